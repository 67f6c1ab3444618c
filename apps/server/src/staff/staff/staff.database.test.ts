import type { Body, ManagedUser } from '@callshot/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import { auditRows } from '../../../testing/platform/audit.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { type TestProduct, testProduct } from '../../../testing/product/product.ts';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';

type Update = Body<'POST /api/user/update'>;

const product = await testProduct();
const { db } = product;
/** The same database behind another process. */
const elsewhere = await testProduct(product);
for (const { capabilities } of [product, elsewhere]) await capabilities.start();
const chief = await product.user('chief', ['Admin']);
const second = await product.user('second', ['Admin']);
let count = 0;
let user: TestUser;

beforeEach(async () => {
  user = await product.user(`person ${++count}`);
});

const managed = async (id: number): Promise<ManagedUser> =>
  (await chief.get(`/api/user/managed?userId=${id}`)).json();
const rolesOf = async (id: number): Promise<string[]> =>
  (await chief.get(`/api/user/userroles?userId=${id}`))
    .json()
    .map(({ name }: { name: string }) => name);
const unchanged = async (id: number): Promise<Update> => {
  const roles = (await chief.get(`/api/user/userroles?userId=${id}`)).json();
  const analyst = (await chief.get(`/api/user/analystParticipation?userId=${id}`)).json();
  return {
    userId: id,
    username: (await managed(id)).username,
    roleIds: roles.map((role: { id: number }) => role.id),
    flagUsernameChange: false,
    analystParticipationGameId: analyst.gameId,
    createAnalystInfluencerLeague: analyst.createAnalystInfluencerLeague,
  };
};
const update = async (id: number, changes: Partial<Update>, by: TestUser = chief) =>
  by.post('/api/user/update', { ...(await unchanged(id)), ...changes });
const auditOf = (id: number) =>
  auditRows(db)
    .where('l.subjectType', '=', 'user')
    .where('l.subjectId', '=', id)
    .where('l.action', 'like', 'user.%')
    .execute();
/** Everything that an update may write. */
const stored = async (id: number) => ({
  user: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
  roles: await db.selectFrom('userRoles').selectAll().where('userId', '=', id).execute(),
  analyst: await db
    .selectFrom('analystParticipations')
    .selectAll()
    .where('userId', '=', id)
    .execute(),
  sessions: await db.selectFrom('sessions').select('id').where('userId', '=', id).execute(),
  audits: await db.selectFrom('auditLog').selectAll().execute(),
});
const isSignedIn = async (someone: TestUser): Promise<boolean> =>
  (await someone.get('/api/user/currentUser')).json() !== null;

test('every role has its fixed id [rule: staff-1]', async () => {
  expect((await chief.get('/api/user/roles')).json()).toEqual([
    { id: 1, name: 'Admin' },
    { id: 2, name: 'EventCreator' },
    { id: 3, name: 'SurveyCreator' },
    { id: 4, name: 'Moderator' },
    { id: 5, name: 'Analyst' },
  ]);
});

test.each(['userroles', 'analystParticipation', 'managed'])('%s of nobody: 404', async (call) => {
  const answer = await chief.get(`/api/user/${call}?userId=999999`);
  expect([answer.statusCode, answer.json().title]).toEqual([404, 'No such user']);
});

