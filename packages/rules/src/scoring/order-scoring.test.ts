import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordersWith } from '../../fixtures/clickable-stages.ts';
import { perfectSlip } from '../../fixtures/perfect-slip.ts';
import { randomOf, randomPicks, shuffled } from '../../fixtures/synthetic-picks.ts';
import { orderStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, NO_PICKS, type PickSet, typeOfPlace } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { compileScoring } from './compile-scoring.ts';
import { mostTogether } from './most-together.ts';

/** One group of five, 5 points for a place, 3 if missed by one, 1 by two. */
const stage = ordersWith({}, [5]);

/** The teams of the group in this order. */
const orderedAs = (...teamIds: readonly number[]): PickSet => ({
  groupStagePicks: teamIds.map((teamId, at) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId: typeOfPlace(at + 1),
  })),
  matchPicks: [],
});

function scored(of: EventStage, slip: PickSet, official: PickSet) {
  const layout = compileLayout(of);
  const scoring = compileScoring(of, layout, official);
  const entry = encodePicks(of, layout, slip);
  return { scoring, entry, total: scoring.totalOf(entry), ledger: scoring.ledgerOf(entry) };
}

const slip = orderedAs(1, 2, 3, 4, 5);
test.each([
  { why: 'the order as it came', came: [1, 2, 3, 4, 5], points: 25 },
  { why: 'two neighbours exchanged', came: [2, 1, 3, 4, 5], points: 3 * 5 + 2 * 3 },
  { why: 'the first missed by four', came: [2, 3, 4, 5, 1], points: 4 * 3 },
  { why: 'the order reversed', came: [5, 4, 3, 2, 1], points: 5 + 2 * 1 },
])('$why pays $points [rule: scoring-17]', ({ came, points }) => {
  expect(scored(stage, slip, orderedAs(...came)).total).toBe(points);
});

test('a place that is missed by one is within one place, and not exact [rule: scoring-18]', () => {
  const { ledger } = scored(stage, slip, orderedAs(2, 1, 3, 4, 5));
  expect(ledger.filter(({ teamId }) => teamId === 1)).toMatchObject([
    { rule: 'Within 2 Places', worth: 1, points: 1, outcome: 'correct' },
    { rule: 'Within 1 Place', worth: 2, points: 2, outcome: 'correct' },
    { rule: 'Exact Place', worth: 2, points: 0, outcome: 'wrong' },
  ]);
});

test('a call is lost once no free place is near enough [rule: scoring-19]', () => {
  const [first, second] = orderedAs(5, 4).groupStagePicks;
  const { ledger } = scored(stage, slip, { ...NO_PICKS, groupStagePicks: [first!, second!] });
  const outcomesOf = (team: number) =>
    ledger.filter(({ teamId }) => teamId === team).map(({ outcome }) => outcome);
  // The third place is the nearest that is free.
  expect(outcomesOf(1)).toEqual(['pending', 'wrong', 'wrong']);
  expect(outcomesOf(2)).toEqual(['pending', 'pending', 'wrong']);
  expect(outcomesOf(3)).toEqual(['pending', 'pending', 'pending']);
  expect(outcomesOf(5)).toEqual(['wrong', 'wrong', 'wrong']);
});

describe.each([
  { why: 'two distances', of: orderStage() },
  { why: 'exact places alone', of: ordersWith({ pointsByDistance: [] }, [4, 3]) },
  { why: 'twenty teams', of: ordersWith({ pointsByDistance: [4, 2] }, [20]) },
])('$why', ({ of }) => {
  const { pointsPerExactPlace, pointsByDistance = [] } = of.format.groupStageDetails.wholeOrder;
  const pays = [pointsPerExactPlace, ...pointsByDistance];

  test('points are those of each team by how far its place is missed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 100 }), (seed, share) => {
        const random = randomOf(seed);
        const called = randomPicks(of, random);
        const came = shuffled(randomPicks(of, random).groupStagePicks, random);
        const known = came.slice(0, Math.round((came.length * share) / 100));
        const { total, ledger, scoring, entry } = scored(of, called, {
          groupStagePicks: known,
          matchPicks: [],
        });
        const placeIn = (rows: readonly GroupStagePick[], pick: GroupStagePick) =>
          rows.find((row) => row.teamId === pick.teamId)?.pickTypeId;
        const expected = called.groupStagePicks.reduce((sum, pick) => {
          const at = placeIn(known, pick);
          return sum + (at === undefined ? 0 : (pays[Math.abs(at - pick.pickTypeId)] ?? 0));
        }, 0);
        expect(total).toBe(expected);
        expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(expected);
        const open = ledger.filter(({ outcome }) => outcome === 'pending');
        const most = open.reduce((sum, { worth }) => sum + worth, total);
        expect(scoring.maximumOf(entry).points).toBeLessThanOrEqual(most);
      }),
      runs(60),
    );
  });

  test('the order as it came is the perfect slip [rule: scoring-20]', () => {
    const official = randomPicks(of, randomOf(3));
    const { total, scoring } = scored(of, perfectSlip(of, official), official);
    const teams = of.substages.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
    expect(total).toBe(teams * pointsPerExactPlace);
    expect(scoring.perfectTotal).toBe(total);
  });
});

test('the most of pairs is the most of all ways to pair', () => {
  const best = (worth: readonly (readonly number[])[], taken: readonly number[] = []): number => {
    const [row, ...others] = worth;
    if (row === undefined) return 0;
    const paired = row.flatMap((own, column) =>
      taken.includes(column) ? [] : [own + best(others, [...taken, column])],
    );
    return Math.max(best(others, taken), ...paired);
  };
  const table = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
    .chain(([rows, columns]) => {
      const row = fc.array(fc.nat({ max: 6 }), { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    });
  fc.assert(
    fc.property(table, (worth) => {
      expect(mostTogether(worth)).toBe(best(worth));
    }),
    runs(150),
  );
});
