import type { EventStage, GroupStagePick } from '@callshot/rules';
import { PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import {
  groupsWith,
  ordersWith,
  swissWith,
} from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { endOf, teamEndsOf, withEnd, withRestOut } from './team-results.ts';

type Rows = readonly GroupStagePick[];

const { advancing, cleanSweepLoser, cleanSweepWinner, eliminated, firstPlace, secondPlace } =
  PickType;

const row = (teamId: number, pickTypeId: GroupStagePick['pickTypeId']): GroupStagePick => ({
  eventStageId: 1,
  eventSubstageId: 10,
  teamId,
  pickTypeId,
});
const said = (rows: Rows | null) => rows?.map(({ teamId, pickTypeId }) => [teamId, pickTypeId]);

function enter(stage: EventStage, rows: Rows, teamId: number, value: string): Rows | null {
  const end = teamEndsOf(stage, 0).find((other) => other.value === value);
  if (!end) throw new Error(`No end ${value}`);
  return withEnd(stage, rows, { eventSubstageId: 10, teamId }, end);
}

/** One 3-0 team is asked for; the tournament has two. */
const swiss = swissWith({ cleanSweepWinnerCount: 1, cleanSweepLoserCount: 1 });

test.each([
  { end: 'through', types: [advancing] },
  { end: '3-0', types: [advancing, cleanSweepWinner] },
  { end: 'out', types: [eliminated] },
  { end: '0-3', types: [cleanSweepLoser, eliminated] },
  { end: 'open', types: [] },
])('a team with $end is told by its rows, whatever it was before', ({ end, types }) => {
  for (const before of teamEndsOf(swiss, 0)) {
    const rows = enter(swiss, [], 1, before.value) ?? [];
    const after = enter(swiss, rows, 1, end);
    expect(said(after)).toEqual(types.map((type) => [1, type]));
    expect(endOf(swiss, after ?? [], { eventSubstageId: 10, teamId: 1 }).value).toBe(end);
  }
});

test('every real 3-0 team can be named, however few slips ask for', () => {
  const one = enter(swiss, [], 1, '3-0') ?? [];
  expect(enter(swiss, one, 2, '3-0')).toHaveLength(4);
});

test('a team that went out without a win is out without a word of it', () => {
  const at = { eventSubstageId: 10, teamId: 1 };
  expect(endOf(swiss, [row(1, cleanSweepLoser)], at).value).toBe('0-3');
});

test('the rest is out in one go, but never more teams than can be', () => {
  const [substage] = swiss.substages;
  if (!substage) throw new Error('no substage');
  expect(withRestOut(swiss, [], substage)).toBeNull();
  const through = [1, 2, 3, 4, 5, 6, 7, 8].map((team) => row(team, advancing));
  const known = [...through, row(16, cleanSweepLoser)];
  const all = withRestOut(swiss, known, substage);
  expect(all?.filter(({ pickTypeId }) => pickTypeId === eliminated)).toHaveLength(7);
  expect(withRestOut(swiss, all ?? [], substage)).toBe(all);
  // A tournament may send fewer on than a slip does.
  const seven = withRestOut(swiss, through.slice(1), substage);
  expect(seven?.filter(({ pickTypeId }) => pickTypeId === eliminated)).toHaveLength(9);
});

test('another first takes the place; the team that had it still advances', () => {
  const groups = groupsWith({});
  const first = enter(groups, [], 1, 'first') ?? [];
  const second = enter(groups, first, 2, 'second') ?? [];
  expect(said(enter(groups, second, 2, 'first'))).toEqual([
    [1, advancing],
    [2, advancing],
    [2, firstPlace],
  ]);
  expect(said(second)).toContainEqual([2, secondPlace]);
});

test('places of an order are entered one by one; a place goes to the team that was named last', () => {
  const orders = ordersWith({}, [5]);
  const first = enter(orders, [], 1, 'place-1') ?? [];
  const third = enter(orders, first, 2, 'place-3') ?? [];
  expect(said(third)).toEqual([
    [1, 101],
    [2, 103],
  ]);
  expect(said(enter(orders, third, 2, 'place-1'))).toEqual([[2, 101]]);
  expect(teamEndsOf(orders, 0).map(({ value }) => value)).toHaveLength(6);
});
