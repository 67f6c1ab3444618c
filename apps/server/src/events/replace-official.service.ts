import type { EventChange } from './change-event.ts';
import type { LoadedStage } from './loaded-event.ts';
import {
  clearOfficialMatch,
  deleteOfficialPick,
  upsertOfficialPick,
} from './official-picks.repository.ts';
import { rowsOfPicks } from './official-rows.ts';

/**
 * Stores a stage's official results. Unchanged rows keep their source and start time. Changed rows
 * are marked as staff's word, which no import overwrites, or as a consequence. A match whose result
 * is withdrawn keeps its start time.
 */
export async function replaceOfficial(
  { trx, event, now }: EventChange,
  { id, official }: Pick<LoadedStage, 'id' | 'official'>,
  { isStaffsWord }: { readonly isStaffsWord: boolean },
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
  for (const row of rows) await upsertOfficialPick(trx, { ...row, updatedAt: now }, isStaffsWord);
}
