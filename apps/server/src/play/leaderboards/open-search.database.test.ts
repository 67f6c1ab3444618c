import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { openEntrants } from './open-entrants.ts';

const product = await testProduct();
/** Another process of the same product: nothing but the database joins them. */
const elsewhere = await testProduct(product);
const { db } = product;
const both = [product, elsewhere];
const admin = await product.user('chief', ['Admin']);

beforeAll(async () => {
  for (const { capabilities } of both) await capabilities.start();
});

const shown = 30;
/** Looking for news takes a small part of the time: the slower the machine, the longer its pauses. */
const patient = { timeout: 60_000 };

/**
 * Stored entrants with the text in their name, in order. Databases differ in which letters they
 * fold.
 */
async function foundBySql(eventId: number, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, case when u.username like '%@%' then 'player-' || u.id else u.username end as name
    from entries n
    join event_stages s on s.id = n.event_stage_id join users u on u.id = n.user_id
    where s.event_id = ${eventId} and not u.is_ineligible and not n.is_post_lock
    group by u.id order by max(n.submitted_at) desc, u.id`.execute(db);
  const wanted = text.toLowerCase();
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted));
  const isWhole = ({ name }: { name: string }) => Number(name.toLowerCase() === wanted);
  return found
    .toSorted((one, other) => isWhole(other) - isWhole(one))
    .slice(0, shown)
    .map(({ id }) => id);
}

async function foundIn({ visitor }: typeof product, eventId: number, text: string) {
  const url = `/api/picks/search/leaderboard/${eventId}/${encodeURIComponent(text)}`;
  const answer = await visitor.get(url);
  expect(answer.statusCode).toBe(200);
  return (answer.json().records as { userId: number }[]).map(({ userId }) => userId);
}

const expectAsSql = async (eventId: number, text: string): Promise<void> => {
  const expected = await foundBySql(eventId, text);
  for (const process of both) {
    await expect.poll(() => foundIn(process, eventId, text), patient).toEqual(expected);
  }
};

const slipOf = (event: LoadedEvent, seed: number) => {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};
const save = async (user: TestUser, event: LoadedEvent, seed: number): Promise<void> => {
  const saved = await user.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, seed));
  expect(saved.statusCode).toBe(200);
};

describe('entrants of an open event', () => {
  test('are found by both processes as by SQL, while they save and change their names', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const eventId = event.row.id;
    const names = [
      'Alpha',
      'Alpha Wolf',
      'alphabet',
      'ALPHA_7',
      'Beta 100%',
      'Élise',
      'Ναυσικά',
      '中文名字',
    ];
    const users = new Map<string, TestUser>();
    for (const name of names) users.set(name, await product.user(name));
    const texts = [
      'alpha',
      'ALPHA',
      'lph',
      '_7x',
      'a_7',
      '00%',
      'élise',
      'ναυ',
      '文名字',
      'nobody',
      'alphabet',
      'alpha wolf',
      'Alphonse',
    ];
    const checkAll = async () => {
      for (const text of texts) await expectAsSql(eventId, text);
    };
    await checkAll();
    for (const [at, user] of [...users.values()].entries()) await save(user, event, at);
    await checkAll();
    // A user who saves again is the newest again.
    await save(users.get('Alpha Wolf') as TestUser, event, 50);
    await checkAll();
    const managed = async (id: number, change: object) => {
      const { version } = (await admin.get(`/api/user/managed?userId=${id}`)).json();
      const body = {
        userId: id,
        username: 'x',
        roleIds: [],
        flagUsernameChange: false,
        analystParticipationGameId: null,
        createAnalystInfluencerLeague: false,
        reason: 'a test',
        version,
        ...change,
      };
      expect((await admin.post('/api/user/update', body)).json().user).not.toBeNull();
    };
    await managed(users.get('alphabet')?.id ?? 0, { username: 'Omega Alphard' });
    await managed(users.get('Élise')?.id ?? 0, { username: 'alphonse' });
    await checkAll();
    await expectAsSql(eventId, 'omega');
    await managed(users.get('ALPHA_7')?.id ?? 0, { username: 'ALPHA_7', isIneligible: true });
    await checkAll();
    await managed(users.get('ALPHA_7')?.id ?? 0, { username: 'ALPHA_7', isIneligible: false });
    await checkAll();
    expect(await foundIn(product, eventId, 'alpha')).toHaveLength(4);
  }, 120_000);

  test('of many the last to save come first, at one instant the one with the lower id', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const eventId = event.row.id;
    await insertEntrants(event, 12_000);
    for (const text of ['crowd', '123', '11999', 'wd 7', 'crowd 1'])
      await expectAsSql(eventId, text);
    // Ineligible users leave the list, so that earlier saves move up.
    const last = await foundBySql(eventId, 'crowd');
    await db.updateTable('users').set({ isIneligible: true }).where('id', 'in', last).execute();
    await expectAsSql(eventId, 'crowd');
  }, 120_000);

  test('whom the index does not know stand among the others in their order', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await insertEntrants(event, 9000);
    const entrants = await openEntrants(db, event.row.id);
    // More at once than are kept beside the index, some of them saving again.
    for (const [from, to] of [
      [1000, 1010],
      [0, 5000],
      [8000, 8900],
    ] as const) {
      await db.transaction().execute(async (trx) => {
        await allowLong(trx);
        await sql`
          update entries set submitted_at = clock_timestamp() + random() * interval '1 ms'
          where event_stage_id = ${event.stages[0]?.id} and user_id in (
            select user_id from entries where event_stage_id = ${event.stages[0]?.id}
            order by user_id offset ${from} limit ${to - from})`.execute(trx);
      });
      entrants.saved();
      await expect
        .poll(async () => {
          await entrants.catchUp();
          return (await runInSlices(entrants.search('crowd', shown))).join();
        }, patient)
        .toBe((await foundBySql(event.row.id, 'crowd')).join());
    }
  }, 120_000);
});

/** The test inserts far more at once than the product would. */
const allowLong = (trx: Kysely<Schema>) => sql`set local statement_timeout = '60s'`.execute(trx);

let crowds = 0;
/** Straight into the tables, a few at each instant. */
async function insertEntrants(event: LoadedEvent, count: number): Promise<void> {
  crowds += 1;
  await db.transaction().execute(async (trx) => {
    await allowLong(trx);
    await sql`
      with crowd as (
        insert into users (username, username_key)
        select ${`Crowd ${crowds} `} || n, ${`crowd ${crowds} `} || n from generate_series(1, ${count}) n
        returning id
      )
      insert into entries (event_stage_id, user_id, slots, layout_fingerprint, submitted_at)
      select ${event.stages[0]?.id}, id, '\\x00', 'none',
        '2026-01-01'::timestamptz + (hashint4(id) % 1000) * interval '1 microsecond'
      from crowd`.execute(trx);
    // A plan that takes the stage for empty goes through all its entries once for each of them.
    await sql`analyze users, entries`.execute(trx);
  });
}

test('a search too many is told to come back', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const url = `/api/picks/search/leaderboard/${event.row.id}/sample`;
  const answers = await Promise.all(Array.from({ length: 60 }, () => product.visitor.get(url)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).not.toEqual([]);
  for (const { statusCode, headers } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  }
  expect((await product.visitor.get(url)).statusCode).toBe(200);
});
