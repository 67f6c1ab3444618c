import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { deleteInBatches } from './in-batches.ts';

const { db } = await testDatabase();

const isOld = sql<boolean>`paid_until < statement_timestamp()`;
const plant = (from: number, count: number, isPaid: boolean) =>
  sql`insert into paces (kind, subject, paid_until)
    select 'save', int4send(n), clock_timestamp() + ${isPaid ? '1 hour' : '-1 hour'}::interval
    from generate_series(${from}::int + 1, ${from + count}::int) n`.execute(db);
const count = async () =>
  (
    await db
      .selectFrom('paces')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

test.each([
  { why: 'none', old: 0 },
  { why: 'one', old: 1 },
  { why: 'exactly two batches', old: 4000 },
  { why: 'two batches and a rest', old: 4321 },
])('all that fit are deleted, and nothing else: $why', async ({ old }) => {
  await plant(0, old, false);
  await plant(old, 5, true);
  await deleteInBatches(db, 'paces', isOld);
  expect(await count()).toBe(5);
  await sql`delete from paces`.execute(db);
});

test('what somebody holds is waited for by nobody', async () => {
  await plant(0, 3, false);
  await db.transaction().execute(async (trx) => {
    await sql`select from paces limit 1 for update`.execute(trx);
    await deleteInBatches(db, 'paces', isOld);
    expect(await count()).toBe(1);
  });
  await deleteInBatches(db, 'paces', isOld);
  expect(await count()).toBe(0);
});
