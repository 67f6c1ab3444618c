import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { PickType } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { type ProposedPair, proposeRound } from './propose-round.ts';
import { swissEnding } from './swiss-ending.ts';
import { isSwissDone, swissTable } from './swiss-table.ts';

const seedsOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const match = (
  round: number,
  [first, second]: readonly [number, number | null],
  result: TeamMatch['result'] = 'first',
): TeamMatch => ({ round, teamIds: [first, second], result });

const ids = (pairs: readonly ProposedPair[]) => pairs.map(({ teamIds }) => teamIds);

/** Each pair in one order, and the pairs too. */
const asSet = (pairs: readonly (readonly (number | null)[])[]) =>
  pairs.map((pair) => pair.toSorted((a, b) => (a ?? 0) - (b ?? 0)).join('-')).toSorted();

interface Run {
  readonly teams: number;
  readonly enough: number;
  readonly seed: number;
}

/** Plays every proposal by chance, and hands each to `check`. */
function play(
  { teams, enough, seed }: Run,
  check: (pairs: readonly ProposedPair[], matches: readonly TeamMatch[]) => void,
): readonly TeamMatch[] {
  const random = randomOf(seed);
  const field = { seeds: seedsOf(teams), enough };
  let matches: readonly TeamMatch[] = [];
  for (let rounds = 0; rounds <= 2 * enough; rounds += 1) {
    const proposal = proposeRound(field, matches);
    if (!proposal.ok) {
      expect(proposal.problem).toEqual({ code: 'all_played' });
      return matches;
    }
    check(proposal.pairs, matches);
    const results = proposal.pairs.map(({ teamIds }) =>
      match(proposal.round, teamIds, random() < 0.5 ? 'first' : 'second'),
    );
    matches = [...matches, ...results];
  }
  throw new Error('It does not end');
}

const runs = fc.record({
  teams: fc.integer({ min: 2, max: 40 }),
  enough: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer({ min: 1, max: 1e6 }),
});

