import { Held } from '../../../../testing/catalogue/held.tsx';
import { TextField } from './text-field.tsx';

export const states = {
  'with a hint': (
    <Held start="">
      {(value, set) => (
        <TextField label="League name" hint="3 to 40 letters." value={value} onChange={set} />
      )}
    </Held>
  ),
  wrong: (
    <Held start="ab">
      {(value, set) => (
        <TextField label="Username" value={value} onChange={set} error="Use at least 3 letters." />
      )}
    </Held>
  ),
  'with an end': (
    <Held start="40">
      {(value, set) => <TextField label="Limit" value={value} onChange={set} end="members" />}
    </Held>
  ),
  disabled: <TextField label="Mail" value="a@example.com" disabled onChange={() => undefined} />,
};
