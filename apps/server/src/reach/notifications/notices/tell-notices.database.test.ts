import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { patient } from '../../../../testing/platform/database.ts';
import { testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import { createDatabase, type Db } from '../../../platform/database/database.ts';
import type { NoticeKind } from '../../../platform/notice-kind.ts';
import { createDatabaseClock } from '../../../play/events/database-clock.ts';
import { createEventStore } from '../../../play/events/event-store.ts';
import { createBoards } from '../../../play/scoreboards/boards.ts';
import { makeNotice } from './make-notice.service.ts';
import { notificationKinds } from './notice-kinds.ts';
import { noticeRegistryOf } from './notice-registry.ts';
import { tellNotices } from './tell-notices.service.ts';

const product = await testProduct();
const { db, connectionString } = product;
const admin = await product.user('chief', ['Admin']);
/** More than two batches. */
const crowd = 12_000;
await sql`insert into users (username, username_key)
  select 'fan' || i, 'fan' || i from generate_series(1, ${crowd}::int) i`.execute(db);

/** One process that tells; what goes wrong in it. */
async function tellIn(pool: Db, others: readonly NoticeKind<unknown>[] = []): Promise<unknown[]> {
  const errors: unknown[] = [];
  const clock = createDatabaseClock(pool);
  const events = createEventStore(pool);
  const boards = createBoards({ db: pool, events, clock });
  const onError = (error: unknown) => errors.push(error);
  const kinds = noticeRegistryOf([...notificationKinds, ...others], () => ({ events, boards }));
  await tellNotices({ db: pool, clock, kinds, onError, onMade: () => {} });
  return errors;
}

const announce = async (html: string): Promise<number> => {
  const announcement = { audience: 'everyone', gameId: null, subject: 'News', html };
  const sent = await admin.post('/api/notification/announce', announcement);
  return sent.json().announcement.id;
};

async function stateOf(announcementId: number) {
  const { rows } = await sql<{ told: number; users: number; isOver: boolean }>`
    select count(n.id)::int as told, count(distinct n.user_id)::int as users,
      bool_and(o.told_at is not null) as is_over
    from notices o left join notifications n on n.notice_id = o.id
    where o.announcement_id = ${announcementId}`.execute(db);
  return rows[0];
}

test('a notice that one process has begun is finished by others, everybody told once', async () => {
  const id = await announce('for all');
  // The process that took the call has told its first batch, and tells no more.
  const begun = await stateOf(id);
  expect(begun?.isOver).toBe(false);
  expect(begun?.told).toBeGreaterThan(0);
  expect(begun?.told).toBeLessThan(crowd);
  const others = [
    createDatabase(connectionString, patient),
    createDatabase(connectionString, patient),
  ];
  while (!(await stateOf(id))?.isOver) await Promise.all(others.map((pool) => tellIn(pool)));
  for (const pool of others) await pool.destroy();
  expect(await stateOf(id)).toEqual({ told: crowd + 1, users: crowd + 1, isOver: true });
});

test('a user who has it already is passed over when a batch is told again', async () => {
  const id = await announce('again');
  await tellIn(db);
  await sql`update notices set told_at = null, told_up_to_user_id = 0
    where announcement_id = ${id}`.execute(db);
  await tellIn(db);
  expect(await stateOf(id)).toEqual({ told: crowd + 1, users: crowd + 1, isOver: true });
});

test('a capability brings a kind of its own, which processes that do not know it leave alone', async () => {
  const invited = await product.user('invited');
  const invitation: NoticeKind<unknown, { readonly league: string }> = {
    name: 'league-invitation',
    say: ({ league }) => ({ title: 'An invitation', html: `Join ${league}`, url: '/' }),
    sentForMs: 1000,
    audience: () => sql`u.id = ${invited.id}::int`,
    ownWords: async () => async (userIds) =>
      new Map(
        userIds.map((userId) => [
          userId,
          { html: `User ${userId} is invited`, values: { userId } },
        ]),
      ),
  };
  const now = new Date();
  const details = { subject: 'league-invitation 1', now };
  const id = await makeNotice(db, invitation, { league: 'Ours' }, details);
  const told = () =>
    db
      .selectFrom('notifications')
      .select(['userId', 'html'])
      .where('noticeId', '=', id ?? 0)
      .execute();
  expect(await tellIn(db)).toEqual([]);
  expect(await told()).toEqual([]);
  expect(await tellIn(db, [invitation])).toEqual([]);
  expect(await told()).toEqual([{ userId: invited.id, html: `User ${invited.id} is invited` }]);
  expect(() => noticeRegistryOf([invitation, invitation], () => null)).toThrow('share a name');
});

test('a notice that cannot be told keeps nobody from the others', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await sql`update events set format_json = '{}' where id = ${event.row.id}`.execute(db);
  await db
    .insertInto('notices')
    .values({
      subject: 'broken',
      kind: 'results',
      gameId: 1,
      eventId: event.row.id,
      title: 'Final results',
      html: 'over',
      url: '/',
      sentUntil: new Date(),
      createdAt: new Date(),
    })
    .execute();
  const id = await announce('whole');
  const errors = await tellIn(db);
  expect(errors).toHaveLength(1);
  expect((await stateOf(id))?.isOver).toBe(true);
});

test('who comes while a notice is being told is not told what was news before', async () => {
  const id = await announce('of yesterday');
  const late = await product.user('latecomer');
  await tellIn(db);
  expect(await stateOf(id)).toMatchObject({ isOver: true });
  expect((await late.get('/api/notification/all')).json()).toEqual([]);
});
