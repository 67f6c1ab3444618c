import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createDatabase } from '../../apps/server/src/platform/database/database.ts';
import { createDatabaseClock } from '../../apps/server/src/events/database-clock.ts';
import { createEventStore } from '../../apps/server/src/events/event-store.ts';
import { loadEvent } from '../../apps/server/src/events/event-stages.repository.ts';
import { createBoards } from '../../apps/server/src/scoreboards/boards.ts';
import { readFromRows } from './rows-reader.ts';
const server = await startEmbeddedPostgres({ dataDirectory: '/tmp/boards-data/postgres' });
const db = createDatabase(server.connectionString, { timeoutMs: 0 });
const delays = monitorEventLoopDelay({ resolution: 1 });
const timed = async (name: string, work: () => Promise<unknown>) => {
  delays.reset(); delays.enable();
  const t = performance.now(); await work(); const ms = performance.now() - t;
  delays.disable();
  console.log(name, ms.toFixed(0), 'ms, max hold', (delays.max / 1e6).toFixed(1), 'p99', (delays.percentile(99)/1e6).toFixed(1), 'rss', (process.memoryUsage().rss / 1e6).toFixed(0));
};
const build = async () => {
  const parts = { db, events: createEventStore(db), clock: createDatabaseClock(db) };
  const boards = createBoards(parts);
  const board = await boards.refresh(1);
  console.log(board?.scoreboard.entrantCount, boards.counts.bytes() / 1e6);
};
if (process.argv[2] === 'force') await db.deleteFrom('entryBlockSets').execute();
await timed('first', build);
await timed('blocks', build);
await timed('blocks', build);
if (process.argv[2] !== 'force') await timed('rows', async () => readFromRows(db, (await loadEvent(db, 1))!));
await db.destroy(); await server.stop();
