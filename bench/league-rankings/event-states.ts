import { keptFor } from '../../apps/server/src/platform/background/kept-for.ts';
import { runInSlices } from '../../apps/server/src/platform/slices.ts';
import type { EventBoard } from '../../apps/server/src/play/scoreboards/boards.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import {
  buildScoreboardInSlices,
  compileScoring,
  earlierStandingsInSlices,
  type ScoreboardInput,
} from '../../packages/rules/src/index.ts';
import { syntheticEvent } from '../scoring/synthetic-event.ts';

/** Those of `syntheticEvent`. */
export const eventStages = () =>
  [swissStage(), playoffStage({ teams: 8, hasReset: true })] as const;

/** An event in memory, whose results change. */
export function createEventStates(entrantCount: number, eventId: number) {
  const stages = eventStages();
  const stage = stages[1];
  const event = syntheticEvent(entrantCount);
  const [swiss, playoffs] = event.stages;
  if (!swiss || !playoffs) throw new Error('no stages');
  const stateOf = (
    seed: number,
  ): ScoreboardInput & { official: ReturnType<typeof randomPicks> } => {
    const official = randomPicks(stage, randomOf(seed));
    const scoring = compileScoring(stage, playoffs.layout, official);
    return { official, entrants: event.entrants, stages: [swiss, { ...playoffs, scoring }] };
  };
  let generation = 0;
  let board: EventBoard | null = null;
  const enterResult = async (): Promise<void> => {
    generation += 1;
    const [before, now] = [stateOf(generation), stateOf(generation + 1)];
    const scoreboard = await runInSlices(buildScoreboardInSlices(now));
    const earlier = keptFor((_: object) => runInSlices(earlierStandingsInSlices(before)));
    const boardStages = now.stages.map(({ layout, scoring }, index) => ({
      loaded: {
        ...{ id: index + 1, index, layout, official: now.official },
        stage: stages[index] ?? stage,
      },
      scoring,
    }));
    board = {
      ...{ eventId, generation, scoreboard, computedAt: new Date() },
      stages: boardStages,
      decider: boardStages[1] ?? null,
      entrants: {
        directory: event.entrants,
        blocks: new Map(now.stages.map(({ block }, index) => [index + 1, block])),
      },
      lastResult: { at: new Date(), rows: [] },
      earlier: () => earlier(scoreboard),
      late: async () => ({ rows: [], placeOf: new Map() }),
    } as unknown as EventBoard;
  };
  return {
    enterResult,
    board: async (): Promise<EventBoard> => {
      if (!board) await enterResult();
      if (!board) throw new Error('no board');
      return board;
    },
    totals: () => board?.scoreboard.totals ?? [],
  };
}
