import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledKey } from '../../fixtures/called-key.ts';
import { randomOf, randomPicks } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { crowdPicks } from '../slots/crowd-picks.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { type Backing, backingOf } from './backing.ts';
import { matrixInSlices } from './build-matrix.ts';
import { compareMembers } from './compare-members.ts';
import { type Matrix, type MatrixColumn, optionAt } from './matrix.ts';
import { aloneFact, crowdFact, type SharedColumn, splitFact } from './matrix-facts.ts';
import { sortMembers } from './sort-members.ts';

interface Drawn extends Matrix {
  readonly members: readonly PickSet[];
  readonly backing: readonly (readonly Backing[])[];
  readonly shared: readonly SharedColumn[];
}

function drawn(stage: EventStage, seed: number): Drawn {
  const random = randomOf(seed);
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, randomPicks(stage, random));
  const draw = (count: number) => Array.from({ length: count }, () => randomPicks(stage, random));
  const members = draw(1 + Math.floor(random() * 7));
  const crowd = [...members, ...draw(4)];
  const encode = (picks: PickSet) => encodePicks(stage, layout, picks);
  const matrix = runAtOnce(matrixInSlices({ stage, layout, scoring }, members.map(encode)));
  const counts = layout.slots.map(() => new Uint32Array(256));
  for (const entry of crowd.map(encode)) {
    entry.forEach((byte, slot) => {
      const counted = counts[slot];
      if (counted) counted[byte] = (counted[byte] ?? 0) + 1;
    });
  }
  const backing = backingOf(matrix.columns, matrix.rows, crowdPicks(stage, layout, counts));
  const shared = matrix.columns.map((column, at) => ({
    ...column,
    backing: (backing[at] ?? []).map(({ teamId, members: own, entrants }) => ({
      teamId,
      league: own / members.length,
      everybody: entrants / crowd.length,
    })),
  }));
  return { ...matrix, members, backing, shared };
}

/** Whether a slip has a team through, or calls it to win that match. */
const backs = (stage: EventStage, picks: PickSet, column: MatrixColumn, teamId: number): boolean =>
  column.matchKey === null
    ? picks.groupStagePicks.some(
        (pick) =>
          pick.teamId === teamId &&
          pick.eventSubstageId === column.eventSubstageId &&
          pick.pickTypeId === PickType.advancing,
      )
    : picks.matchPicks.some(
        (pick) =>
          pick.winnerTeamId === teamId &&
          pick.eventSubstageId === column.eventSubstageId &&
          calledKey(stage, pick) === column.matchKey,
      );

const callKey = (drawnOf: Drawn, row: number, column: number): string => {
  const option = optionAt(drawnOf.rows[row] ?? { cells: '' }, drawnOf.columns, column);
  return option ? JSON.stringify([option.call, option.teamId, option.score]) : 'none';
};

const forEverySeed = (stage: EventStage, check: (drawnOf: Drawn) => void): void =>
  fc.assert(
    fc.property(fc.integer(), (seed) => check(drawn(stage, seed))),
    runs(15),
  );

