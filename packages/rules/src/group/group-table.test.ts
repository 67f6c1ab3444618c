import { assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GroupStageDetails } from '../model/format.ts';
import { PickType } from '../model/picks.ts';
import { roundRobin } from './fixtures.ts';
import {
  fatesOfTable,
  groupTable,
  isTableWhole,
  openTies,
  type TableMatch,
} from './group-table.ts';

const details: GroupStageDetails = {
  totalAdvancing: 2,
  advancingCount: 2,
  groupCount: 1,
  scoreFirstPlace: true,
  scoreSecondPlace: true,
} as GroupStageDetails;

/** '1-2 2:0', or '1-2 w/o', '1-2 ff', '1-2' */
function match(text: string): TableMatch {
  const [sides = '', end] = text.split(' ');
  const [topTeamId = 0, bottomTeamId = 0] = sides.split('-').map(Number);
  const at = {
    topTeamId,
    bottomTeamId,
    winnerTeamId: null,
    topTeamScore: null,
    bottomTeamScore: null,
  };
  if (end === undefined) return { ...at, outcome: 'open' };
  if (end === 'ff') return { ...at, outcome: 'double_forfeit' };
  if (end === 'w/o') return { ...at, outcome: 'walkover', winnerTeamId: topTeamId };
  const [top = 0, bottom = 0] = end.split(':').map(Number);
  const scores = { topTeamScore: top, bottomTeamScore: bottom };
  if (top === bottom) return { ...at, ...scores, outcome: 'draw' };
  return {
    ...at,
    ...scores,
    outcome: 'won',
    winnerTeamId: top > bottom ? topTeamId : bottomTeamId,
  };
}

const table = (teams: number, matches: readonly string[], order: number[] | null = null) =>
  groupTable(
    Array.from({ length: teams }, (_, at) => at + 1),
    matches.map(match),
    order && { teamIds: order, note: 'coin toss' },
  );

const placesOf = (rows: ReturnType<typeof table>) =>
  rows.map(({ teamId, place, partedBy }) => `${place}. ${teamId} ${partedBy ?? ''}`.trim());

describe('the order of a table', () => {
  test('a win is worth three points, a draw one', () => {
    const [first, second, third] = table(3, ['1-2 2:0', '2-3 1:1', '1-3 1:1']);
    expect(first).toMatchObject({ teamId: 1, wins: 1, draws: 1, losses: 0, points: 4 });
    expect(second).toMatchObject({ teamId: 3, draws: 2, points: 2, mapsWon: 2, mapsLost: 2 });
    expect(third).toMatchObject({ teamId: 2, draws: 1, losses: 1, points: 1 });
  });

  test('the difference of maps comes before who won among the level', () => {
    const rows = table(4, ['1-2 2:1', '1-3 0:2', '1-4 2:1', '2-3 2:0', '2-4 2:0', '3-4 0:2']);
    expect(placesOf(rows)).toEqual(['1. 2 maps', '2. 1 maps', '3. 4 maps', '4. 3 maps']);
  });

  test('with as many maps it is the match of the two', () => {
    const rows = table(4, ['1-2 2:0', '1-3 1:2', '1-4 2:1', '2-3 2:0', '2-4 2:0', '3-4 2:1']);
    const two = rows.filter(({ teamId }) => teamId === 1 || teamId === 2);
    expect(two.map(({ points, mapsWon, mapsLost }) => [points, mapsWon - mapsLost])).toEqual([
      [6, 2],
      [6, 2],
    ]);
    expect(two.map(({ teamId, partedBy }) => [teamId, partedBy])).toEqual([
      [1, 'head_to_head'],
      [2, 'head_to_head'],
    ]);
  });

  test('a circle of equal wins stays level until staff say otherwise', () => {
    const circle = ['1-2 2:0', '2-3 2:0', '3-1 2:0'];
    expect(placesOf(table(3, circle))).toEqual(['1. 1', '1. 2', '1. 3']);
    expect(placesOf(table(3, circle, [3, 1, 2]))).toEqual([
      '1. 3 staff',
      '2. 1 staff',
      '3. 2 staff',
    ]);
  });

  test('staff never outdo what was played', () => {
    expect(table(2, ['1-2 2:0'], [2, 1]).map(({ teamId }) => teamId)).toEqual([1, 2]);
  });

  test('a walkover is a win without maps, and nobody has points of what both gave up', () => {
    const rows = table(3, ['1-2 w/o', '2-3 ff', '1-3 2:1']);
    expect(rows[0]).toMatchObject({ teamId: 1, points: 6, mapsWon: 2 });
    expect(rows.slice(1).map(({ points, losses }) => [points, losses])).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });
});

