import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventfulResults,
  type Random,
  randomOf,
  randomPicks,
  shuffled,
} from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type MatchPick, NO_PICKS, type PickSet } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { compileScoring, type StageScoring } from './compile-scoring.ts';

const RUNS = runs(25);

/** Results as they come in: each step knows everything the one before knew. */
function steps(official: PickSet, random: Random): PickSet[] {
  const rows = shuffled(official.groupStagePicks, random);
  const count = Math.max(rows.length, official.matchPicks.length);
  return Array.from({ length: count + 1 }, (_, known) => ({
    groupStagePicks: rows.slice(0, known),
    matchPicks: official.matchPicks.slice(0, known),
  }));
}

const isCalledOff = (row: MatchPick | undefined): boolean =>
  row?.outcome === 'void' || row?.outcome === 'double_forfeit';

const sumOf = (scoring: StageScoring, entry: Uint8Array): number =>
  scoring.ledgerOf(entry).reduce((sum, row) => sum + row.points, 0);

const entryOf = (stage: EventStage, random: Random): Uint8Array =>
  encodePicks(stage, compileLayout(stage), randomPicks(stage, random));

describe.each(EVERY_STAGE)('$why', ({ stage }) => {
  const layout = compileLayout(stage);

  test('the ledger sums to the total, and the maximum only shrinks [rule: results-2]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isEventful) => {
        const random = randomOf(seed);
        const entry = entryOf(stage, random);
        const official = isEventful ? eventfulResults(stage, random) : randomPicks(stage, random);
        let before = Number.POSITIVE_INFINITY;
        for (const known of steps(official, random)) {
          const scoring = compileScoring(stage, layout, known);
          const total = scoring.totalOf(entry);
          const { points: maximum } = scoring.maximumOf(entry);
          expect(sumOf(scoring, entry)).toBe(total);
          expect(maximum).toBeGreaterThanOrEqual(total);
          // Endings are those in which all is played: only what is called off after all can leave more.
          if (!isCalledOff(known.matchPicks.at(-1))) expect(maximum).toBeLessThanOrEqual(before);
          before = maximum;
        }
      }),
      RUNS,
    );
  });

  test('with complete results nothing is pending, and a perfect slip scores everything', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const official = randomPicks(stage, random);
        const scoring = compileScoring(stage, layout, official);
        const perfect = encodePicks(stage, layout, official);
        expect(scoring.perfectTotal).toBeGreaterThan(0);
        expect(scoring.totalOf(perfect)).toBe(scoring.perfectTotal);
        expect(scoring.ledgerOf(perfect).map((row) => row.outcome)).not.toContain('wrong');
        const other = entryOf(stage, random);
        expect(scoring.totalOf(other)).toBeLessThanOrEqual(scoring.perfectTotal);
        expect(scoring.ledgerOf(other).map((row) => row.outcome)).not.toContain('pending');
      }),
      RUNS,
    );
  });

  test('before the first result everything is pending; scoring twice is the same', () => {
    const entry = entryOf(stage, randomOf(7));
    const scoring = compileScoring(stage, layout, NO_PICKS);
    expect(scoring.hasResults).toBe(false);
    expect(scoring.totalOf(entry)).toBe(0);
    expect(new Set(scoring.ledgerOf(entry).map((row) => row.outcome))).toEqual(
      new Set(['pending']),
    );
    const official = randomPicks(stage, randomOf(8));
    const [once, again] = [0, 1].map(() => compileScoring(stage, layout, official));
    expect(once?.hasResults).toBe(true);
    expect(again?.ledgerOf(entry)).toEqual(once?.ledgerOf(entry));
    expect(again?.units.map(again.tableOf)).toEqual(once?.units.map(once.tableOf));
  });

  test('an empty entry has no rows', () => {
    const scoring = compileScoring(stage, layout, randomPicks(stage, randomOf(3)));
    expect(scoring.ledgerOf(new Uint8Array(layout.stride))).toEqual([]);
    expect(scoring.totalOf(new Uint8Array(layout.stride))).toBe(0);
  });
});