describe('each change', () => {
  test.each<{
    why: string;
    changes: Partial<Update>;
    audited: { action: string; before: object; after: object }[];
  }>([
    {
      why: 'a flag for a rename',
      changes: { flagUsernameChange: true },
      audited: [
        {
          action: 'user.flagged-for-rename',
          before: { isUsernameChangeRequired: false },
          after: { isUsernameChangeRequired: true },
        },
      ],
    },
    {
      why: 'roles, with what the analyst takes part in',
      changes: {
        roleIds: [5, 4, 5],
        analystParticipationGameId: 2,
        createAnalystInfluencerLeague: true,
      },
      audited: [
        {
          action: 'user.roles-changed',
          before: { roles: [] },
          after: { roles: ['Moderator', 'Analyst'] },
        },
        {
          action: 'user.analyst-changed',
          before: { gameId: null, isLeagueWanted: false },
          after: { gameId: 2, isLeagueWanted: true },
        },
      ],
    },
    {
      why: 'a supporter level',
      changes: { patreonLevelId: 3 },
      audited: [
        {
          action: 'user.supporter-level-changed',
          before: { patreonLevelId: 1 },
          after: { patreonLevelId: 3 },
        },
      ],
    },
    {
      why: 'eligibility and access',
      changes: { isIneligible: true, isDisabled: true },
      audited: [
        {
          action: 'user.eligibility-changed',
          before: { isIneligible: false },
          after: { isIneligible: true },
        },
        { action: 'user.disabled', before: { isDisabled: false }, after: { isDisabled: true } },
      ],
    },
    {
      why: 'what is for analysts, of somebody who is none: nothing',
      changes: { analystParticipationGameId: 1, createAnalystInfluencerLeague: true },
      audited: [],
    },
    { why: 'nothing', changes: {}, audited: [] },
  ])('is stored and audited: $why [rule: staff-12]', async ({ changes, audited }) => {
    const answer = await update(user.id, { ...changes, reason: ' because ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      usernameError: null,
      reasonError: null,
      user: await managed(user.id),
    });
    expect(await auditOf(user.id)).toMatchObject(
      audited.map((row) => ({ ...row, actorUserId: chief.id, reason: 'because' })),
    );
  });

  test('a rename, which boards and profiles show at once', async () => {
    const answer = await update(user.id, { username: `  Renamed ${count} ` });
    expect(answer.json()).toMatchObject({
      usernameError: null,
      user: { username: `Renamed ${count}` },
    });
    const profile = await product.visitor.get(`/api/user/profile?userId=${user.id}`);
    expect(profile.json().username).toBe(`Renamed ${count}`);
    expect(await auditOf(user.id)).toMatchObject([
      { before: { username: `person ${count}` }, after: { username: `Renamed ${count}` } },
    ]);
  });

  test('a name, and who may stand there, reaches the boards of every process', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const stage = event.stages[0];
    if (!stage) throw new Error('no stage');
    const slip = randomPicks(stage.stage, randomOf(1));
    await user.post(`/api/picks/save/user/${event.row.id}`, slip);
    await chief.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'lock',
      relockTime: null,
      reason: '',
    });
    const search = `/api/picks/search/leaderboard/${event.row.id}/${encodeURIComponent(`${count}`.padStart(3, 'x'))}`;
    const found = async ({ visitor }: TestProduct) =>
      (await visitor.get(search)).json().records.map((row: { username: string }) => row.username);
    const name = `x${`${count}`.padStart(3, 'x')}`;
    expect(await found(product)).toEqual([]);
    expect(await found(elsewhere)).toEqual([]);
    await update(user.id, { username: name });
    for (const process of [product, elsewhere]) {
      await expect.poll(() => found(process)).toEqual([name]);
    }
    await update(user.id, { isIneligible: true, reason: 'two accounts' });
    for (const process of [product, elsewhere]) await expect.poll(() => found(process)).toEqual([]);
    await update(user.id, { isIneligible: false, reason: 'a brother' });
    for (const process of [product, elsewhere]) {
      await expect.poll(() => found(process)).toEqual([name]);
    }
  });

  test('what is null, or left out, stays as it is; without a game an analyst has none [rule: staff-12]', async () => {
    const asAnalyst = {
      analystParticipationGameId: 2 as const,
      ...{ createAnalystInfluencerLeague: true, flagUsernameChange: true, patreonLevelId: 2 },
      ...{ isIneligible: true, reason: 'a test' },
    };
    expect((await update(user.id, { ...asAnalyst, roleIds: [4, 5] })).statusCode).toBe(200);
    const before = await stored(user.id);
    const nothing = {
      ...{ username: null, roleIds: null, flagUsernameChange: null, isDisabled: null },
      ...{ createAnalystInfluencerLeague: null, patreonLevelId: null, isIneligible: null },
    };
    for (const body of [{ userId: user.id }, { userId: user.id, ...nothing }]) {
      const answer = await chief.post('/api/user/update', body);
      expect([answer.statusCode, answer.json().user?.username]).toEqual([200, `person ${count}`]);
      expect(await stored(user.id)).toEqual(before);
    }
    await chief.post('/api/user/update', { userId: user.id, analystParticipationGameId: null });
    const left = await chief.get(`/api/user/analystParticipation?userId=${user.id}`);
    expect(left.json()).toEqual({ gameId: null, createAnalystInfluencerLeague: true });
  });

  test('the case of a name alone may change', async () => {
    const answer = await update(user.id, { username: `PERSON ${count}` });
    expect(answer.json().user.username).toBe(`PERSON ${count}`);
  });

  test('who is no longer an analyst takes part in nothing [rule: staff-12]', async () => {
    await update(user.id, { roleIds: [5], analystParticipationGameId: 1 });
    await update(user.id, { roleIds: [] });
    const left = await chief.get(`/api/user/analystParticipation?userId=${user.id}`);
    expect(left.json()).toEqual({ gameId: null, createAnalystInfluencerLeague: false });
  });

  test('a flag stays until the user has chosen a name [rule: staff-9]', async () => {
    await update(user.id, { flagUsernameChange: true });
    await update(user.id, { flagUsernameChange: false });
    expect((await managed(user.id)).usernameChangeAvailable).toBe(true);
  });
});

