import { Held } from '../../../../testing/catalogue/held.tsx';
import { NumberStepper } from './number-stepper.tsx';

export const states = {
  'in its middle': (
    <Held start={3}>
      {(value, set) => (
        <NumberStepper label="Wins to advance" value={value} least={1} most={5} onChange={set} />
      )}
    </Held>
  ),
  'at its end': (
    <Held start={5}>
      {(value, set) => (
        <NumberStepper label="Losses to go out" value={value} least={1} most={5} onChange={set} />
      )}
    </Held>
  ),
};
