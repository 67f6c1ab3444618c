import type { Crowd } from '@callshot/contract';
import {
  type CrowdCounts,
  crowdPicks,
  type EntryBlock,
  FEWEST_TOLD,
  rarePicksInSlices,
  type StageScoring,
  spreadPointsInSlices,
} from '@callshot/rules';
import { keptFor } from '../../platform/background/kept-for.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import { countBlock } from '../scoreboards/count-block.ts';
import type { Seals } from '../seals/seals.ts';

export interface CrowdParts {
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
}

/** The most picked answers of the sealed stages, and their score. */
export interface CrowdReader {
  crowd(eventId: number): Promise<Outcome<Crowd, 'event_not_found'>>;
}

type BoardStage = EventBoard['stages'][number];

export function createCrowdReader({ seals, boards }: CrowdParts): CrowdReader {
  // Counted once for each result.
  const pointsOf = keptFor((scoring: StageScoring, block: EntryBlock, submitted: number) =>
    runInSlices(spreadPointsInSlices({ scoring, block }, submitted)),
  );
  const rareOf = keptFor((scoring: StageScoring, counted: CrowdCounts) =>
    runInSlices(rarePicksInSlices(scoring, counted)),
  );
  const crowdOf = async (
    { loaded, scoring }: BoardStage,
    block: EntryBlock,
  ): Promise<Crowd['stages']> => {
    const counted = await countBlock(block);
    const { submitted, counts } = counted;
    if (submitted < FEWEST_TOLD) return [];
    const points = scoring.hasResults ? await pointsOf(scoring, block, submitted) : [];
    return [
      {
        eventStageId: loaded.id,
        entrants: submitted,
        ...crowdPicks(loaded.stage, loaded.layout, counts),
        rare: [...(await rareOf(scoring, counted))],
        points: [...points]
          .map((entrants, own) => ({ points: own, entrants }))
          .filter(({ entrants }) => entrants > 0),
      },
    ];
  };

  const crowdOn = keptFor(async ({ stages, entrants }: EventBoard): Promise<Crowd> => {
    const crowds: Crowd['stages'] = [];
    for (const stage of stages) {
      const block = entrants.blocks.get(stage.loaded.id);
      if (block) crowds.push(...(await crowdOf(stage, block)));
    }
    return Object.freeze({ stages: crowds });
  });

  return {
    crowd: async (eventId) => {
      const event = await seals.currentEvent(eventId);
      const board = event && (await boards.boardOf(eventId));
      if (!board) return refuse('event_not_found');
      return done(await crowdOn(board));
    },
  };
}
