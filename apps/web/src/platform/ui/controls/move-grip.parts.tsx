import { Held } from '../../../../testing/catalogue/held.tsx';
import { MoveGrip } from './move-grip.tsx';
import { Reorder } from './reorder.tsx';

const teams = ['Vitality', 'Spirit', 'MOUZ'].map((key) => ({ key }));

export const states = {
  'first, between, last': (
    <Held start={teams}>
      {(items, set) => (
        <Reorder
          label="Teams"
          items={items}
          nameOf={({ key }) => key}
          onMove={(from, to) => {
            const rest = items.filter((_, at) => at !== from);
            set(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
          }}
        >
          {({ key }, at, grip, onMoveTo) => (
            <MoveGrip
              label={`Move ${key}`}
              title="Drag"
              {...{ at, count: items.length, grip, onMoveTo }}
            />
          )}
        </Reorder>
      )}
    </Held>
  ),
};