describe('any number of teams and wins', () => {
  test('everybody who plays on is paired once, and it ends after as many rounds as it can have [rule: swiss-14]', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const field = { seeds: seedsOf(run.teams), enough: run.enough };
        const matches = play(run, (pairs, before) => {
          const table = swissTable(field, before);
          const playing = table.ok ? table.rows.filter((row) => !isSwissDone(row, run.enough)) : [];
          const paired = ids(pairs)
            .flat()
            .filter((teamId) => teamId !== null);
          expect(paired.toSorted((a, b) => a - b)).toEqual(
            playing.map(({ teamId }) => teamId).toSorted((a, b) => a - b),
          );
          const byes = pairs.filter(({ teamIds }) => teamIds[1] === null).length;
          expect(byes).toBe(playing.length % 2);
        });
        expect(Math.max(...matches.map(({ round }) => round ?? 0))).toBeLessThan(2 * run.enough);
      }),
      { numRuns: 150 },
    );
  });

  test('teams meet others of their record, and of an odd number one the next below', () => {
    fc.assert(
      fc.property(runs, (run) => {
        play(run, (pairs, before) => {
          const table = swissTable({ seeds: seedsOf(run.teams), enough: run.enough }, before);
          if (!table.ok) throw new Error(table.problem.code);
          const winsOf = new Map(table.rows.map(({ teamId, wins }) => [teamId, wins]));
          const playing = table.rows.filter((row) => !isSwissDone(row, run.enough));
          const levels = [...new Set(playing.map(({ wins }) => wins))];
          for (const level of levels) {
            const crossing = pairs.filter(({ teamIds }) => {
              const [one = 0, other = -1] = teamIds.map((teamId) => winsOf.get(teamId ?? 0) ?? -1);
              return one >= level && other < level;
            });
            const above = playing.filter(({ wins }) => wins >= level).length;
            expect(crossing).toHaveLength(above % 2);
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  test('as few meet again as any way to pair their pools leaves', () => {
    const small = fc.record({
      teams: fc.integer({ min: 2, max: 11 }),
      enough: fc.integer({ min: 2, max: 3 }),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(small, (run) => {
        play(run, (pairs, before) => {
          const table = swissTable({ seeds: seedsOf(run.teams), enough: run.enough }, before);
          if (!table.ok) throw new Error(table.problem.code);
          const playing = table.rows.filter((row) => !isSwissDone(row, run.enough));
          const repeats = pairs.filter(({ isRepeat }) => isRepeat).length;
          expect(repeats).toBe(fewestRepeats(playing));
        });
      }),
      { numRuns: 100 },
    );
  });

  test('byes go round, and the same matches give the same proposal in any order', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const field = { seeds: seedsOf(run.teams), enough: run.enough };
        play(run, (pairs, before) => {
          expect(proposeRound(field, before.toReversed())).toMatchObject({ pairs });
        });
      }),
      { numRuns: 50 },
    );
  });

  test('hundreds of teams are paired in no time', { timeout: 10_000 }, () => {
    for (const teams of [63, 64, 249, 250]) play({ teams, enough: 5, seed: teams }, () => {});
  });
});

type Row = {
  readonly teamId: number;
  readonly wins: number;
  readonly met: readonly (number | null)[];
};

/** By trying every way: of a pool all pair, but one of an odd number. */
function fewestRepeats(playing: readonly Row[]): number {
  const levels = [...new Set(playing.map(({ wins }) => wins))].toSorted((a, b) => b - a);
  const pools = levels.map((level) => playing.filter(({ wins }) => wins === level));
  const cost = (one: Row, other: Row | null) => (one.met.includes(other?.teamId ?? null) ? 1 : 0);
  const within = (teams: readonly Row[]): number => {
    const [one, ...others] = teams;
    if (!one) return 0;
    return Math.min(
      ...others.map((other) => cost(one, other) + within(others.filter((team) => team !== other))),
    );
  };
  const from = (at: number, down: Row | null): number => {
    const pool = pools[at];
    if (!pool) return down ? cost(down, null) : 0;
    const teams = down ? [down, ...pool] : pool;
    if (teams.length % 2 === 0) return within(teams) + from(at + 1, null);
    return Math.min(
      ...teams.map((left) => within(teams.filter((team) => team !== left)) + from(at + 1, left)),
    );
  };
  return from(0, null);
}

describe('the first round', () => {
  test('the upper half meets the lower one by seed', () => {
    const proposal = proposeRound({ seeds: [7, 5, 3, 1], enough: 2 }, []);
    expect(proposal.ok && ids(proposal.pairs)).toEqual([
      [7, 3],
      [5, 1],
    ]);
  });

  test('of an odd number the last seed has a bye, which is a win', () => {
    const field = { seeds: seedsOf(5), enough: 2 };
    const proposal = proposeRound(field, []);
    expect(proposal.ok && ids(proposal.pairs)).toEqual([
      [1, 3],
      [2, 4],
      [5, null],
    ]);
    const next = proposeRound(field, [
      match(1, [1, 3]),
      match(1, [2, 4]),
      match(1, [5, null], 'open'),
    ]);
    expect(next).toMatchObject({ ok: false, problem: { code: 'round_runs', open: 1 } });
    const after = proposeRound(field, [match(1, [1, 3]), match(1, [2, 4]), match(1, [5, null])]);
    expect(after.ok && asSet(ids(after.pairs))).not.toContain('-5');
  });

  test('teams that staff have paired already are left where they are', () => {
    const field = { seeds: seedsOf(6), enough: 2 };
    const proposal = proposeRound(field, [match(1, [1, 6], 'open')]);
    expect(proposal).toMatchObject({ ok: true, round: 1 });
    expect(proposal.ok && ids(proposal.pairs)).toEqual([
      [2, 4],
      [3, 5],
    ]);
  });
});

describe('what cannot have been played is refused', () => {
  const round1 = [match(1, [1, 3]), match(1, [2, 4])];
  const round2 = [match(2, [1, 2]), match(2, [3, 4])];
  test.each([
    { why: 'a stranger', matches: [match(1, [1, 9])], code: 'unknown_team' },
    { why: 'a team against itself', matches: [match(1, [1, 1])], code: 'own_opponent' },
    { why: 'a draw', matches: [match(1, [1, 3], 'draw')], code: 'no_winner' },
    { why: 'a result in doubt', matches: [match(1, [1, 3], 'unclear')], code: 'no_winner' },
    {
      why: 'two matches in one round',
      matches: [...round1, match(1, [1, 2])],
      code: 'plays_twice',
    },
    { why: 'no round', matches: [{ ...match(1, [1, 3]), round: null }], code: 'no_round' },
    { why: 'round 0', matches: [match(0, [1, 3])], code: 'no_round' },
    { why: 'round 1.5', matches: [match(1.5, [1, 3])], code: 'no_round' },
    { why: 'a round left out', matches: [match(1, [1, 3]), match(2, [1, 2])], code: 'left_out' },
    { why: 'a gap', matches: [...round1, match(3, [1, 2])], code: 'left_out' },
    {
      why: 'a match on top of an open one',
      matches: [match(1, [1, 3], 'open'), match(1, [2, 4]), match(2, [2, 4])],
      code: 'not_over',
    },
    {
      why: 'a team that is through',
      matches: [...round1, ...round2, match(3, [1, 3])],
      code: 'plays_on',
    },
    {
      why: 'a round after the last',
      matches: [...round1, ...round2, match(3, [2, 3]), match(9, [2, 3])],
      code: 'plays_on',
    },
  ])('$why', ({ matches, code }) => {
    const field = { seeds: seedsOf(4), enough: 2 };
    expect(proposeRound(field, matches)).toMatchObject({ ok: false, problem: { code } });
    expect(swissEnding(field, matches, 2)).toMatchObject({ ok: false, problem: { code } });
  });

  test('a stage of one team has no rounds', () => {
    expect(proposeRound({ seeds: [1], enough: 2 }, [])).toMatchObject({
      problem: { code: 'too_few_teams' },
    });
  });
});

describe('official rows follow from records', () => {
  const field = { seeds: seedsOf(4), enough: 2 };
  const two = [match(1, [1, 3]), match(1, [2, 4]), match(2, [1, 2]), match(2, [3, 4])];

  test('a team is through, or out, as soon as its record says so', () => {
    expect(swissEnding(field, two, 2)).toEqual({
      ok: true,
      ends: [
        { teamId: 1, pickTypeIds: [PickType.advancing, PickType.cleanSweepWinner] },
        { teamId: 4, pickTypeIds: [PickType.eliminated, PickType.cleanSweepLoser] },
      ],
      isOver: false,
      won: null,
    });
    const [, , , last] = two;
    const running = two.filter((one) => one !== last);
    const ending = swissEnding(field, running, 2);
    expect(ending.ok && ending.ends.map(({ teamId }) => teamId)).toEqual([1]);
  });

  test('where other numbers go through nothing is told before the end, and staff say who does', () => {
    expect(swissEnding(field, two, 1)).toMatchObject({ ends: [], isOver: false });
    const all = [...two, match(3, [2, 3])];
    expect(swissEnding(field, all, 1)).toMatchObject({ ends: [], isOver: true, won: 2 });
    expect(swissEnding(field, all, 2)).toMatchObject({ isOver: true, won: null });
  });

  test('a match that both lost makes numbers uncertain until the end', () => {
    const lost = [match(1, [1, 3], 'both_lost'), match(1, [2, 4])];
    const all = [...lost, match(2, [2, 1]), match(2, [4, 3])];
    expect(swissEnding(field, all, 2)).toMatchObject({ ok: true, ends: [] });
  });
});
