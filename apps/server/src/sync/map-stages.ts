import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type MappedStage,
  mappedStage,
  remembered,
  rememberedTable,
  type WikiMatch,
  type WikiTable,
} from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import type { EventWiki } from './sync.repository.ts';
import type { WikiMatchRow } from './wiki-records.repository.ts';

/** What one look at the wiki brought of an event. */
export interface Look {
  readonly matches: readonly WikiMatch[];
  /** None where they were not asked for. */
  readonly tables: readonly WikiTable[];
  readonly readAt: Date;
}

interface Known {
  readonly matches: readonly Pick<WikiMatchRow, 'record'>[];
  readonly tables: readonly { readonly record: WikiTable }[];
}

export interface StageRecords extends MappedStage {
  readonly loaded: LoadedStage;
}

/** The records of every stage as they count after a look, found in turns of the event loop. */
export async function mapStages(
  event: LoadedEvent,
  { mapping }: Pick<EventWiki, 'mapping'>,
  look: Look,
  known: Known,
): Promise<StageRecords[]> {
  const matches = mergedMatches(look, known);
  const tables = mergedTables(look, known);
  const stages: StageRecords[] = [];
  for (const loaded of event.stages) {
    const counts = mappedStage(loaded.stage, mapping, { matches, tables });
    await nextTurn();
    const { gone } = mappedStage(loaded.stage, mapping, { matches: look.matches, tables });
    stages.push({ ...counts, gone, loaded });
    await nextTurn();
  }
  return stages;
}

/** Answers may lack records: what was said before counts on. */
function mergedMatches({ matches }: Look, known: Known): WikiMatch[] {
  const byId = new Map(known.matches.map(({ record }) => [record.matchId, record]));
  for (const match of matches) {
    byId.set(match.matchId, remembered(byId.get(match.matchId), match));
  }
  return [...byId.values()];
}

function mergedTables({ tables }: Look, known: Known): WikiTable[] {
  const nameOf = ({ pageId, index }: WikiTable) => `${pageId} ${index}`;
  const byName = new Map(known.tables.map(({ record }) => [nameOf(record), record]));
  for (const table of tables) {
    byName.set(nameOf(table), rememberedTable(byName.get(nameOf(table)), table));
  }
  return [...byName.values()];
}
