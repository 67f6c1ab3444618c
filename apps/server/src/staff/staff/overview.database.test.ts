import type { RoleName } from '@callshot/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { redrawDesk } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const chief = await product.user('chief', ['Admin']);
const player = await product.user('player');
const read = async (client = chief) => {
  const answer = await client.get('/api/staff/overview');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test.each<{ role: RoleName; sees: string[] }>([
  { role: 'Admin', sees: ['users', 'moderation', 'events', 'health'] },
  { role: 'EventCreator', sees: ['users', 'events'] },
  { role: 'Moderator', sees: ['users', 'moderation'] },
  { role: 'SurveyCreator', sees: ['users'] },
])('$role sees $sees', async ({ role, sees }) => {
  const overview = await read(await product.user(`a ${role}`, [role]));
  const seen = Object.entries(overview).filter(([, part]) => part !== null);
  expect(seen.map(([name]) => name)).toEqual(sees);
});

test.each([
  { why: 'visitors', client: product.visitor, status: 401 },
  { why: 'players', client: player, status: 403 },
])('it is not for $why', async ({ client, status }) => {
  expect((await client.get('/api/staff/overview')).statusCode).toBe(status);
});

test('users are counted, with those of a day, those who are out and those to be renamed', async () => {
  const before = await read();
  const [old, out, rude, gone] = await Promise.all(
    ['old', 'out', 'rude', 'gone'].map((name) => product.user(`${name} player`)),
  );
  const set = (user: typeof old, fields: object) =>
    db
      .updateTable('users')
      .set(fields)
      .where('id', '=', user?.id ?? 0)
      .execute();
  await set(old, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
  await set(out, { disabledAt: new Date() });
  await set(rude, { isUsernameChangeRequired: true });
  await set(gone, { deletedAt: new Date() });
  const after = await read();
  expect(after.users.total - before.users.total).toBe(3);
  expect(after.users.joinedLately - before.users.joinedLately).toBe(2);
  expect(after.moderation).toEqual({ disabled: 1, flagged: 1 });
});

test('the lock that comes next is told with its entrants; what is locked or over is not', async () => {
  expect((await read()).events).toEqual({ current: 0, nextLock: null, list: [] });
  const far = await testEvent(db, { stages: [swissStage()], locksInMs: 7_200_000 });
  const near = await testEvent(db, {
    stages: [swissStage()],
    locksInMs: 3_600_000,
    nameOverride: 'Near',
  });
  const desk = redrawDesk(product, chief);
  await desk.save(near, 0, [player]);
  const { events } = await read();
  expect(events).toMatchObject({
    current: 2,
    nextLock: {
      eventId: near.row.id,
      gameId: 1,
      eventName: 'Near',
      stageName: 'Swiss',
      lockAt: near.row.lockAt?.toISOString(),
      entrants: 1,
    },
  });
  const told = ({ name, state }: { name: string; state: string }) => `${name} ${state}`;
  expect(events.list.map(told)).toEqual(['Near open', 'Test Major open']);
  expect(events.list[0]).toEqual({
    eventId: near.row.id,
    gameId: 1,
    name: 'Near',
    rewardTypeId: 1,
    stageName: 'Swiss',
    stage: 0,
    stages: 1,
    state: 'open',
    lockAt: near.row.lockAt?.toISOString(),
    entrants: 1,
    overdue: null,
  });
  await desk.act(near, 'lock');
  expect((await read()).events.list.map(told)).toEqual(['Test Major open', 'Near locked']);
  expect((await read()).events.nextLock.eventId).toBe(far.row.id);
  await desk.act(far, 'finish');
  await desk.act(near, 'finish');
  expect((await read()).events).toEqual({ current: 0, nextLock: null, list: [] });
});

test('messages that fail are counted for a day, and entries that cannot be read', async () => {
  const none = { isSent: false, waiting: 0, failed: 0 };
  const mail = { ...none, problem: null };
  const empty = { mail, discord: { ...none, problems: [] }, unreadable: [], reports: 0 };
  expect((await read()).health).toEqual(empty);
  await chief.post('/api/notification/announce', {
    audience: 'everyone',
    gameId: null,
    subject: 'News',
    html: 'News',
  });
  const { rows } = await sql<{
    id: number;
  }>`select id from notifications order by id limit 4`.execute(db);
  const [waiting, failed, stale, pushed] = rows.map(({ id }) => id);
  const deliver = (notificationId = 0, more: object = {}) =>
    db
      .insertInto('deliveries')
      .values({ notificationId, channel: 'email', ...more })
      .execute();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await deliver(waiting);
  await deliver(failed, { claimedAt: ago(1), outcome: 'failed', problem: 'Answered 550' });
  await deliver(stale, { claimedAt: ago(25), outcome: 'failed', problem: 'ETIMEDOUT' });
  await deliver(pushed, { channel: 'push', claimedAt: ago(1), outcome: 'failed' });
  await deliver(waiting, { channel: 'discord' });
  await deliver(failed, { channel: 'discord', claimedAt: ago(1), outcome: 'failed' });
  const since = ago(2);
  await db
    .updateTable('discordWays')
    .set({ problem: 'token', problemSince: since })
    .where('way', '=', 'bot')
    .execute();
  const event = await testEvent(db, { stages: [swissStage()] });
  await redrawDesk(product, chief).save(event, 0, [player]);
  await db
    .insertInto('unreadableEntries')
    .values({
      eventStageId: event.stages[0]?.id ?? 0,
      userId: player.id,
      entryVersion: 1,
      reason: 'too short',
    })
    .execute();
  expect((await read()).health).toEqual({
    mail: { isSent: false, waiting: 1, failed: 1, problem: 'Answered 550' },
    discord: {
      isSent: false,
      waiting: 1,
      failed: 1,
      problems: [{ way: 'bot', what: 'token', since: since.toISOString() }],
    },
    unreadable: [{ eventId: event.row.id, gameId: 1, name: 'Test Major', count: 1 }],
    reports: 0,
  });
});
