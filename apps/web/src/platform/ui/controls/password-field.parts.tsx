import { Held } from '../../../../testing/catalogue/held.tsx';
import { PasswordField } from './password-field.tsx';

export const states = {
  empty: (
    <Held start="">
      {(value, set) => <PasswordField label="Password" value={value} onChange={set} />}
    </Held>
  ),
  wrong: (
    <Held start="abc">
      {(value, set) => (
        <PasswordField label="New password" value={value} onChange={set} error="Too short." />
      )}
    </Held>
  ),
};
