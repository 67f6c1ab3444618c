import type { SignInProvider } from '@callshot/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leagueMembersAtMost } from '../../../../../packages/rules/src/leagues/can-join.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  everythingOfLeagues,
  join,
  leagueOf,
  wishFor,
  withPassword,
} from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertSession } from '../../account/accounts/login/sessions.repository.ts';
import { createUser } from '../../account/accounts/registering/first-admin.service.ts';
import { createPasswordCheck } from './check-league-password.service.ts';
import { joinLeague } from './join-league.service.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const { db, visitor } = product;
const creator = await product.user('host');
const link = (user: TestUser, provider: SignInProvider) =>
  db
    .insertInto('externalLogins')
    .values({ provider, subject: `${provider} ${user.id}`, userId: user.id })
    .execute();
const countOf = async (leagueId: number) => {
  const { memberCount } = await db
    .selectFrom('leagues')
    .select('memberCount')
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  const rows = db.selectFrom('leagueMembers').select('id').where('leagueId', '=', leagueId);
  expect(await rows.execute()).toHaveLength(memberCount);
  return memberCount;
};
/** Users of no session, in a league. */
async function fill(leagueId: number, count: number): Promise<void> {
  await sql`with made as (
      insert into users (username, username_key) select 'extra ' || ${leagueId} || ' ' || n,
        'extra ' || ${leagueId} || ' ' || n from generate_series(1, ${count}::int) n returning id
    ) insert into league_members (league_id, user_id) select ${leagueId}::int, id from made`.execute(
    db,
  );
}

test('a public league is joined as it is, once [rule: leagues-21, leagues-22]', async () => {
  const league = await leagueOf(creator);
  const user = await product.user('guest');
  const answer = await join(user, league.id);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ...league, members: 2, memberCount: 2, isMember: true },
  ]);
  const before = await everythingOfLeagues(db);
  for (const member of [user, creator]) {
    const again = await join(member, league.id);
    expect([again.statusCode, again.json().title]).toEqual([
      409,
      'You have already joined this league!',
    ]);
  }
  expect((await visitor.post('/api/leagues/join', { leagueId: league.id })).statusCode).toBe(401);
  expect(await everythingOfLeagues(db)).toEqual(before);
});

test('joined ten times at once it is joined once', async () => {
  const league = await leagueOf(creator);
  const user = await product.user('double');
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(user, league.id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await countOf(league.id)).toBe(2);
});

test('gates name the account that is missing, and let in once it is linked [rule: leagues-23]', async () => {
  const [discord, reddit, both] = [
    await leagueOf(creator, { requireDiscord: true }),
    await leagueOf(creator, { requireReddit: true }),
    await leagueOf(creator, { requireDiscord: true, requireReddit: true, ...withPassword('abcd') }),
  ];
  const user = await product.user('gated');
  const titles = async () => {
    const answers = [];
    for (const { id } of [discord, reddit, both]) {
      const { statusCode, ...answer } = await join(user, id, 'wrong');
      answers.push([statusCode, answer.json().title ?? 'joined']);
    }
    return answers;
  };
  const before = await everythingOfLeagues(db);
  expect(await titles()).toEqual([
    [403, 'To join this league, link your Discord account first'],
    [403, 'To join this league, link your Reddit account first'],
    [403, 'To join this league, link your Discord and Reddit accounts first'],
  ]);
  expect(await everythingOfLeagues(db)).toEqual(before);
  await link(user, 'discord');
  expect(await titles()).toEqual([
    [200, 'joined'],
    [403, 'To join this league, link your Reddit account first'],
    [403, 'To join this league, link your Reddit account first'],
  ]);
  await link(user, 'reddit');
  expect(await titles()).toEqual([
    [409, 'You have already joined this league!'],
    [200, 'joined'],
    [400, 'Incorrect password'],
  ]);
  // Unlinking later removes no member.
  await db.deleteFrom('externalLogins').where('userId', '=', user.id).execute();
  expect((await user.get(`/api/leagues/get?leagueId=${discord.id}`)).json().isMember).toBe(true);
});

