import { sql } from 'kysely';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../accounts/test-users.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { testEvent } from '../events/test-events.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import { hashSecretToken } from '../platform/http/secret-token.ts';
import type { TestProduct } from '../test-product.ts';
import { personalData } from './personal-data.ts';

export interface FullUser {
  readonly user: TestUser;
  readonly event: LoadedEvent;
}

/** A user of whom every table holds something. */
export async function userWithEverything(product: TestProduct, name: string): Promise<FullUser> {
  const { db } = product;
  const user = await product.user(name, ['Analyst']);
  const userId = user.id;
  const event = await testEvent(db, { stages: [swissStage()] });
  const [stage] = event.stages;
  if (!stage) throw new Error('The event has no stage');
  for (const seed of [1, 2]) {
    const picks = randomPicks(stage.stage, randomOf(seed));
    const key = { 'idempotency-key': `save ${seed}` };
    const saved = await user.post(`/api/picks/save/user/${event.row.id}`, picks, key);
    if (saved.statusCode !== 200) throw new Error(saved.body);
  }
  const renamed = await product.user(`renamed by ${name}`);
  await db
    .insertInto('usernameHistory')
    .values([
      { userId, username: `former ${name}`, usernameKey: `former ${name}`, changedBy: null },
      { userId: renamed.id, username: 'rude', usernameKey: `rude ${name}`, changedBy: userId },
    ])
    .execute();
  await db.insertInto('analystParticipations').values({ userId, gameId: 1 }).execute();
  await db.insertInto('userPreferences').values({ userId, isPlainNames: true }).execute();
  await db
    .insertInto('knownDevices')
    .values({ userId, deviceHash: hashSecretToken(name) })
    .execute();
  await db
    .insertInto('externalLogins')
    .values({ userId, provider: 'discord', subject: `subject ${name}`, externalUsername: name })
    .execute();
  await db
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hashSecretToken(`token ${name}`),
      purpose: 'password-reset',
      userId,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .execute();
  await db
    .insertInto('awards')
    .values({ userId, eventId: event.row.id, trophyTypeId: 4 })
    .execute();
  // Of another event: who has opened picks is on no board of it.
  const other = await testEvent(db, { stages: [swissStage()] });
  const opened = { eventId: other.row.id, reason: 'asked for help' };
  await db
    .insertInto('openedPicks')
    .values([
      { ...opened, openedByUserId: userId, userId: renamed.id },
      { ...opened, openedByUserId: renamed.id, userId },
    ])
    .execute();
  const eventStageId = event.stages[0]?.id ?? 0;
  await db.insertInto('entryBlockChanges').values({ eventStageId, userId }).execute();
  // Of a version that was put right since: the export of the entry is not about it.
  await db
    .insertInto('unreadableEntries')
    .values({ eventStageId, userId, entryVersion: 1, reason: 'too short' })
    .execute();
  await insertAudit(db, {
    actorUserId: userId,
    action: 'user.registered',
    subjectType: 'user',
    subjectId: userId,
    after: { username: name },
    erasedWith: userId,
  });
  await plantNotifications(product, userId, name);
  await everyTableHolds(product, userId);
  return { user, event };
}

async function plantNotifications({ db }: TestProduct, userId: number, name: string) {
  const announcement = await db
    .insertInto('announcements')
    .values({
      subject: 'News',
      html: 'News',
      audience: 'everyone',
      recipients: 1,
      announcedByUserId: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notice = await db
    .insertInto('notices')
    .values({
      subject: `test ${name}`,
      kind: 'announcement',
      announcementId: announcement.id,
      title: 'News',
      html: '<b>News</b>',
      url: '/',
      sentUntil: new Date(),
      toldAt: new Date(),
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('notifications').values({ noticeId: notice.id, userId }).execute();
  await db.insertInto('notificationPreferences').values({ userId, push: true }).execute();
  await db
    .insertInto('pushSubscriptions')
    .values({
      endpoint: `https://push.example/${encodeURIComponent(name)}`,
      userId,
      p256dh: 'public-key',
      auth: 'secret-of-push',
    })
    .execute();
}

/** What is not planted cannot be missed after a deletion. */
async function everyTableHolds(product: TestProduct, userId: number): Promise<void> {
  for (const { table, column } of personalData) {
    if ((await rowsOf(product, { table, column }, userId)) === 0) {
      throw new Error(`Plant something in ${table}.${column}`);
    }
  }
}

/** How many rows of the user a table holds. */
export async function rowsOf(
  { db }: Pick<TestProduct, 'db'>,
  { table, column }: { readonly table: string; readonly column: string },
  userId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}
