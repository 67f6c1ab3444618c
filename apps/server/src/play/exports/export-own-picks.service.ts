import type { ExportForm, SentFile } from '@callshot/contract';
import { lateLedger } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findEntriesOfUser } from '../picks/entries.repository.ts';
import type { ExportParts } from './export-parts.ts';
import { type ExportTable, fileOf } from './export-table.ts';
import { ledgerHead, ledgerLine } from './ledger-table.ts';

interface OwnRequest {
  readonly userId: number;
  readonly as: ExportForm;
}

/** Sends somebody's own picks of sealed stages, also those that stand on no board. */
export async function exportOwnPicks(
  { db, seals, boards, entries }: ExportParts,
  eventId: number,
  { userId, as }: OwnRequest,
): Promise<Outcome<SentFile, 'event_not_found' | 'nothing_sealed'>> {
  const event = await seals.currentEvent(eventId);
  const board = event && (await boards.boardOf(eventId));
  if (!event || !board) return refuse('event_not_found');
  const read = entries.read(event, await findEntriesOfUser(db, eventId, userId));
  const stages = board.stages.flatMap(({ loaded, scoring }) => {
    const own = read.find(({ entry }) => entry.eventStageId === loaded.id);
    if (!own) return [];
    const { slots, lateShare } = own.entry;
    const rows = scoring.ledgerOf(slots);
    const ledger = lateShare === null ? rows : lateLedger(loaded.stage, rows, lateShare);
    return [{ loaded, picks: own.picks, ledger }];
  });
  if (stages.length === 0) return refuse('nothing_sealed');
  const table: ExportTable<(typeof stages)[number]> = {
    head: ['stage', ...ledgerHead],
    linesOf: ({ loaded, ledger }) => {
      const lineOf = ledgerLine(event, loaded);
      return ledger.map((row) => [loaded.name, ...lineOf(row)]);
    },
    objectOf: ({ loaded, picks, ledger }) => ({
      eventStageId: loaded.id,
      name: loaded.name,
      points: ledger.reduce((sum, { points }) => sum + points, 0),
      ...picks,
      ledger,
    }),
  };
  return done(fileOf(table, [stages], { name: `event-${event.row.id}-my-picks`, as }));
}