describe('a refused update leaves nothing behind', () => {
  test.each<{ why: string; changes: Partial<Update>; expected: object }>([
    {
      why: 'a name somebody has, in other letters',
      changes: { username: 'Chief' },
      expected: { usernameError: 'This username is taken', reasonError: null, user: null },
    },
    {
      why: 'a name that is too long',
      changes: { username: 'abcdefghijklmnopqrstu' },
      expected: { usernameError: 'A username has 3 to 20 characters' },
    },
    {
      why: 'a reserved name: staff have no other rules',
      changes: { username: 'Support' },
      expected: { usernameError: 'This username is reserved' },
    },
    {
      why: 'nobody is kept off boards without a reason',
      changes: { isIneligible: true, reason: '  ' },
      expected: { usernameError: null, reasonError: 'Say why', user: null },
    },
    {
      why: 'nobody is disabled without a reason',
      changes: { isDisabled: true },
      expected: { reasonError: 'Say why' },
    },
    {
      why: 'a state that somebody else changed meanwhile',
      changes: { roleIds: [2], version: 'older' },
      expected: { code: 'user_changed' },
    },
    {
      why: 'a supporter level that does not exist',
      changes: { patreonLevelId: 99 },
      expected: { code: 'unknown_level' },
    },
    {
      why: 'a role that does not exist',
      changes: { roleIds: [6] as unknown as Update['roleIds'] },
      expected: { code: 'bad_request' },
    },
    {
      why: 'a user who does not exist',
      changes: { userId: 999_999 },
      expected: { code: 'user_not_found' },
    },
  ])('$why', async ({ changes, expected }) => {
    const before = await stored(user.id);
    const answer = await update(user.id, { flagUsernameChange: true, ...changes });
    expect(answer.json()).toMatchObject(expected);
    expect(await stored(user.id)).toEqual(before);
  });

  test('an update built on the state as it is goes through', async () => {
    const { version } = await managed(user.id);
    expect((await update(user.id, { flagUsernameChange: true, version })).statusCode).toBe(200);
    expect((await update(user.id, { roleIds: [4], version })).json().code).toBe('user_changed');
  });

  test('somebody named by an email keeps the name while other things change', async () => {
    const named = await product.user(`jo${count}@example.com`);
    const answer = await update(named.id, { patreonLevelId: 2 });
    expect(answer.json()).toMatchObject({
      usernameError: null,
      user: { username: `jo${count}@example.com` },
    });
  });
});

describe('roles and sessions', () => {
  test('who gains a staff role stays signed in, for as long as staff are; what was idle ends', async () => {
    const idle = await signIn(`person ${count}`);
    const ago = (hours: number) => sql<Date>`clock_timestamp() - make_interval(hours => ${hours})`;
    const sessions = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .orderBy('id')
      .execute();
    const move = (at: number, hours: number, seen: number) =>
      db
        .updateTable('sessions')
        .set({ createdAt: ago(hours), lastSeenAt: ago(seen) })
        .where('id', '=', sessions[at]?.id ?? 0)
        .execute();
    await move(0, 100, 1);
    await move(1, 100, 13);
    await update(user.id, { roleIds: [2] });
    expect((await user.get('/api/event/notRewarded')).statusCode).toBe(200);
    const ended = await idle.get('/api/user/currentUser');
    expect([ended.json(), ended.headers['session-ended']]).toEqual([
      null,
      expect.stringMatching(/^role /),
    ]);
    // Another role begins no time anew.
    await move(0, 13, 0);
    await update(user.id, { roleIds: [2, 3] });
    const over = await user.get('/api/user/currentUser');
    expect([over.json(), over.headers['session-ended']]).toEqual([
      null,
      expect.stringMatching(/^staff-hours /),
    ]);
  });

  test('who loses a role is judged by what is left, on the next request', async () => {
    await update(user.id, { roleIds: [2] });
    expect((await user.get('/api/event/notRewarded')).statusCode).toBe(200);
    await update(user.id, { roleIds: [] });
    expect((await user.get('/api/event/notRewarded')).statusCode).toBe(403);
    expect((await user.get('/api/user/currentUser')).json()).toMatchObject({ roles: [] });
  });

  test('a role without power over others ends no session', async () => {
    await update(user.id, { roleIds: [5] });
    expect(await isSignedIn(user)).toBe(true);
  });

  test('who changes the own roles goes on in a new session; the old one is over', async () => {
    const admin = await product.user(`admin ${count}`, ['Admin']);
    const former = admin.cookies.get('callshot') ?? '';
    const answer = await update(admin.id, { roleIds: [1, 2] }, admin);
    expect(answer.statusCode).toBe(200);
    expect(admin.cookies.get('callshot')).not.toBe(former);
    expect((await admin.get('/api/user/currentUser')).json().roles).toEqual([
      'Admin',
      'EventCreator',
    ]);
    const thief = testClient(product.app);
    thief.cookies.set('callshot', former);
    expect((await thief.get('/api/user/currentUser')).json()).toBeNull();
    await update(admin.id, { roleIds: [] });
  });

  test('a disabled user is out at once, in every process, and comes back enabled [rule: accounts-48]', async () => {
    await update(user.id, { isDisabled: true, reason: 'cheats' });
    const there = testClient(elsewhere.app);
    there.cookies.set('callshot', user.cookies.get('callshot') ?? '');
    expect((await there.get('/api/user/currentUser')).json()).toBeNull();
    const login = { username: `person ${count}`, password: goodPassword };
    expect((await product.visitor.post('/api/auth/login', login)).statusCode).toBe(401);
    await update(user.id, { isDisabled: false, reason: 'a mistake' });
    expect((await testClient(product.app).post('/api/auth/login', login)).statusCode).toBe(200);
  });
});

