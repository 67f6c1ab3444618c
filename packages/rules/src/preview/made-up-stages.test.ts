import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROSSED, TWO_GROUPS } from '../../fixtures/crossed-formats.ts';
import { expectAccepted } from '../../fixtures/expect-playable.ts';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import { drawnFreeform, mutatedFormat } from '../../fixtures/mutated-formats.ts';
import { bothAdvanceStage } from '../../fixtures/special-brackets.ts';
import { type Random, randomOf } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE } from '../../fixtures/synthetic-stages.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { stageCalls } from '../calls/stage-calls.ts';
import { parseFormat } from '../format/parse-format.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { EventFormat, FormatStage } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { replayOfficial } from '../stage/replay-submission.ts';
import { drawResults, drawSlip } from './draw-results.ts';
import { followResults } from './follow-results.ts';
import { madeUpStages } from './made-up-stages.ts';

const of = (...stages: readonly FormatStage[]): EventFormat => ({
  version: 1,
  stages,
  scoringBreakdown: { groups: [] },
});

const double8 = generateBracket({ teamCount: 8, elimination: 'double' });

const EVERY = EVERY_STAGE.map(({ stage }) => stage.format);

const FORMATS: readonly { readonly why: string; readonly format: EventFormat }[] = [
  ...CROSSED,
  // A format has no more than twelve stages.
  ...[0, 7, 14].map((at) => ({
    why: `seven kinds of stages from ${at}`,
    format: of(...EVERY.slice(at, at + 7)),
  })),
  { why: 'drawn by hand, with a reset', format: playoffsFormat(drawnFreeform(double8), true) },
  { why: 'both teams advance', format: of(bothAdvanceStage().format) },
  { why: 'a final and a third place', format: playoffsFormat(FREEFORM_BRACKET) },
];

/** The stage as it is once these results are official. */
const withResults = (stage: EventStage, { matchPicks }: PickSet): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: matchPicks.filter(
      ({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId,
    ),
  })),
});

function expectTrial(format: EventFormat, random: Random): void {
  let stages = madeUpStages(format, random);
  const results: (PickSet | null)[] = stages.map(() => null);
  for (const index of stages.keys()) {
    const stage = stages[index]!;
    const slip = drawSlip(stage, random);
    expectAccepted(stage, slip);
    const official = drawResults(stage, random);
    expect(replayOfficial(stage, official)).toMatchObject({ ok: true });
    const over = withResults(stage, official);
    expect(isStageDecided(over, official)).toBe(true);
    const { ledger } = stageCalls(over, slip, official);
    expect(ledger.filter(({ outcome }) => outcome === 'pending')).toEqual([]);
    results[index] = official;
    const before = stages;
    stages = followResults(format, before, results, random);
    // Played stages keep their teams.
    expect(stages.slice(0, index + 1)).toEqual(before.slice(0, index + 1));
  }
}

describe('a format can be picked and played to its end with teams of its own', () => {
  test.each(FORMATS)('$why', ({ format }) => {
    for (let seed = 0; seed < 8; seed += 1) expectTrial(format, randomOf(seed));
  });

  test.each(FORMATS)('$why, changed', ({ format }) => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomOf(seed);
        const parsed = parseFormat(JSON.stringify(mutatedFormat(format, random)));
        if (!parsed.ok) return;
        accepted += 1;
        expectTrial(parsed.value, random);
      }),
      { numRuns: 30 },
    );
    expect(accepted).toBeGreaterThan(3);
  });
});

test('results differ from one drawing to the next', () => {
  const [stage] = madeUpStages(playoffsFormat(double8), randomOf(1));
  const champions = [1, 2, 3, 4, 5, 6].map(
    (seed) => stage && drawResults(stage, randomOf(seed)).matchPicks.at(-1)?.winnerTeamId,
  );
  expect(new Set(champions).size).toBeGreaterThan(1);
});

test('a trial goes on with the teams that the drawn results bring [rule: formats-48]', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = randomOf(seed);
    const stages = madeUpStages(TWO_GROUPS, random);
    const groups = drawResults(stages[0]!, random);
    const [, playoffs] = followResults(TWO_GROUPS, stages, [groups, null], random);
    const rankedIn = (group: number, pickTypeId: number) =>
      groups.groupStagePicks.find(
        (row) =>
          row.eventSubstageId === stages[0]!.substages[group]!.eventSubstageId &&
          row.pickTypeId === pickTypeId,
      )?.teamId;
    const [first, second] = playoffs!.substages[0]!.officialMatches;
    expect([first?.topTeamId, first?.bottomTeamId]).toEqual([rankedIn(0, 5), rankedIn(1, 6)]);
    expect(new Set([second?.topTeamId, second?.bottomTeamId])).toEqual(
      new Set([rankedIn(1, 5), rankedIn(0, 6)]),
    );
  }
});
