import { Held } from '../../../../testing/catalogue/held.tsx';
import { Stepper } from './stepper.tsx';

export const states = {
  empty: (
    <Held start="">
      {(value, set) => <Stepper label="Rounds" value={value} least={1} most={9} onChange={set} />}
    </Held>
  ),
  wrong: (
    <Held start="12">
      {(value, set) => (
        <Stepper label="Teams" value={value} least={2} most={8} error="2 to 8." onChange={set} />
      )}
    </Held>
  ),
  disabled: (
    <Stepper label="Best of" value="3" least={1} most={7} isDisabled onChange={() => undefined} />
  ),
};
