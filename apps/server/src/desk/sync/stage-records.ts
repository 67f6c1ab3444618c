import type { MappedStage } from '@callshot/rules';
import type { LoadedStage } from '../../play/events/loaded-event.ts';
import type { WikiMatchRow, WikiTableRow } from './wiki-records.repository.ts';

/** The records of an event that are stored. */
export interface Known {
  readonly matches: readonly WikiMatchRow[];
  readonly tables: readonly WikiTableRow[];
}

export type Records = Pick<MappedStage, 'said' | 'tables' | 'byes'>;

/** The stored records of a stage. */
export function recordsOf(
  { matches, tables }: Known,
  { id, stage }: Pick<LoadedStage, 'id' | 'stage'>,
): Records {
  const own = new Set(stage.substages.map(({ eventSubstageId }) => eventSubstageId));
  return {
    said: matches.flatMap(({ eventStageId, eventSubstageId, place, isSwapped, record }) =>
      eventStageId === id ? [{ eventSubstageId, place, isSwapped, match: record }] : [],
    ),
    // They are drawn by looks, which find them by structure.
    byes: [],
    tables: tables.flatMap(({ eventSubstageId, record }) =>
      own.has(eventSubstageId) ? [{ eventSubstageId, table: record }] : [],
    ),
  };
}
