import { Held } from '../../../../testing/catalogue/held.tsx';
import { Button } from './button.tsx';
import { Reorder } from './reorder.tsx';

const teams = ['Vitality', 'Spirit', 'MOUZ'].map((key) => ({ key }));

export const states = {
  'a list to order': (
    <Held start={teams}>
      {(items, set) => (
        <Reorder
          label="Seeds"
          items={items}
          nameOf={({ key }) => key}
          onMove={(from, to) => {
            const rest = items.filter((_, at) => at !== from);
            set(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
          }}
        >
          {({ key }, _, grip) => (
            <Button size="sm" icon="swap" {...grip}>
              {key}
            </Button>
          )}
        </Reorder>
      )}
    </Held>
  ),
};
