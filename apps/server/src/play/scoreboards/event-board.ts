import type { EarlierStandings, Scoreboard, StageGoal } from '@callshot/rules';
import { type LoadedEvent, shownSince } from '../events/loaded-event.ts';
import type { LastResult } from '../events/results/last-result.ts';
import type { Entrants } from './entrants.ts';
import type { LateEntrants } from './late-entrants.ts';
import type { BoardStage } from './score-entrants.ts';

/** One state of an event's board; the next results replace it whole. */
export interface EventBoard {
  readonly eventId: number;
  /** Grows with every change; the same on every process that shows the same state. */
  readonly generation: number;
  readonly computedAt: Date;
  readonly stages: readonly BoardStage[];
  /** The stage that the event ends with; null while it is open. */
  readonly decider: BoardStage | null;
  /** The goal of each stage, sealed or not; null = trophies go by rank. */
  readonly goals: readonly StageGoal[] | null;
  readonly scoreboard: Scoreboard;
  readonly entrants: Entrants;
  /**
   * The state that the entrants were read at; they serve every board until a seal, an entry or a layout
   * changes.
   */
  readonly entrantsOf: string;
  /** Among the stages on the board. */
  readonly lastResult: LastResult | null;
  /** Standings before the last result, computed on first use; null = there were no ranks yet. */
  readonly earlier: () => Promise<EarlierStandings | null>;
  /** Late entrants, read on first use. */
  readonly late: () => Promise<LateEntrants>;
}

/** A board of which nothing is computed yet. */
export type UnscoredBoard = Pick<EventBoard, 'eventId' | 'generation' | 'stages' | 'entrants'>;

type Versions = 'version' | 'officialVersion' | 'entrantsVersion' | 'matchesVersion';

/** All of them only grow, so their sum names a state of seals, entries, entrants, results and matches. */
export const generationOf = ({
  row,
}: {
  readonly row: Pick<LoadedEvent['row'], Versions>;
}): number => row.version + row.officialVersion + row.entrantsVersion + row.matchesVersion;

/** Names the entries that stand on the event's board, and how their bytes lie. */
export const entrantsOf = ({ row, stages }: LoadedEvent): string =>
  [
    row.entrantsVersion,
    ...stages.flatMap((stage) => {
      const since = shownSince(stage);
      return since ? `${stage.id}@${since.getTime()} ${stage.layout.fingerprint}` : [];
    }),
  ].join(' ');

/** Places take twelve bytes an entrant: a total, the one before, a position, and who stands at one. */
export const bytesOfPlaces = ({ scoreboard }: EventBoard): number => 12 * scoreboard.entrantCount;

/** Picks, ids with their index, and what a search needs of the names. */
export const bytesOfEntrants = ({ stages, entrants }: EventBoard): number =>
  stages.reduce((sum, { loaded }) => sum + loaded.layout.stride, 36) * entrants.directory.count;
