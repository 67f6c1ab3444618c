import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { perfectSlip } from '../../fixtures/perfect-slip.ts';
import {
  eventfulResults,
  type Random,
  randomOf,
  randomPicks,
} from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { type StageCalls, stageCalls } from '../calls/stage-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { runAtOnce } from '../scoreboard/run-at-once.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { LedgerOutcome } from '../scoring/ledger.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { callsOf } from './call-slots.ts';
import { callCounter } from './right-calls.ts';

const RUNS = runs(40);

function countsOf(stage: EventStage, picks: PickSet, official: PickSet) {
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, official);
  const entry = encodePicks(stage, layout, picks);
  const counter = callCounter(stage, layout, scoring);
  const tables = runAtOnce(counter.tables());
  const byTables = tables.reduce((sum, { points, lowSize }, pair) => {
    const [low, high] = [entry[2 * pair] ?? 0, entry[2 * pair + 1] ?? 0];
    return sum + (points[high * lowSize + low] ?? 0);
  }, 0);
  return { ...counter.countOf(entry), byTables };
}

/** The same, told from the calls that a screen marks. */
function markedCalls(stage: EventStage, { matches, teams }: StageCalls): LedgerOutcome[] {
  const { reset } = stage.format.bracket === null ? { reset: null } : compileBracket(stage.format);
  const ofMatches = matches.flatMap(({ match, pick, winner }) => {
    const isTitle = winner[0] !== undefined;
    return pick !== null && (match !== reset || isTitle) ? (winner[0]?.outcome ?? []) : [];
  });
  const sharpest = (parts: StageCalls['teams'][number]['parts']) => parts.at(-1)?.row?.outcome;
  return [...ofMatches, ...teams.flatMap(({ parts }) => sharpest(parts) ?? [])];
}

const someResults = (stage: EventStage, random: Random): PickSet => {
  const official = random() < 0.5 ? eventfulResults(stage, random) : randomPicks(stage, random);
  const share = random();
  const some = <T>(rows: readonly T[]) => rows.slice(0, Math.ceil(share * rows.length));
  return {
    groupStagePicks: some(official.groupStagePicks),
    matchPicks: some(official.matchPicks),
  };
};

describe.each(EVERY_STAGE)('$why', ({ stage }) => {
  test('right calls are those that the ledger marks as right, a pick each [rule: trophies-26]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const picks = randomPicks(stage, random);
        const official = someResults(stage, random);
        const marked = markedCalls(stage, stageCalls(stage, picks, official));
        const { right, open, byTables } = countsOf(stage, picks, official);
        expect(right).toBe(marked.filter((outcome) => outcome === 'correct').length);
        expect(open).toBe(marked.filter((outcome) => outcome === 'pending').length);
        expect(byTables).toBe(right);
      }),
      RUNS,
    );
  });

  test('a full slip makes all calls of its stage, and a perfect one has all of them right [rule: trophies-26]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const official = randomPicks(stage, random);
        const { open } = countsOf(stage, randomPicks(stage, random), NO_PICKS);
        expect(open).toBe(callsOf(stage));
        const { right } = countsOf(stage, perfectSlip(stage, official), official);
        expect(right).toBe(callsOf(stage));
      }),
      RUNS,
    );
  });

  test('calls are counted before the teams are known', () => {
    const substages = stage.substages.map((each) => ({ ...each, teamIds: [] }));
    expect(callsOf({ ...stage, substages })).toBe(callsOf(stage));
  });
});
