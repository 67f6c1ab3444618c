import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertPeople, slipOf } from '../../../../../bench/trouble/world.ts';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testEvent } from '../../../testing/play/events.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { bytesOf } from '../../play/picks/entry-codec.ts';
import { claimDue } from '../../reach/webhooks/deliveries.repository.ts';
import { findChainHead, linkAuditRows } from '../../staff/audit/audit-chain.repository.ts';
import { compareAuditHead, markRecovered } from './mark-recovered.service.ts';
import { tellLostSaves, tellStagesAtRisk } from './tell-losses.service.ts';

const hour = 3_600_000;
const { db, connectionString } = await testDatabase();
let event: LoadedEvent;
let at: Date;

interface Played {
  readonly event: LoadedEvent;
  readonly userIds: readonly number[];
}

/** An event that locks in half an hour, people, and one version of a slip of each. */
async function play(on: Db): Promise<Played> {
  const made = await testEvent(on, { stages: [playoffStage({ teams: 8 })], locksInMs: hour / 2 });
  const people = await insertPeople(on, 3);
  for (const { id } of people) await saveVersion(on, made, id, 1);
  return { event: made, userIds: people.map(({ id }) => id) };
}

async function saveVersion(on: Db, of: LoadedEvent, userId: number, version: number) {
  const [stage] = of.stages;
  if (!stage) throw new Error('no stage');
  const saved = {
    eventStageId: stage.id,
    userId,
    version,
    slots: Buffer.from(bytesOf(stage, slipOf(of, userId * 100 + version))),
    layoutFingerprint: 'test',
  };
  await on
    .insertInto('entryRevisions')
    .values({ ...saved, savedAt: new Date() })
    .execute();
  await on
    .insertInto('entries')
    .values(saved)
    .onConflict((conflict) => conflict.columns(['eventStageId', 'userId']).doUpdateSet({ version }))
    .execute();
}

beforeAll(async () => {
  const played = await play(db);
  event = played.event;
  const [userId = 0] = played.userIds;
  await db.insertInto('notificationPreferences').values({ userId, email: true }).execute();
  const webhook = await db
    .insertInto('webhooks')
    .values({
      ...{ userId, url: 'https://hook.example/', secret: 'secret', topics: ['opened'] },
      onSince: new Date(Date.now() - hour),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('webhookDeliveries')
    .values({ webhookId: webhook.id, nextAttemptAt: new Date() })
    .execute();
  const notice = await db
    .insertInto('notices')
    .values({
      ...{ subject: 'news', kind: 'announcement', title: 'News', html: 'News', url: '/' },
      ...{ sentUntil: new Date(Date.now() + hour), createdAt: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await db
    .insertInto('notifications')
    .values({ noticeId: notice.id, userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notificationId = notification.id;
  await db
    .insertInto('deliveries')
    .values([
      { notificationId, channel: 'email', sentUntil: new Date(Date.now() + hour) },
      { notificationId, channel: 'push', sentUntil: null, claimedAt: new Date(), outcome: 'sent' },
    ])
    .execute();
  await db.insertInto('communityPosts').values({ noticeId: notice.id }).execute();
  await db
    .insertInto('oneTimeTokens')
    .values({
      ...{ tokenHash: Buffer.alloc(32), purpose: 'password-reset', userId },
      expiresAt: new Date(Date.now() + hour),
    })
    .execute();
  at = new Date();
});

const auditRows = () =>
  db.selectFrom('auditLog').selectAll().where('action', '=', 'database.recovered').execute();

test('a running product is refused, and nothing is changed', async () => {
  const product = new pg.Client({ connectionString, application_name: 'callshot-live' });
  await product.connect();
  await expect(markRecovered(db, at)).rejects.toThrow('Stop all of its processes');
  await product.end();
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(3);
});

test('an instant that the audit log has passed is refused', async () => {
  await expect(markRecovered(db, new Date(Date.now() - 24 * hour))).rejects.toThrow(
    'later than --at',
  );
  expect(await auditRows()).toEqual([]);
});

test('an audit head tells what is lost, and another past is refused', async () => {
  while ((await linkAuditRows(db, 100)) > 0);
  const head = await findChainHead(db);
  if (!head) throw new Error('no link');
  expect(await compareAuditHead(db, head)).toContain('as it was noted');
  const later = { nr: head.nr + 3, hash: head.hash };
  expect(await compareAuditHead(db, later)).toContain('3 links that were made later are lost');
  await expect(compareAuditHead(db, { ...head, hash: '0'.repeat(64) })).rejects.toThrow(
    'another past',
  );
});

describe('after a recovery', () => {
  beforeAll(async () => {
    // Two operators at once: one of them changes something.
    const marked = await Promise.all([markRecovered(db, at), markRecovered(db, at)]);
    const changed = marked.flatMap((one) => one.changed ?? []);
    expect(changed).toHaveLength(1);
    // The event that opened makes one webhook beside the one that waited.
    expect(changed[0]).toEqual({
      sessions: 3,
      tokens: 1,
      deliveries: 1,
      webhooks: 2,
      posts: 1,
    });
  });

  test('nobody is signed in and no link works', async () => {
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('oneTimeTokens').select('userId').execute()).toEqual([]);
  });

  test('what waited is skipped, and what was sent stays sent', async () => {
    const deliveries = await db.selectFrom('deliveries').select(['channel', 'outcome']).execute();
    expect(deliveries).toEqual(
      expect.arrayContaining([
        { channel: 'email', outcome: 'skipped' },
        { channel: 'push', outcome: 'sent' },
      ]),
    );
    expect(await claimDue(db, true, 8)).toEqual([]);
    const posts = await db.selectFrom('communityPosts').select('outcome').execute();
    expect(posts).toEqual([{ outcome: 'skipped' }]);
  });

  test('reminders that fell due meanwhile are made, for the bell alone', async () => {
    const notices = await db
      .selectFrom('notices')
      .select(['kind', 'sentUntil'])
      .where('eventId', '=', event.row.id)
      .execute();
    expect(notices.map(({ kind }) => kind)).toContain('stage-opened');
    const [{ doneAt }] = [await markRecovered(db, at)];
    for (const { sentUntil } of notices)
      expect(sentUntil.getTime()).toBeLessThanOrEqual(doneAt.getTime());
  });

  test('a second run changes nothing, and beside a running product neither', async () => {
    const product = new pg.Client({ connectionString, application_name: 'callshot-live' });
    await product.connect();
    await insertPeople(db, 1, { prefix: 'later' });
    expect((await markRecovered(db, at)).changed).toBeNull();
    await product.end();
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    const rows = await auditRows();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.after).toMatchObject({ at: at.toISOString(), sessions: 3, deliveries: 1 });
  });
});

test('stages that were open are told with their entries; lost saves by name', async () => {
  const { db: old } = await testDatabase();
  const { event: oldEvent, userIds } = await play(old);
  await saveVersion(old, oldEvent, userIds[0] ?? 0, 2);
  const [line] = await tellStagesAtRisk(db, at, new Date());
  expect(line).toMatch(
    /^Test Major, .*: 3 entries, last save .*, locks at .*: people can save again$/,
  );
  const [locked] = await tellStagesAtRisk(db, at, new Date(Date.now() + hour));
  expect(locked).toMatch(/locked at .*: saves lost before that cannot be made again$/);
  const lost = await tellLostSaves(db, old, at);
  expect(lost).toEqual([
    expect.stringMatching(/^Test Major, .*: 1 saves of 1 users lost: player1$/),
  ]);
  expect(await tellLostSaves(old, old, at)).toEqual([]);
});
