import type { LoadedStage } from '../loaded-event.ts';
import type { EventChange } from '../running/change-event.ts';
import {
  clearOfficialMatch,
  deleteOfficialPick,
  holdSlots,
  releaseSlots,
  upsertOfficialPick,
} from './official-picks.repository.ts';
import { isResultRow, rowsOfPicks } from './official-rows.ts';

/** The source of results: staff, which no import overwrites, or the wiki. */
export type OfficialSource = 'manual' | 'import';

/**
 * Stores a stage's official results. Unchanged rows keep their source and start time. Changed rows
 * get the new source, except those that only follow from another change. A match whose result is
 * withdrawn keeps its start time. Imports do not restore a result that staff withdraw.
 */
export async function replaceOfficial(
  { trx, event, now }: EventChange,
  { id, official }: Pick<LoadedStage, 'id' | 'official'>,
  {
    source,
    isConsequence = false,
  }: { readonly source: OfficialSource; readonly isConsequence?: boolean },
): Promise<void> {
  const keyOf = (row: { eventSubstageId: number; slot: string }) =>
    `${row.eventSubstageId} ${row.slot}`;
  const rows = rowsOfPicks(official);
  const kept = new Set(rows.map(keyOf));
  const gone = event.officialRows.filter((row) => row.eventStageId === id && !kept.has(keyOf(row)));
  for (const row of gone) {
    if (row.matchStartsAt === null) await deleteOfficialPick(trx, row);
    else await clearOfficialMatch(trx, row, now);
  }
  for (const row of rows) {
    await upsertOfficialPick(trx, { ...row, source, updatedAt: now }, isConsequence);
  }
  if (source === 'manual' && !isConsequence) {
    const decided = rows.filter(isResultRow);
    const stands = new Set(decided.map(keyOf));
    const had = event.officialRows.filter((row) => row.eventStageId === id && isResultRow(row));
    await releaseSlots(trx, decided);
    await holdSlots(
      trx,
      had.filter((row) => !stands.has(keyOf(row))),
    );
  }
}
