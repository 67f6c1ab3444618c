import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';
import { hammer, type Save } from './hammer.ts';
import { saversOverHttp } from './over-http.ts';
import { bareUpsertOf, serviceOf } from './ways-to-save.ts';

const savers = 32;
const users = 2000;
const roundMs = sized(1500, 50);
const rounds = sized(3, 1);

/** Saving a 16-team double elimination, against the bare upsert of the same row by the same driver. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(compare);

async function compare(db: Db): Promise<BenchRow[]> {
  const userIds = await insertUsers(db);
  const event = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  const ways: Save[] = [
    serviceOf(db, event, true),
    serviceOf(db, event, false),
    await bareUpsertOf(db, event),
  ];
  const [keyed = 0, plain = 0, bare = 0] = await byTurns(userIds, ways);
  const half = { userIds, width: savers / 2, ms: roundMs, rate: keyed / 2 };
  const late: number[] = [];
  for (const way of ways) late.push((await hammer(half, way)).p99);
  const throughput = { oursUnit: 'a second', higherIsBetter: true, limitName: 'bare upsert' };
  const latency = { oursUnit: 'ms', limitName: 'bare upsert', limit: late[2] ?? Number.NaN };
  return [
    { bench: `saves under a key, ${savers} savers`, ours: keyed, limit: bare, ...throughput },
    { bench: `saves without a key, ${savers} savers`, ours: plain, limit: bare, ...throughput },
    { bench: 'save under a key, half load, p99', ours: late[0] ?? Number.NaN, ...latency },
    await compareOverHttp(db, event),
  ];
}

async function compareOverHttp(db: Db, event: LoadedEvent): Promise<BenchRow> {
  const { save, saveNothing, userIds, close } = await saversOverHttp(db, event);
  const [ours = 0, limit = 0] = await byTurns(userIds, [save, saveNothing]);
  await close();
  return {
    bench: `saves over HTTP, one process, ${savers} savers`,
    ours,
    oursUnit: 'a second',
    higherIsBetter: true,
    limit,
    limitName: 'the same call, nothing stored',
  };
}

/** Saves a second of each way, interleaved so that other load hits all of them alike. */
async function byTurns(userIds: readonly number[], ways: readonly Save[]): Promise<number[]> {
  const load = { userIds, width: savers, ms: roundMs };
  for (const way of ways) await hammer({ ...load, ms: roundMs / 2 }, way);
  const perSecond: number[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of ways.entries()) {
      perSecond[at]?.push((await hammer(load, way)).perSecond);
    }
  }
  return perSecond.map(medianOf);
}

async function insertUsers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, username_key)
    select 'bench ' || n, 'bench ' || n from generate_series(1, ${users}) n returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
