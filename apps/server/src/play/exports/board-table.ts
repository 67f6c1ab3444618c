import type { EventBoard } from '../scoreboards/event-board.ts';
import type { ExportTable } from './export-table.ts';
import { slotsOnBoard } from './slots-on-board.ts';

/** Places and points, with the points of each sealed stage. */
export function boardTable({ stages, entrants }: EventBoard): ExportTable {
  const pointsOf = stages.map(({ loaded, scoring }) => {
    const slotsOf = slotsOnBoard(entrants, loaded);
    return (entrant: number) => scoring.totalOf(slotsOf(entrant));
  });
  return {
    head: [
      ...['rank', 'tied', 'player', 'points', 'percentile'],
      ...stages.map(({ loaded }) => loaded.name),
    ],
    linesOf: ({ rank, isTied, player, totalScore, percentile, entrant }) => [
      [
        ...[rank ?? '', isTied ? 'yes' : 'no', player, totalScore, percentile],
        ...pointsOf.map((points) => points(entrant)),
      ],
    ],
    objectOf: ({ rank, isTied, userId, player, totalScore, percentile, entrant }) => ({
      ...{ rank, isTied, userId, player, totalScore, percentile },
      stages: stages.map(({ loaded }, at) => ({
        eventStageId: loaded.id,
        name: loaded.name,
        points: pointsOf[at]?.(entrant) ?? 0,
      })),
    }),
  };
}
