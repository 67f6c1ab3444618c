import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  fixtureRows,
  type HandRow,
  type HandState,
  newRow,
  withBye,
  withEnd,
  withScore,
  withTeam,
} from './hand-state.ts';
import { mergeHands } from './merge-hands.ts';

const row = (id: number, change: Partial<HandRow> = {}): HandRow => ({
  ...newRow({ eventSubstageId: 1, round: 1, bestOf: 3, teamIds: [10 * id, 10 * id + 1] }),
  key: `match-${id}`,
  id,
  ...change,
});
const state = (...rows: HandRow[]): HandState => ({ rows, orders: [] });
const scored = (of: HandRow, top: number, bottom: number): HandRow =>
  withScore(withScore(of, 'top', top), 'bottom', bottom);

describe('a score', () => {
  test('says how it ended once both numbers are there', () => {
    const half = withScore(row(1), 'top', 2);
    expect(half).toMatchObject({ outcome: 'open', winnerTeamId: null, topTeamScore: 2 });
    const whole = withScore(half, 'bottom', 1);
    expect(whole).toMatchObject({ outcome: 'won', winnerTeamId: 10 });
    expect(scored(row(1), 0, 2)).toMatchObject({ outcome: 'won', winnerTeamId: 11 });
    expect(scored(row(1), 1, 1)).toMatchObject({ outcome: 'draw', winnerTeamId: null });
    expect(withScore(whole, 'top', null)).toMatchObject({ outcome: 'open', winnerTeamId: null });
  });

  test('goes with any other end, and with other teams', () => {
    const whole = scored(row(1), 2, 1);
    const walkover = withEnd(whole, 'walkover', 'bottom');
    expect(walkover).toMatchObject({ outcome: 'walkover', winnerTeamId: 11, topTeamScore: null });
    expect(withTeam(whole, 'top', 77)).toMatchObject({ outcome: 'open', topTeamScore: null });
    expect(withBye(whole)).toMatchObject({
      outcome: 'bye',
      bottomTeamId: null,
      winnerTeamId: null,
    });
  });
});

test('fixtures are rows of everybody against everybody', () => {
  const rows = fixtureRows({
    eventSubstageId: 1,
    teamIds: [1, 2, 3, 4],
    isDouble: true,
    bestOf: 2,
  });
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(12);
  expect(rows.every(({ bestOf, outcome }) => bestOf === 2 && outcome === 'open')).toBe(true);
  expect(bodyOf({ rows, orders: [] }).matches).toHaveLength(12);
});

describe('what somebody else saved meanwhile', () => {
  const base = state(row(1), row(2), row(3));

  test('is taken over where nothing was typed, and what was typed stays', () => {
    const mine = state(scored(row(1), 2, 0), row(2), row(3));
    const theirs = state(row(1), scored(row(2), 2, 1), row(3), row(4));
    const merged = mergeHands(base, mine, theirs);
    expect(merged.state.rows).toEqual([scored(row(1), 2, 0), scored(row(2), 2, 1), row(3), row(4)]);
    expect(merged.both).toEqual([]);
  });

  test('is named where both typed', () => {
    const mine = state(scored(row(1), 2, 0), row(2), row(3));
    const theirs = state(scored(row(1), 0, 2), row(2), row(3));
    const merged = mergeHands(base, mine, theirs);
    expect(merged.state.rows[0]).toEqual(scored(row(1), 2, 0));
    expect(merged.both).toEqual([scored(row(1), 0, 2)]);
  });

  test('both typed the same: nothing to tell', () => {
    const same = state(scored(row(1), 2, 0), row(2), row(3));
    expect(mergeHands(base, same, same).both).toEqual([]);
  });

  test('a match that they deleted is gone, unless something was typed of it', () => {
    const theirs = state(row(3));
    const mine = state(scored(row(1), 2, 0), row(2), row(3));
    const { rows } = mergeHands(base, mine, theirs).state;
    expect(rows).toEqual([row(3), { ...scored(row(1), 2, 0), id: null }]);
  });

  test('a match that was deleted here stays deleted, unless they changed it', () => {
    const mine = state(row(1));
    const theirs = state(row(1), row(2), scored(row(3), 2, 0));
    expect(mergeHands(base, mine, theirs).state.rows).toEqual([row(1), scored(row(3), 2, 0)]);
  });

  test('the same new match is one, and gets its id', () => {
    const own = { ...row(4), id: null, key: 'new-99' };
    const merged = mergeHands(base, state(...base.rows, own), state(...base.rows, row(4)));
    expect(merged.state.rows.at(-1)).toEqual({ ...row(4), key: 'new-99' });
    expect(merged.both).toEqual([]);
  });

  test('a new match that only one has is kept', () => {
    const own = { ...row(5), id: null, key: 'new-98' };
    const merged = mergeHands(base, state(...base.rows, own), state(...base.rows, row(4)));
    expect(merged.state.rows.slice(3)).toEqual([row(4), own]);
  });
});
