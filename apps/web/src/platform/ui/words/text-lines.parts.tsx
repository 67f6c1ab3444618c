import { Held } from '../../../../testing/catalogue/held.tsx';
import { TextLines } from './text-lines.tsx';

export const states = {
  'with a hint': (
    <Held start={'Vitality\nSpirit'}>
      {(value, set) => (
        <TextLines label="Teams" hint="One a line." value={value} error={null} onChange={set} />
      )}
    </Held>
  ),
  wrong: (
    <Held start="Vitality">
      {(value, set) => (
        <TextLines
          label="Seeds"
          hint="One a line."
          value={value}
          error="Two teams at least."
          onChange={set}
        />
      )}
    </Held>
  ),
};
