import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { userWithEverything } from '../../../testing/account/user-with-everything.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertAudit } from '../../platform/audit/audit.ts';

const product = await testProduct();
const { db, visitor } = product;
const url = '/api/account/export';

test('an export tells all that the product holds of the user [rule: accounts-46]', async () => {
  const { user, event } = await userWithEverything(product, 'Curious');
  const answer = await user.get(url);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { exportedAt, data } = answer.json();
  expect(exportedAt).toMatch(/Z$/);
  expect(data).toMatchObject({
    account: {
      id: user.id,
      username: 'Curious',
      email: 'curious@example.org',
      hasPassword: true,
      roles: ['Analyst'],
      supporterLevel: 'None',
    },
    formerUsernames: [{ username: 'former Curious' }],
    linkedAccounts: [{ provider: 'discord', externalUsername: 'Curious' }],
    preferences: {
      plainNames: true,
      stillPlates: true,
      theme: 'light',
      language: 'pl',
      browserLanguage: 'de',
    },
    sessions: [{ userAgent: 'test', device: 'Unknown device' }],
    knownBrowsers: [{ lastSeenAt: expect.any(String) }],
    trophies: [{ eventName: 'Test Major', trophyTypeId: 4 }],
    notifications: [{ html: '<b>News</b>', readAt: null }],
    notificationPreferences: { push: true },
    pushSubscriptions: [{ endpoint: 'https://push.example/Curious' }],
    entries: [{ event: 'Test Major', eventId: event.row.id, version: 2, isPostLock: false }],
  });
  const [entry] = data.entries;
  expect(entry.picks.join('\n')).toMatch(/^Team \d+: advancing$/m);
  expect(entry.revisions.map(({ version }: { version: number }) => version)).toEqual([1, 2]);
  expect(entry.revisions[1].picks).toEqual(entry.picks);
  expect(entry.revisions[0].picks).not.toEqual(entry.picks);
  const actions = data.actions.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['picks.saved', 'picks.saved', 'user.registered']);
  expect(data.actions[2].after).toEqual({ username: 'Curious' });
});

test('who saves all day by a program is told of no more than a server can hold', async () => {
  const user = await product.user('Machine');
  await sql`insert into audit_log (actor_user_id, action, subject_type, subject_id)
    select ${user.id}::int, 'picks.saved', 'event_stage', 1 from generate_series(1, 10400)`.execute(
    db,
  );
  expect((await user.get(url)).json().data.actions).toHaveLength(10_000);
});

test('it holds no secret, and nothing of others', async () => {
  const { user } = await userWithEverything(product, 'Quiet');
  const { user: other } = await userWithEverything(product, 'Unmentioned');
  await insertAudit(db, {
    actorUserId: user.id,
    action: 'picks.overridden',
    subjectType: 'user',
    subjectId: other.id,
    after: { note: 'about Unmentioned' },
    reason: 'Unmentioned asked for it',
  });
  const { body } = await user.get(url);
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const cookie = user.cookies.get('callshot') ?? '';
  for (const secret of [row.passwordHash ?? '', cookie, 'secret-of-push', 'public-key', 'Hash"']) {
    expect(secret).not.toBe('');
    expect(body).not.toContain(secret);
  }
  expect(body).toContain('picks.overridden');
  expect(body.toLowerCase()).not.toContain('unmentioned');
});

test('all revisions are in it, however many', async () => {
  const { user, event } = await userWithEverything(product, 'Diligent');
  const [stage] = event.stages;
  const revision = await db
    .selectFrom('entryRevisions')
    .selectAll()
    .where('userId', '=', user.id)
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 450 }, (_, at) => ({ ...revision, version: at + 3 }));
  await db.insertInto('entryRevisions').values(more).execute();
  const { data } = (await user.get(url)).json();
  expect(data.entries[0].stage).toBe(stage?.name);
  expect(data.entries[0].revisions).toHaveLength(452);
});

test('whoever has nothing yet has an export too', async () => {
  const user = await product.user('empty');
  expect((await user.get(url)).json().data).toMatchObject({
    entries: [],
    trophies: [],
    actions: [],
  });
});

test('a few an hour are enough, whichever browser asks', async () => {
  const user = await product.user('eager');
  const answers = await Promise.all(Array.from({ length: 7 }, () => user.get(url)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('3600');
});

test('a visitor has none, and another site cannot fetch it', async () => {
  expect((await visitor.get(url)).statusCode).toBe(401);
  const user = await product.user('lured');
  expect((await user.get(url, { game: '' })).statusCode).toBe(403);
});
