import { Held } from '../../../../testing/catalogue/held.tsx';
import { Segmented } from './segmented.tsx';

type View = 'list' | 'grid' | 'bracket';

const plain: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'grid', label: 'Grid' },
];

export const states = {
  'two words': (
    <Held<View> start="list">
      {(value, set) => <Segmented label="View" items={plain} value={value} onChange={set} />}
    </Held>
  ),
  'with icons, one disabled': (
    <Held<View> start="grid">
      {(value, set) => (
        <Segmented
          label="Drawing"
          items={[
            { value: 'list', label: 'List', icon: 'list' },
            { value: 'grid', label: 'Grid', icon: 'grid' },
            { value: 'bracket', label: 'Bracket', icon: 'bracket', isDisabled: true },
          ]}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  ),
};
