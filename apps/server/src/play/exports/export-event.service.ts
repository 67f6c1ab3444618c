import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportedPart, ExportForm, SentFile } from '@callshot/contract';
import type { ScoreboardRow } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { findNames } from '../scoreboards/entry-blocks.repository.ts';
import type { EventBoard } from '../scoreboards/event-board.ts';
import { boardTable } from './board-table.ts';
import type { ExportParts } from './export-parts.ts';
import { type ExportTable, fileOf, type NamedRow } from './export-table.ts';
import { ledgerTable } from './ledger-table.ts';
import { slipTable } from './slip-table.ts';

interface ExportRequest {
  readonly eventId: number;
  readonly what: ExportedPart;
  readonly as: ExportForm;
}

type ExportRefusal = 'event_not_found' | 'nothing_sealed' | 'export_running';

const tables: Readonly<
  Record<ExportedPart, (board: EventBoard, event: LoadedEvent) => ExportTable>
> = {
  board: boardTable,
  slips: slipTable,
  ledger: ledgerTable,
};

/**
 * Sends everybody on an event's board, in its order. One state of the board is told from the first line to
 * the last, whatever happens meanwhile. A process writes one such file at a time.
 */
export function createEventExporter({ db, seals, boards }: Omit<ExportParts, 'entries'>) {
  let running = 0;
  /** A file counts from its first piece on: one that nobody begins to read takes no place. */
  const counted = async function* (pieces: AsyncIterable<string>) {
    running += 1;
    try {
      yield* pieces;
    } finally {
      running -= 1;
    }
  };
  return async (request: ExportRequest): Promise<Outcome<SentFile, ExportRefusal>> => {
    const event = await seals.currentEvent(request.eventId);
    const board = event && (await boards.boardOf(request.eventId));
    if (!event || !board) return refuse('event_not_found');
    if (board.stages.length === 0) return refuse('nothing_sealed');
    if (running > 0) return refuse('export_running', { retryAfter: retryAfterSeconds });
    const file = fileOf(tables[request.what](board, event), inOrder(db, board), {
      name: `event-${event.row.id}-${request.what}`,
      as: request.as,
    });
    return done({ ...file, pieces: counted(file.pieces) });
  };
}

const retryAfterSeconds = 30;
const entrantsAtOnce = 500;

/** Everybody from first to last, with the names that they have now. */
async function* inOrder(
  db: Kysely<Schema>,
  { scoreboard }: EventBoard,
): AsyncGenerator<readonly NamedRow[]> {
  for (let first = 1; first <= scoreboard.entrantCount; first += entrantsAtOnce) {
    yield await named(db, scoreboard.page(first, entrantsAtOnce));
    await nextTurn();
  }
}

async function named(
  db: Kysely<Schema>,
  rows: readonly ScoreboardRow[],
): Promise<readonly NamedRow[]> {
  const ids = rows.map(({ userId }) => userId).sort((a, b) => a - b);
  const names = await findNames(db, ids);
  const nameOf = new Map(ids.map((id, at) => [id, names[at] ?? '']));
  return rows.map((row) => ({
    ...row,
    player: publicUsername({ id: row.userId, username: nameOf.get(row.userId) ?? '' }),
  }));
}
