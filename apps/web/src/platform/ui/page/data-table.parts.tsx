import { Held } from '../../../../testing/catalogue/held.tsx';
import { Cell, type Column, DataTable, Row, type Sorting } from './data-table.tsx';

type Key = 'name' | 'picks' | 'points';

const columns: readonly Column<Key>[] = [
  { key: 'name', head: 'Player', canSort: true },
  { key: 'picks', head: 'Picks', isEnd: true },
  { key: 'points', head: 'Points', isEnd: true, canSort: true },
];

const players = [
  { name: 'anders', picks: 31, points: 120 },
  { name: 'billie', picks: 28, points: 96 },
  { name: 'chiara', picks: 30, points: 141 },
];

function Players({
  isSlim = false,
  caption,
}: {
  readonly isSlim?: boolean;
  readonly caption: string;
}) {
  return (
    <Held<Sorting<Key>> start={{ by: 'name', isDown: false }}>
      {(sorting, set) => {
        const { by, isDown } = sorting;
        const onSort = (key: Key) => set({ by: key, isDown: key === by && !isDown });
        const sorted = players.toSorted(
          (a, b) => (isDown ? -1 : 1) * (a[by] < b[by] ? -1 : Number(a[by] > b[by])),
        );
        return (
          <DataTable {...{ caption, columns, sorting, onSort, isSlim }}>
            {sorted.map(({ name, picks, points }) => (
              <Row key={name} isChosen={name === 'billie'}>
                <Cell of="name" isLead>
                  {name}
                </Cell>
                <Cell of="picks">{picks}</Cell>
                <Cell of="points">{points}</Cell>
              </Row>
            ))}
          </DataTable>
        );
      }}
    </Held>
  );
}

export const isWide = true;

export const states = {
  'sorted, one row chosen': <Players caption="Players" />,
  slim: <Players caption="Players, slim" isSlim />,
};
