import { Held } from '../../../../testing/catalogue/held.tsx';
import { Switch } from './switch.tsx';

export const states = {
  off: (
    <Held start={false}>
      {(isOn, set) => <Switch label="Private league" isOn={isOn} onChange={set} />}
    </Held>
  ),
  'on, with a hint': (
    <Held start>
      {(isOn, set) => (
        <Switch label="Reminders" hint="An hour before picks lock." isOn={isOn} onChange={set} />
      )}
    </Held>
  ),
  disabled: <Switch label="Push" isOn={false} isDisabled onChange={() => undefined} />,
};
