import { Held } from '../../../../testing/catalogue/held.tsx';
import { Checkbox } from './checkbox.tsx';

export const states = {
  off: (
    <Held start={false}>
      {(isOn, set) => <Checkbox label="Only my leagues" isOn={isOn} onChange={set} />}
    </Held>
  ),
  on: (
    <Held start>
      {(isOn, set) => <Checkbox label="Tell me by mail" isOn={isOn} onChange={set} />}
    </Held>
  ),
  disabled: <Checkbox label="Members may invite" isOn isDisabled onChange={() => undefined} />,
};
