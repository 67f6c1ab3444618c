import { Held } from '../../../../testing/catalogue/held.tsx';
import { Choice } from './choice.tsx';

const options = [
  { value: 'swiss', label: 'Swiss' },
  { value: 'groups', label: 'Groups' },
  { value: 'bracket', label: 'Bracket' },
];

export const states = {
  'one of a few': (
    <Held start="groups">
      {(value, set) => <Choice label="Stage" value={value} options={options} onChange={set} />}
    </Held>
  ),
};
