import {
  countTiersInSlices,
  createEntryBlock,
  type GoalStage,
  goalTiersInSlices,
} from '@callshot/rules';
import { keptFor } from '../../platform/background/kept-for.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard } from './event-board.ts';

/** Everybody's trophy by goals, as a board stands. */
export interface GoalTiers {
  /** By position in the board's directory. */
  readonly trophyTypeIds: Uint8Array;
  /** Entrants by trophy type, wood first. */
  readonly counts: readonly number[];
}

type Board = Pick<EventBoard, 'goals' | 'stages' | 'entrants'>;

/** Counted in slices once a board, when somebody asks; null = its trophies go by rank. */
export const goalTiersOf = keptFor(async (board: Board): Promise<GoalTiers | null> => {
  const stages = goalStagesOf(board);
  if (stages === null) return null;
  const trophyTypeIds = await runInSlices(
    goalTiersInSlices(stages, board.entrants.directory.count),
  );
  return { trophyTypeIds, counts: await runInSlices(countTiersInSlices(trophyTypeIds)) };
});

function goalStagesOf({ goals, stages, entrants }: Board): GoalStage[] | null {
  if (goals === null) return null;
  const { blocks, directory } = entrants;
  return stages.flatMap(({ loaded, scoring }) => {
    const { id, index, stage, layout } = loaded;
    const goal = goals[index]?.right;
    const block = blocks.get(id) ?? createEntryBlock(directory.count, layout.stride);
    return goal === undefined ? [] : [{ stage, layout, scoring, block, goal }];
  });
}
