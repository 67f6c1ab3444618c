import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { everyBracketEnding, someResults } from '../../fixtures/every-ending.ts';
import { qualifierStage } from '../../fixtures/special-brackets.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { groupBracketStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { finalMatch } from '../bracket/final-match.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type MatchPick, NO_PICKS } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { championCalls } from './champion-call.ts';

const ENDINGS = 600;

/** The winner of a bracket that was played to its end, after a reset if there was one. */
function championOf(stage: EventStage, rows: readonly MatchPick[]): number | null {
  const graph = compileBracket(stage.format);
  const rowOf = (match: number | null) => rows.find(({ matchIndex }) => matchIndex === match);
  const reset = graph.reset === null ? undefined : rowOf(graph.reset);
  const last = reset && reset.topTeamId !== null ? reset : rowOf(finalMatch(graph));
  return last?.winnerTeamId ?? null;
}

describe.each([
  { why: 'single elimination', stage: playoffStage({ teams: 4, elimination: 'single' }) },
  { why: 'byes', stage: playoffStage({ teams: 5, elimination: 'single' }) },
  { why: 'double elimination', stage: playoffStage({ teams: 4, useSeriesScore: false }) },
  {
    why: 'a reset',
    stage: playoffStage({ teams: 4, hasReset: true, useSeriesScore: false }),
  },
])('the called champion with $why', ({ stage }) => {
  const layout = compileLayout(stage);
  const substage = stage.substages[0]!;

  test('is who wins the slip, and stands as every ending says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(8), (seed, known) => {
        const slip = clickedSlip(stage, randomOf(seed));
        const official = someResults(stage, substage, randomOf(seed + 1), known);
        const endings = everyBracketEnding(stage, substage, official, ENDINGS);
        fc.pre(endings !== null && endings.length > 0);
        const call = championCalls(stage, layout, { groupStagePicks: [], matchPicks: official })?.(
          encodePicks(stage, layout, slip),
        );
        const teamId = championOf(stage, slip.matchPicks);
        expect(call?.teamId).toBe(teamId);
        const champions = endings.map((ending) => championOf(stage, ending));
        if (!champions.includes(teamId)) expect(['wrong', 'void']).toContain(call?.outcome);
        else {
          const isSure = champions.every((champion) => champion === teamId);
          expect(call?.outcome).toBe(isSure ? 'correct' : 'pending');
        }
      }),
      runs(60),
    );
  });

  test('is nobody where the stage was skipped', () => {
    const callOf = championCalls(stage, layout, NO_PICKS);
    expect(callOf?.(new Uint8Array(layout.stride))).toBeNull();
  });
});

test('stages that no single team wins have none', () => {
  for (const stage of [swissStage(), groupBracketStage(), qualifierStage()]) {
    expect(championCalls(stage, compileLayout(stage), NO_PICKS)).toBeNull();
  }
});