async function signIn(username: string) {
  const client = testClient(product.app);
  await client.post('/api/auth/login', { username, password: goodPassword });
  return client;
}

describe('a reset link', () => {
  const make = (id: number) => chief.get(`/api/user/resetpassword?userId=${id}`);
  const openIds = () =>
    db
      .selectFrom('oneTimeTokens')
      .select('tokenHash')
      .where('userId', '=', user.id)
      .where('purpose', '=', 'password-reset')
      .execute();

  test('is stored as a hash alone, audited without its id, and voids the one before [rule: accounts-36]', async () => {
    const first = (await make(user.id)).json().resetId;
    const { resetId } = (await make(user.id)).json();
    expect(resetId).not.toBe(first);
    expect(await openIds()).toEqual([{ tokenHash: hashSecretToken(resetId) }]);
    const audits = await auditOf(user.id);
    expect(audits.map(({ action }) => action)).toEqual([
      'user.reset-link-made',
      'user.reset-link-made',
    ]);
    expect(JSON.stringify(audits)).not.toContain(resetId);
  });

  test('of nobody is none', async () => {
    expect((await make(999_999)).json().code).toBe('user_not_found');
  });

  test('is not made by a request that came from elsewhere', async () => {
    const url = `/api/user/resetpassword?userId=${user.id}`;
    const answer = await chief.get(url, { 'sec-fetch-site': 'cross-site' });
    expect(answer.json().code).toBe('cross_site');
    expect(await openIds()).toEqual([]);
  });
});

describe('the last Admin', () => {
  const lastAdmin = 'This is the last Admin: make somebody else an Admin first';

  test('cannot lose the role or be disabled [rule: staff-8]', async () => {
    await update(second.id, { isDisabled: true, reason: 'so that one is left' });
    const before = await stored(chief.id);
    for (const changes of [{ roleIds: [] }, { isDisabled: true, reason: 'leaving' }]) {
      const answer = await update(chief.id, changes);
      expect([answer.statusCode, answer.json().title]).toEqual([400, lastAdmin]);
    }
    expect(await stored(chief.id)).toEqual(before);
    await update(second.id, { isDisabled: false, reason: 'back again' });
  });

  test('an Admin cannot disable the own account, last or not', async () => {
    const answer = await update(chief.id, { isDisabled: true, reason: 'leaving' });
    expect(answer.json().code).toBe('own_account');
  });

  test.each([1, 2, 3, 4, 5])('two remove each other at once: one is left (%i)', async () => {
    await db.deleteFrom('sessions').where('userId', '=', second.id).execute();
    const there = testClient(elsewhere.app);
    await there.post('/api/auth/login', { username: 'second', password: goodPassword });
    const [takeSecond, takeChief] = [await unchanged(second.id), await unchanged(chief.id)];
    const [one, two] = await Promise.all([
      chief.post('/api/user/update', { ...takeSecond, roleIds: [] }),
      there.post('/api/user/update', { ...takeChief, roleIds: [] }),
    ]);
    // The later of the two is no Admin any more when its turn comes.
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 403]);
    const left = await db
      .selectFrom('userRoles')
      .select('userId')
      .where('roleId', '=', 1)
      .where('userId', 'in', [chief.id, second.id])
      .execute();
    expect(left).toHaveLength(1);
    await db
      .insertInto('userRoles')
      .values([chief.id, second.id].map((userId) => ({ userId, roleId: 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
});

test('changes of one user at once do not mix: who built on an older state is told', async () => {
  const third = await product.user('third', ['Admin']);
  const { version } = await managed(user.id);
  const base = { ...(await unchanged(user.id)), version };
  const answers = await Promise.all([
    chief.post('/api/user/update', { ...base, roleIds: [4] }),
    third.post('/api/user/update', { ...base, roleIds: [5] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await rolesOf(user.id)).toHaveLength(1);
});
