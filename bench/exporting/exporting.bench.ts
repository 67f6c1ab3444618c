import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { boardTable } from '../../apps/server/src/play/exports/board-table.ts';
import {
  type ExportTable,
  fileOf,
  type NamedRow,
} from '../../apps/server/src/play/exports/export-table.ts';
import { ledgerTable } from '../../apps/server/src/play/exports/ledger-table.ts';
import { slipTable } from '../../apps/server/src/play/exports/slip-table.ts';
import type { EventBoard } from '../../apps/server/src/play/scoreboards/boards.ts';
import type { BenchRow } from '../bench-row.ts';
import { longestHold } from '../held-turns.ts';
import { createEventStates } from '../league-rankings/event-states.ts';
import { sized } from '../sized.ts';

const entrants = sized(200_000, 2000);
const atOnce = 500;
/** Others wait no longer than this. */
const mostHeldMs = 10;
const mostMegabytes = 150;
const tables = { board: boardTable, slips: slipTable, ledger: ledgerTable } as const;
const pieceBytes = 64 * 1024;

/** The files of a large event for a reader that keeps nothing; names are made up, not read. */
export async function run(): Promise<BenchRow[]> {
  const states = createEventStates(entrants, 1);
  await states.enterResult();
  const board = named(await states.board());
  const event = { teams: [] } as never;
  const rows: BenchRow[] = [];
  for (const [what, tableOf] of Object.entries(tables)) {
    const { ms, bytes, held, megabytes } = await send(tableOf(board, event), board);
    const limit = await sendMade(bytes);
    rows.push(
      {
        bench: `${what} as a file, ${entrants.toLocaleString('en')} entrants, ${Math.ceil(bytes / 1e6)} MB`,
        ...{ ours: ms / 1000, oursUnit: 's', most: 300 },
        ...{ limit: limit / 1000, limitName: 'the same bytes, made before' },
      },
      { bench: 'event loop held by that', ours: held, oursUnit: 'ms', most: mostHeldMs },
      { bench: 'memory beside the board', ours: megabytes, oursUnit: 'MB', most: mostMegabytes },
    );
  }
  return rows;
}

const named = (board: EventBoard): EventBoard => ({
  ...board,
  stages: board.stages.map(({ loaded, scoring }) => ({
    loaded: { ...loaded, name: loaded.stage.format.name },
    scoring,
  })),
});

async function* rowsOf({ scoreboard }: EventBoard): AsyncGenerator<readonly NamedRow[]> {
  for (let first = 1; first <= scoreboard.entrantCount; first += atOnce) {
    const page = scoreboard.page(first, atOnce);
    yield page.map((row) => ({ ...row, player: `player${row.userId}` }));
    await nextTurn();
  }
}

async function send(table: ExportTable, board: EventBoard) {
  const { pieces } = fileOf(table, rowsOf(board), { name: 'file', as: 'csv' });
  const before = used();
  let most = before;
  const sink = countingSink(() => {
    most = Math.max(most, used());
  });
  let ms = 0;
  const held = await longestHold(async () => {
    const startedAt = performance.now();
    await pipeline(Readable.from(pieces, { highWaterMark: 2 }), sink.stream);
    ms = performance.now() - startedAt;
  });
  return { ms, held, bytes: sink.bytes(), megabytes: Math.max(1, (most - before) / 1e6) };
}

async function sendMade(bytes: number): Promise<number> {
  const piece = 'x'.repeat(pieceBytes);
  const pieces = function* () {
    for (let sent = 0; sent < bytes; sent += pieceBytes) yield piece;
  };
  const startedAt = performance.now();
  await pipeline(Readable.from(pieces(), { highWaterMark: 2 }), countingSink(() => {}).stream);
  return performance.now() - startedAt;
}

function used(): number {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

/** Reading the memory costs more than a piece does. */
const piecesALook = 50;

function countingSink(onLook: () => void) {
  let [bytes, pieces] = [0, 0];
  const stream = new Writable({
    decodeStrings: false,
    write: (piece: string, _, done) => {
      bytes += Buffer.byteLength(piece);
      pieces += 1;
      if (pieces % piecesALook === 1) onLook();
      setImmediate(done);
    },
  });
  return { stream, bytes: () => bytes };
}
