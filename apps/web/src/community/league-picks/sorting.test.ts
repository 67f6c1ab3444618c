import type { LeaguePicks } from '@callshot/contract';
import { expect, test } from 'vitest';
import { BY_POINTS, inOrder, namedLike, sortedBy } from './sorting.ts';

const option = (call: string) => ({ call, teamId: 1, score: null, members: 1 });
const rows = [
  { username: 'clutch-noah', points: 12, cells: '0' },
  { username: 'rally-noah', points: 12, cells: '0' },
  { username: 'nadia_ivory', points: 10, cells: '1' },
  { username: 'SolsticeAlex', points: 10, cells: '1' },
  { username: 'static-emma', points: 8, cells: '.' },
  { username: 'Priya64', points: 6, cells: '2' },
];
const told = {
  rows,
  columns: [{ teamId: 1, options: ['undefeated', 'through', 'winless'].map(option) }],
} as unknown as LeaguePicks;
const names = (of: readonly { username: string }[]) => of.map(({ username }) => username);

test('the best first, and of equals by name', () => {
  expect(names(inOrder(told, BY_POINTS))).toEqual([
    ...['clutch-noah', 'rally-noah', 'nadia_ivory', 'SolsticeAlex', 'static-emma', 'Priya64'],
  ]);
});

test('a press on another head orders by it, a second one turns it round', () => {
  const byName = sortedBy(BY_POINTS, 'member');
  expect(byName).toEqual({ by: 'member', isUp: true });
  expect(names(inOrder(told, byName))).toEqual([
    ...['clutch-noah', 'nadia_ivory', 'Priya64', 'rally-noah', 'SolsticeAlex', 'static-emma'],
  ]);
  expect(sortedBy(byName, 'member')).toEqual({ by: 'member', isUp: false });
  expect(sortedBy(byName, 'points')).toEqual(BY_POINTS);
  expect(sortedBy(BY_POINTS, 'points')).toEqual({ by: 'points', isUp: true });
  expect(sortedBy(sortedBy(BY_POINTS, 0), 0)).toEqual({ by: 0, isUp: true });
});

test('by a column who called the most of its team is first, who called nothing last', () => {
  const byColumn = sortedBy(BY_POINTS, 0);
  expect(byColumn).toEqual({ by: 0, isUp: false });
  expect(names(inOrder(told, byColumn))).toEqual([
    ...['clutch-noah', 'rally-noah', 'nadia_ivory', 'SolsticeAlex', 'Priya64', 'static-emma'],
  ]);
});

test.each([
  { typed: 'noah', found: ['clutch-noah', 'rally-noah'] },
  { typed: '  PRIYA ', found: ['Priya64'] },
  { typed: '_', found: ['nadia_ivory'] },
  { typed: ' ', found: names(rows) },
  { typed: 'nobody', found: [] },
])('members like “$typed”', ({ typed, found }) => {
  const members = rows as unknown as LeaguePicks['rows'];
  expect(names(namedLike(members, typed))).toEqual(found);
});