test('a table is whole once everything is played and everybody has met', () => {
  const teams = [1, 2, 3];
  const whole = ['1-2 2:0', '2-3 2:0', '3-1 ff'];
  expect(isTableWhole(teams, whole.map(match))).toBe(true);
  expect(isTableWhole(teams, [...whole, '1-2'].map(match))).toBe(false);
  expect(isTableWhole(teams, whole.slice(1).map(match))).toBe(false);
});

test('who goes through and who is first follows, but for what hangs on a tie', () => {
  const clear = table(4, ['1-2 2:0', '1-3 2:0', '1-4 2:0', '2-3 2:0', '2-4 2:0', '3-4 2:0']);
  const { advancing, firstPlace, secondPlace, eliminated } = PickType;
  expect(fatesOfTable(details, clear)).toEqual([
    { teamId: 1, pickTypeIds: [advancing, firstPlace] },
    { teamId: 2, pickTypeIds: [advancing, secondPlace] },
    { teamId: 3, pickTypeIds: [eliminated] },
    { teamId: 4, pickTypeIds: [eliminated] },
  ]);
  expect(openTies(details, clear)).toEqual([]);
  const tied = table(4, ['1-2 2:0', '1-3 2:0', '1-4 2:0', '2-3 2:0', '3-4 2:0', '4-2 2:0']);
  expect(fatesOfTable(details, tied)).toEqual([
    { teamId: 1, pickTypeIds: [advancing, firstPlace] },
  ]);
  expect(openTies(details, tied)).toEqual([[2, 3, 4]]);
});

test('a tie of those who are all out asks nobody', () => {
  const rows = table(5, [
    ...['1-2 2:0', '1-3 2:0', '1-4 2:0', '1-5 2:0', '2-3 2:0', '2-4 2:0', '2-5 2:0'],
    ...['3-4 2:0', '4-5 2:0', '5-3 2:0'],
  ]);
  expect(openTies(details, rows)).toEqual([]);
  expect(fatesOfTable(details, rows)).toHaveLength(5);
});

const ends = constantFrom('2:0', '2:1', '1:2', '0:2', '1:1', 'w/o', 'ff');

test('of any results the order is one of points, and counts every match once for each side', () => {
  const fixtures = roundRobin([1, 2, 3, 4, 5], false);
  assert(
    property(tuple(...fixtures.map(() => ends)), (results) => {
      const played = fixtures.map(({ teamIds }, at) => `${teamIds.join('-')} ${results[at]}`);
      const rows = table(5, played);
      expect(rows.map(({ teamId }) => teamId).toSorted()).toEqual([1, 2, 3, 4, 5]);
      for (const [at, row] of rows.entries()) {
        expect(row.played).toBe(4);
        expect(row.place).toBe(1 + rows.filter((other) => other.place < row.place).length);
        expect(row.points).toBeLessThanOrEqual(rows[at - 1]?.points ?? row.points);
      }
      const staff = table(5, played, [5, 4, 3, 2, 1]);
      expect(staff.every(({ levelWith }) => levelWith === 1)).toBe(true);
      expect(fatesOfTable(details, staff)).toHaveLength(5);
    }),
  );
});
