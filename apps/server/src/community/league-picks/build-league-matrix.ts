import type { LeaguePicks } from '@callshot/contract';
import {
  backingOf,
  FEWEST_TOLD,
  type Matrix,
  type MatrixRow,
  matrixInSlices,
  throughPlaces,
} from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard } from '../../play/scoreboards/boards.ts';

/** Teams listed for a match, by how many members picked them. */
const TEAMS_OF_MATCH = 4;

/** The crowd's picks of the stage; null = too few entrants. */
type StageCrowd = Parameters<typeof backingOf>[2] & { readonly entrants: number };

/** Members' picks of a stage without their names. */
export interface LeagueMatrix {
  readonly columns: LeaguePicks['columns'];
  /** Most points first. */
  readonly rows: readonly (MatrixRow & { readonly userId: number })[];
}

interface PickedStage {
  readonly board: EventBoard;
  readonly eventStageId: number;
}

/** Reads members' entries from the board's memory; who skipped the stage has no row. */
export async function buildLeagueMatrix(
  { board, eventStageId }: PickedStage,
  userIds: Iterable<number>,
  crowd: StageCrowd | null,
): Promise<LeagueMatrix> {
  const { directory, blocks } = board.entrants;
  const block = blocks.get(eventStageId);
  const judged = board.stages.find(({ loaded }) => loaded.id === eventStageId);
  if (!judged || !block) return { columns: [], rows: [] };
  const members: number[] = [];
  function* entries(): Generator<Uint8Array> {
    for (const userId of userIds) {
      const entrant = directory.find(userId);
      const entry = entrant === null ? null : (block?.read(entrant) ?? null);
      if (entry?.some((byte) => byte !== 0) !== true) continue;
      members.push(userId);
      yield entry;
    }
  }
  const { stage, layout } = judged.loaded;
  const { columns, rows } = await runInSlices(
    matrixInSlices({ stage, layout, scoring: judged.scoring }, entries()),
  );
  return {
    columns: withBacking({ columns, rows }, crowd, throughPlaces(stage)),
    rows: rows
      .map((row, at) => ({ ...row, userId: members[at] as number }))
      .toSorted((a, b) => b.points - a.points || a.userId - b.userId),
  };
}

function withBacking(
  { columns, rows }: Matrix,
  crowd: StageCrowd | null,
  throughIn: ReturnType<typeof throughPlaces>,
): LeaguePicks['columns'] {
  const backing = backingOf(columns, rows, crowd, throughIn);
  const everybody = crowd?.entrants ?? 0;
  return columns.map(({ options, ...column }, at) => ({
    ...column,
    options: options.map(({ score, ...option }) => ({
      ...option,
      score: score && [score[0], score[1]],
    })),
    backing: (backing[at] ?? []).slice(0, TEAMS_OF_MATCH).map(({ teamId, members, entrants }) => ({
      teamId,
      league: percentageOf(members, rows.length),
      everybody: percentageOf(entrants, everybody),
    })),
  }));
}

const percentageOf = (count: number, all: number): number | null =>
  all < FEWEST_TOLD ? null : Math.round((100 * count) / all);