describe.each(EVERY_STAGE)('$why', ({ stage }) => {
  test('backers are counted as on the slips, most first', () => {
    forEverySeed(stage, ({ columns, backing, members }) => {
      columns.forEach((column, at) => {
        const teams = backing[at] ?? [];
        for (const { teamId, members: count } of teams) {
          expect(count).toBe(members.filter((picks) => backs(stage, picks, column, teamId)).length);
        }
        const counts = teams.map(({ members: count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        if (column.teamId !== null)
          expect(teams.map(({ teamId }) => teamId)).toEqual([column.teamId]);
      });
    });
  });

  test('the fact of who is alone holds, and there is none where nobody is', () => {
    forEverySeed(stage, (all) => {
      const { rows, columns } = all;
      const isAlone = (row: number, column: number): boolean => {
        const own = optionAt(rows[row] ?? { cells: '' }, columns, column);
        return (
          own !== null &&
          rows.every((other, at) => {
            const theirs = optionAt(other, columns, column);
            return at === row || theirs?.call !== own.call || theirs.teamId !== own.teamId;
          })
        );
      };
      const alone = rows.flatMap((_, row) =>
        columns.flatMap((__, column) => (isAlone(row, column) ? [{ row, column }] : [])),
      );
      const fact = aloneFact(columns, rows, 0);
      if (rows.length < 2 || alone.length === 0) {
        expect(fact).toBeNull();
        return;
      }
      expect(alone).toContainEqual({ row: fact?.row, column: fact?.column });
      expect(fact?.row === 0).toBe(alone.some(({ row }) => row === 0));
    });
  });

  test('no other column divides the league more evenly', () => {
    forEverySeed(stage, ({ shared, rows, members }) => {
      const evenness = shared.map((column) => {
        const counts = column.backing.map(
          ({ teamId }) => members.filter((picks) => backs(stage, picks, column, teamId)).length,
        );
        const [first = 0, second = 0] = counts.toSorted((a, b) => b - a);
        return column.teamId === null
          ? Math.min(first, second)
          : Math.min(first, members.length - first);
      });
      const fact = splitFact(shared, rows);
      const most = Math.max(0, ...evenness);
      expect(fact ? Math.min(fact.backers, fact.others) : 0).toBe(most);
      if (fact) expect(evenness[fact.column]).toBe(most);
    });
  });

  test('nowhere else does the league differ more from everybody', () => {
    forEverySeed(stage, ({ shared }) => {
      const gaps = shared.flatMap(({ backing }) =>
        backing.map(({ league, everybody }) => Math.abs((league ?? 0) - (everybody ?? 0))),
      );
      const fact = crowdFact(shared);
      expect(fact ? Math.abs(fact.league - fact.everybody) : 0).toBe(Math.max(0, ...gaps));
    });
  });

  test('two members differ exactly where their slips do', () => {
    forEverySeed(stage, (all) => {
      const { rows, columns } = all;
      const other = rows.length - 1;
      const places = columns.map((_, at) => at);
      const [a, b] = [rows[0] ?? { cells: '' }, rows[other] ?? { cells: '' }];
      const { same, differences } = compareMembers(columns, a, b);
      const isSame = (at: number) => callKey(all, 0, at) === callKey(all, other, at);
      expect(differences.map(({ column }) => column)).toEqual(places.filter((at) => !isSame(at)));
      expect(same).toBe(places.filter((at) => isSame(at) && callKey(all, 0, at) !== 'none').length);
    });
  });

  test('an order loses nobody, and a column puts equal calls together', () => {
    forEverySeed(stage, (all) => {
      const rows = all.rows.map((row, at) => ({ ...row, username: `member${at % 3}` }));
      for (const by of ['member', 'points', 0, all.columns.length - 1] as const) {
        for (const isUp of [true, false]) {
          const order = sortMembers(rows, all.columns, by, isUp);
          expect(order.toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at));
          const valueIn = (at: number) => {
            if (by === 'member') return rows[at]?.username ?? '';
            if (by === 'points') return rows[at]?.points ?? 0;
            return callKey(all, at, by);
          };
          const values = order.map(valueIn);
          const groups = values.filter((value, at) => value !== values[at - 1]);
          expect(new Set(groups).size).toBe(groups.length);
          if (typeof by === 'number' && all.columns[by]?.teamId === null && !isUp) {
            const backers = order.map(
              (at) => optionAt(rows[at] ?? { cells: '' }, all.columns, by)?.members ?? 0,
            );
            expect(backers).toEqual(backers.toSorted((a, b) => b - a));
          }
          if (by !== 'points') continue;
          const sorted = values.toSorted((a, b) => Number(a) - Number(b));
          expect(values).toEqual(isUp ? sorted : sorted.toReversed());
        }
      }
    });
  });
});

test('nobody is alone in a league of one, and nothing divides it', () => {
  const stage = EVERY_STAGE[0]?.stage;
  if (!stage) throw new Error('No stage');
  const { columns, shared, rows } = drawn(stage, 1);
  const one = rows.slice(0, 1);
  expect(aloneFact(columns, one, 0)).toBeNull();
  expect(aloneFact([], [], null)).toBeNull();
  expect(splitFact([], [])).toBeNull();
  expect(crowdFact(shared.map((column) => ({ ...column, backing: [] })))).toBeNull();
});