test('a password is guessed five times in ten minutes, on all processes together [rule: leagues-22]', async () => {
  const league = await leagueOf(creator, withPassword('sesame'));
  const other = await leagueOf(creator, withPassword('sesame'));
  const user = await product.user('guesser');
  const there = await insertSession(db, user.id, 'elsewhere');
  const guess = (at: number) =>
    at % 2
      ? join(user, league.id, `guess ${at}`)
      : elsewhere.app.inject({
          method: 'POST',
          url: '/api/leagues/join',
          headers: { game: '1' },
          cookies: { callshot: there.token },
          payload: { leagueId: league.id, password: `guess ${at}` },
        });
  const before = await everythingOfLeagues(db);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  const left = answers.flatMap((answer) => answer.json().problems ?? []);
  expect(left.map(({ message }) => message).sort()).toEqual([
    '1 try left',
    '2 tries left',
    '3 tries left',
    '4 tries left',
    'No tries left',
  ]);
  const refused = await join(user, league.id, 'sesame');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(300);
  expect(await everythingOfLeagues(db)).toEqual(before);
  // Another league has a count of its own, and what is right is not counted.
  expect((await join(user, other.id, 'sesame')).statusCode).toBe(200);
  await db
    .updateTable('attempts')
    .set({
      attemptedAt: sql`array(select at - interval '10 minutes' from unnest(attempted_at) at)`,
    })
    .where('kind', '=', 'league-password')
    .execute();
  expect((await join(user, league.id, 'sesame')).statusCode).toBe(200);
});

test('one address guesses sixty times, whatever accounts it has', async () => {
  await db.deleteFrom('attempts').execute();
  const leagues = [];
  for (let at = 0; at < 4; at += 1) {
    const host = at < 2 ? creator : await product.user(`host ${at}`);
    leagues.push(await leagueOf(host, withPassword('sesame')));
  }
  const wrong: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const user = await product.user(`bot ${at}`);
    const guesses = leagues.flatMap(({ id }) => [1, 2, 3, 4, 5].map(() => join(user, id, 'nope')));
    wrong.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
  }
  expect(wrong.filter((status) => status === 400)).toHaveLength(60);
  expect(wrong.filter((status) => status === 429)).toHaveLength(20);
});

test('500 at once on two processes for ten places: exactly ten are in [rule: leagues-7]', {
  timeout: 120_000,
}, async () => {
  const league = await leagueOf(await product.user('crowded'));
  await fill(league.id, leagueMembersAtMost - 11);
  expect(await countOf(league.id)).toBe(leagueMembersAtMost - 10);
  const tokens: string[] = [];
  for (let at = 0; at < 500; at += 1) {
    const id = await createUser(db, { username: `rush ${at}`, email: `rush${at}@example.org` });
    tokens.push((await insertSession(db, id, 'rush')).token);
  }
  const enter = async (at: number, token: string): Promise<LightMyRequestResponse> => {
    const answer = await (at % 2 ? product : elsewhere).app.inject({
      method: 'POST',
      url: '/api/leagues/join',
      headers: { game: '1' },
      cookies: { callshot: token },
      remoteAddress: `10.1.${at >> 8}.${at & 255}`,
      payload: { leagueId: league.id },
    });
    // On a busy machine somebody is asked to come again.
    return answer.statusCode === 503 ? enter(at, token) : answer;
  };
  const answers = await Promise.all(tokens.map((token, at) => enter(at, token)));
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'in' : answer.json().code));
  expect(codes.filter((code) => code === 'in')).toHaveLength(10);
  expect(codes.filter((code) => code === 'league_full')).toHaveLength(490);
  expect(await countOf(league.id)).toBe(leagueMembersAtMost);
});

