import type { Crowd } from '@callshot/contract';
import {
  type CrowdCounts,
  countCrowdInSlices,
  crowdPicks,
  type EntryBlock,
  type StageScoring,
  spreadPointsInSlices,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import { runInSlices } from '../scoreboards/slices.ts';
import type { Seals } from '../seals/seals.ts';

export interface CrowdParts {
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
}

/** What all entrants together picked of the sealed stages, and what it came to. */
export interface CrowdReader {
  crowd(eventId: number): Promise<Outcome<Crowd, 'event_not_found'>>;
}

/** Fewer entries would say what single entrants picked [rule: boards-27]. */
const FEWEST = 5;

type BoardStage = EventBoard['stages'][number];

export function createCrowdReader({ seals, boards }: CrowdParts): CrowdReader {
  // Picks are counted once for each seal, points once for each result.
  const counted = new WeakMap<EntryBlock, Promise<CrowdCounts>>();
  const spread = new WeakMap<StageScoring, Promise<Uint32Array>>();
  const pointsOf = (scoring: StageScoring, block: EntryBlock, submitted: number) => {
    const spreading =
      spread.get(scoring) ?? runInSlices(spreadPointsInSlices({ scoring, block }, submitted));
    spread.set(scoring, spreading);
    return spreading;
  };
  const crowdOf = async (
    { loaded, scoring }: BoardStage,
    block: EntryBlock,
  ): Promise<Crowd['stages']> => {
    const counting = counted.get(block) ?? runInSlices(countCrowdInSlices(block));
    counted.set(block, counting);
    const { submitted, counts } = await counting;
    if (submitted < FEWEST) return [];
    const points = scoring.hasResults ? await pointsOf(scoring, block, submitted) : [];
    return [
      {
        eventStageId: loaded.id,
        entrants: submitted,
        ...crowdPicks(loaded.stage, loaded.layout, counts),
        points: [...points]
          .map((entrants, own) => ({ points: own, entrants }))
          .filter(({ entrants }) => entrants > 0),
      },
    ];
  };

  const kept = new WeakMap<EventBoard, Promise<Crowd>>();
  const read = async ({ stages, entrants }: EventBoard): Promise<Crowd> => {
    const crowds: Crowd['stages'] = [];
    for (const stage of stages) {
      const block = entrants.blocks.get(stage.loaded.id);
      if (block) crowds.push(...(await crowdOf(stage, block)));
    }
    return Object.freeze({ stages: crowds });
  };

  return {
    crowd: async (eventId) => {
      const event = await seals.currentEvent(eventId);
      const board = event && (await boards.boardOf(eventId));
      if (!board) return refuse('event_not_found');
      const crowd = kept.get(board) ?? read(board);
      kept.set(board, crowd);
      return done(await crowd);
    },
  };
}
