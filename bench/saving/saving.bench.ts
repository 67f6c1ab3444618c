import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDatabaseClock } from '../../apps/server/src/events/database-clock.ts';
import { createEventStore } from '../../apps/server/src/events/event-store.ts';
import type { LoadedEvent } from '../../apps/server/src/events/loaded-event.ts';
import { testEvent } from '../../apps/server/src/events/test-events.ts';
import { bytesOf } from '../../apps/server/src/picks/entry-codec.ts';
import { savePicks } from '../../apps/server/src/picks/save-picks.service.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts';
import {
  onDatabase,
  withDatabaseName,
} from '../../apps/server/src/platform/database/test-database-names.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { BenchRow } from '../bench-row.ts';
import { medianOf } from '../bench-row.ts';
import { withDatabase } from '../scoring/bench-database.ts';

const savers = 32;
const users = 2000;
const roundMs = 2000;
const rounds = 3;

/** Saving a 16-team double elimination, against the bare upsert of the same row by the same driver. */
export const run = (): Promise<BenchRow[]> =>
  withDatabase(async (server) => {
    const name = `callshot_bench_${randomUUID().replaceAll('-', '')}`;
    await onDatabase(server, `create database ${name}`);
    const db = createDatabase(withDatabaseName(server, name));
    try {
      await migrateToLatest(db);
      return await compare(db);
    } finally {
      await db.destroy();
      await onDatabase(server, `drop database ${name} with (force)`);
    }
  });

async function compare(db: Db): Promise<BenchRow[]> {
  const userIds = await insertUsers(db);
  const event = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  const save = await saverOf(db, event);
  const upsert = await bareUpsertOf(db, event);
  const [ours, bare]: [number[], number[]] = [[], []];
  await hammer(userIds, savers, roundMs / 2, save);
  await hammer(userIds, savers, roundMs / 2, upsert);
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await hammer(userIds, savers, roundMs, save)).perSecond);
    bare.push((await hammer(userIds, savers, roundMs, upsert)).perSecond);
  }
  const half = medianOf(ours) / 2;
  const [late, bareLate] = [
    await hammer(userIds, savers / 2, roundMs, save, half),
    await hammer(userIds, savers / 2, roundMs, upsert, half),
  ];
  return [
    {
      bench: `saves at ${savers} savers`,
      ours: medianOf(ours),
      oursUnit: 'a second',
      higherIsBetter: true,
      limit: medianOf(bare),
      limitName: 'bare upsert',
    },
    {
      bench: 'save at half load, p99 (goal: 50)',
      ours: late.p99,
      oursUnit: 'ms',
      limit: bareLate.p99,
      limitName: 'bare upsert',
    },
  ];
}

type Save = (userId: number, turn: number) => Promise<void>;

async function saverOf(db: Db, event: LoadedEvent): Promise<Save> {
  const parts = { db, clock: createDatabaseClock(db), events: createEventStore(db) };
  const slips = slipsOf(event);
  return async (userId, turn) => {
    const picks = slips[turn % slips.length];
    if (!picks) throw new Error('no slips');
    const outcome = await savePicks(parts, {
      eventId: event.row.id,
      userId,
      isAdmin: false,
      picks,
      versions: undefined,
      idempotent: null,
    });
    if (!outcome.ok) throw new Error(`A save was refused: ${outcome.code}`);
  };
}

/** The same row with nothing around it: no checks, version, revision, audit, lock or trigger. */
async function bareUpsertOf(db: Db, event: LoadedEvent): Promise<Save> {
  await sql`create table bare_entries (
    event_stage_id int, user_id int, slots bytea not null, layout_fingerprint text not null,
    primary key (event_stage_id, user_id)
  )`.execute(db);
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const rows = slipsOf(event).map((picks) => Buffer.from(bytesOf(stage, picks)));
  return async (userId, turn) => {
    await sql`insert into bare_entries values
      (${stage.id}, ${userId}, ${rows[turn % rows.length]}, ${stage.layout.fingerprint})
      on conflict (event_stage_id, user_id) do update set slots = excluded.slots,
        layout_fingerprint = excluded.layout_fingerprint`.execute(db);
  };
}

function slipsOf(event: LoadedEvent) {
  const stage = event.stages[0]?.stage;
  if (!stage) throw new Error('no stage');
  return Array.from({ length: 64 }, (_, seed) => randomPicks(stage, randomOf(seed)));
}

async function insertUsers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, username_key)
    select 'bench ' || n, 'bench ' || n from generate_series(1, ${users}) n returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface Hammered {
  readonly perSecond: number;
  readonly p99: number;
}

/** As many at once as `width`, for `ms`; with `rate`, no faster than that many a second together. */
async function hammer(
  userIds: readonly number[],
  width: number,
  ms: number,
  save: Save,
  rate = Number.POSITIVE_INFINITY,
): Promise<Hammered> {
  const startedAt = performance.now();
  const times: number[] = [];
  let turn = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < ms) {
      turn += 1;
      const own = turn;
      const due = startedAt + (1000 * own) / rate;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const from = performance.now();
      await save(userIds[own % userIds.length] ?? 0, own);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