test('nobody is in more leagues than they may, joined at once on two processes [rule: leagues-24]', async () => {
  const hosts = await Promise.all([1, 2].map((at) => product.user(`many ${at}`)));
  const leagues = [];
  for (const host of hosts) {
    for (let at = 0; at < 8; at += 1) leagues.push(await leagueOf(host));
  }
  const user = await product.user('joins all');
  const there = await insertSession(db, user.id, 'elsewhere');
  const answers = await Promise.all(
    leagues.map(({ id: leagueId }, at) =>
      at % 2
        ? join(user, leagueId)
        : elsewhere.app.inject({
            method: 'POST',
            url: '/api/leagues/join',
            headers: { game: '1' },
            cookies: { callshot: there.token },
            payload: { leagueId },
          }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect([answer.statusCode, answer.json().title]).toEqual([400, "You can't join more leagues"]);
  }
  const before = await everythingOfLeagues(db);
  const left = leagues[answers.findIndex(({ statusCode }) => statusCode !== 200)];
  if (!left) throw new Error('no league is left');
  expect((await join(user, left.id)).statusCode).toBe(400);
  expect(await everythingOfLeagues(db)).toEqual(before);
  // An analyst's league is outside of the limit, and a deleted one is none.
  const analyst = await leagueOf(await product.user('analyst host'));
  const markOf = (leagueId: number) => db.updateTable('leagues').where('id', '=', leagueId);
  await markOf(analyst.id).set({ isAnalystLeague: true }).execute();
  expect((await join(user, analyst.id)).statusCode).toBe(200);
  const joined = leagues[answers.findIndex(({ statusCode }) => statusCode === 200)];
  if (!joined) throw new Error('no league was joined');
  await markOf(joined.id).set({ deletedAt: new Date() }).execute();
  expect((await join(user, left.id)).statusCode).toBe(200);
});

test('a league that is hidden or gone is not there to be joined', async () => {
  const [hidden, gone] = [
    await leagueOf(await product.user('hider')),
    await leagueOf(await product.user('goner')),
  ];
  const member = await product.user('member of hidden');
  await join(member, hidden.id);
  await db.updateTable('leagues').set({ isHidden: true }).where('id', '=', hidden.id).execute();
  await db
    .updateTable('leagues')
    .set({ deletedAt: new Date() })
    .where('id', '=', gone.id)
    .execute();
  const user = await product.user('too late');
  const before = await everythingOfLeagues(db);
  for (const leagueId of [hidden.id, gone.id, 2_147_483_647]) {
    for (const answer of [
      await join(user, leagueId),
      await user.get(`/api/leagues/get?leagueId=${leagueId}`),
      await user.get(`/api/leagues/members?leagueId=${leagueId}`),
      await user.delete(`/api/leagues/leave?leagueId=${leagueId}`),
      await user.delete(`/api/leagues/delete?leagueId=${leagueId}`),
      await user.delete(`/api/leagues/removeMember?leagueId=${leagueId}&userId=${member.id}`),
      await user.post('/api/leagues/unban', { leagueId, userId: member.id }),
      await user.post('/api/leagues/handOver', { leagueId, userId: member.id }),
      await user.post('/api/leagues/save', wishFor({ id: leagueId, version: 0 })),
    ]) {
      expect([answer.statusCode]).toEqual([404]);
    }
  }
  expect(await everythingOfLeagues(db)).toEqual(before);
  expect((await member.get(`/api/leagues/get?leagueId=${hidden.id}`)).statusCode).toBe(200);
  const admin = await product.user('sees all', ['Admin']);
  expect((await admin.get(`/api/leagues/get?leagueId=${hidden.id}`)).statusCode).toBe(200);
});

test('a password that is changed while it is tried opens nothing', async () => {
  const league = await leagueOf(await product.user('changer'), withPassword('before'));
  const user = await product.user('slow');
  const { services } = product.capabilities;
  const verify: typeof services.passwords.verify = async (hash, password) => {
    const isRight = await services.passwords.verify(hash, password);
    await db
      .updateTable('leagues')
      .set({ passwordHash: 'another' })
      .where('id', '=', league.id)
      .execute();
    return isRight;
  };
  const passwords = { ...services.passwords, verify };
  const parts = { ...services, checkPassword: createPasswordCheck({ ...services, passwords }) };
  const joining = { userId: user.id, address: '10.9.9.9', leagueId: league.id, password: 'before' };
  expect(await joinLeague(parts, joining)).toEqual({ ok: false, code: 'wrong_password' });
  expect(await countOf(league.id)).toBe(1);
});
