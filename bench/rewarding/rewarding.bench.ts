import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../../apps/server/src/app/app.ts';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { giveTrophies } from '../../apps/server/src/rewards/trophies/start-run.service.ts';
import { loadSyntheticEvent } from '../../seed/src/index.ts';
import { onNewDatabase } from '../bench-database.ts';
import type { BenchRow } from '../bench-row.ts';
import { sized } from '../sized.ts';

const entrants = Number(process.env.BENCH_ENTRANTS ?? sized(1_000_000, 50));
const readers = 4;

/** The trophies of a million entrants, given beside readers of the same process. */
export const run = (): Promise<BenchRow[]> =>
  onNewDatabase(async (db, connectionString) => {
    // A million rows take their time.
    const patient = createDatabase(connectionString, { timeoutMs: 0 });
    try {
      const options = { entries: entrants, name: 'Rewarded Major', hasResults: true };
      const { eventId } = await loadSyntheticEvent(
        { db: patient, connectionString },
        { ...options, now: new Date() },
      );
      await db
        .updateTable('events')
        .set({ finishedAt: new Date() })
        .where('id', '=', eventId)
        .execute();
      return await giveBesideReaders(db, connectionString, eventId);
    } finally {
      await patient.destroy();
    }
  });

async function giveBesideReaders(
  db: Db,
  connectionString: string,
  eventId: number,
): Promise<BenchRow[]> {
  const log = createLog({ level: 'silent' });
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits: unlimited,
  };
  const parts = { db, log, config };
  const capabilities = createCapabilities({ ...parts, connectionString });
  const readiness = { isDraining: () => false };
  const app = await buildApp({ ...parts, readiness, ...capabilities.served });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await capabilities.start();
  const { port } = app.server.address() as AddressInfo;
  const paths = [
    `/api/picks/get/leaderboard/${eventId}`,
    `/api/event/get?eventId=${eventId}`,
    '/api/trophy/leaderboard',
  ];
  for (const path of paths) await fetchFrom(port, path);
  const times: number[] = [];
  let isOver = false;
  const read = async (): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const startedAt = performance.now();
      await fetchFrom(port, paths[at % paths.length] ?? '');
      times.push(performance.now() - startedAt);
      await delay(20);
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, read));
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt) / 1000;
  const begun = await giveTrophies(capabilities.services, null, {
    eventId,
    force: 'true',
    reason: 'A bench',
  });
  if (!begun.ok) throw new Error(begun.code);
  await until(() => hasEnded(db, eventId));
  const givenIn = since();
  await until(async () => (await leadersOf(port)) > 0);
  const shownIn = since() - givenIn;
  const givingTimes = times.splice(0).sort((a, b) => a - b);
  await until(() => isTold(db, eventId));
  const toldIn = since();
  isOver = true;
  await reading;
  await capabilities.stop();
  await app.close();
  const p99 = givingTimes[Math.floor(givingTimes.length * 0.99)] ?? Number.NaN;
  return [
    { bench: `trophies of ${entrants} given`, ours: givenIn, oursUnit: 's', most: 60 },
    { bench: 'requests meanwhile, p99', ours: p99, oursUnit: 'ms', most: 250 },
    {
      bench: 'until Award Leaders show them',
      ours: shownIn * 1000,
      oursUnit: 'ms',
      limit: 1000,
      limitName: 'goal',
    },
    { bench: 'until everybody is told', ours: toldIn, oursUnit: 's' },
  ];
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await delay(50);
}

async function hasEnded(db: Db, eventId: number): Promise<boolean> {
  const run = await db
    .selectFrom('awardRuns')
    .select('finishedAt')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return run?.finishedAt instanceof Date;
}

async function isTold(db: Db, eventId: number): Promise<boolean> {
  const notice = await db
    .selectFrom('notices')
    .select('toldAt')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'trophy-awarded')
    .executeTakeFirst();
  return notice?.toldAt instanceof Date;
}

async function leadersOf(port: number): Promise<number> {
  const rows: readonly unknown[] = JSON.parse(await fetchFrom(port, '/api/trophy/leaderboard'));
  return rows.length;
}

/** A server that is too busy says so, and is asked again: what counts is when there is an answer. */
async function fetchFrom(port: number, path: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Game: '2' } });
    const text = await answer.text();
    if (answer.ok) return text;
    if (answer.status !== 503 || !answer.headers.has('retry-after')) {
      throw new Error(`${path}: ${answer.status}`);
    }
    await delay(50);
  }
}
