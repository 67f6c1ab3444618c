import { createHmac } from 'node:crypto';
import type { SignInProvider } from '@callshot/contract';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up } from '../../../migrations/0059-linked-identities.ts';
import { linkAs, signInAs, testSignIn } from '../../../testing/account/sign-in.ts';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import { invitationPath, inviteOf, joinBy } from '../../../testing/community/invites.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { testClient } from '../../../testing/platform/client.ts';
import {
  deleteExternalLogin,
  insertExternalLogin,
} from '../../account/sign-in/external-logins.repository.ts';
import { verifyAudit } from '../../staff/audit/verify-audit.service.ts';
import { deleteBan } from './league-bans.repository.ts';
import { deleteMember } from './league-members.repository.ts';

const product = await testSignIn();
const { app, db } = product;
const host = await product.user('host');
await db.updateTable('settings').set({ value: '1000' }).where('name', '=', 'leagueLimit').execute();

const link = async (user: TestUser, person: string, provider: SignInProvider = 'discord') =>
  expect((await linkAs(user, provider, person)).json()).toEqual({ linked: true, reason: null });
const unlink = async (user: TestUser, provider: SignInProvider = 'discord') =>
  expect((await user.delete(`/api/auth/link/${provider}`)).statusCode).toBe(204);
/** A new account by what is linked with no other, or the account that it is linked with. */
async function comeAs(person: string, provider: SignInProvider = 'discord'): Promise<TestUser> {
  const client = testClient(app);
  expect((await signInAs(client, provider, person)).statusCode).toBe(200);
  return { ...client, id: (await client.get('/api/user/currentUser')).json().id };
}
async function end(user: TestUser): Promise<void> {
  const { username } = (await user.get('/api/user/currentUser')).json();
  const answer = await user.post('/api/account/delete', {
    confirmation: username,
    password: goodPassword,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { confirmationError: null, passwordError: null },
  ]);
}
const ban = async (leagueId: number, userId: number, by = host) => {
  const query = `leagueId=${leagueId}&userId=${userId}&ban=true`;
  expect((await by.delete(`/api/leagues/removeMember?${query}`)).statusCode).toBe(204);
};
const tryToJoin = async (user: TestUser, leagueId: number): Promise<string> => {
  const answer = await join(user, leagueId);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};
const bannedOf = async (leagueId: number): Promise<{ userId: number; username: string }[]> =>
  (await host.get(`/api/leagues/members?leagueId=${leagueId}&from=0`)).json().banned;

describe('an account elsewhere is one member of a league that asks for it', () => {
  test.each(['discord', 'reddit'] as const)(
    'of %s: also after it was linked with another account; who leaves makes room',
    async (provider) => {
      const gate = { requireDiscord: provider === 'discord', requireReddit: provider === 'reddit' };
      const { id } = await leagueOf(host, gate);
      const invite = await inviteOf(host, id);
      const first = await product.user(`first of ${provider}`);
      const second = await product.user(`second of ${provider}`);
      await link(first, `one ${provider}`, provider);
      expect(await tryToJoin(first, id)).toBe('in');
      await unlink(first, provider);
      await link(second, `one ${provider}`, provider);
      expect(await tryToJoin(second, id)).toBe(`${provider}_in_league`);
      expect((await joinBy(second, invite.code)).json().code).toBe(`${provider}_in_league`);
      const { viewer } = (await second.get(invitationPath(invite.code))).json();
      expect(viewer).toBe(`${provider}_in_league`);
      // Another identity does not match, and this one is not revealed without a question for it.
      const other = await product.user(`other of ${provider}`);
      await link(other, `other ${provider}`, provider);
      expect(await tryToJoin(other, id)).toBe('in');
      expect(await tryToJoin(second, (await leagueOf(host)).id)).toBe('in');

      expect((await first.delete(`/api/leagues/leave?leagueId=${id}`)).statusCode).toBe(204);
      expect(await tryToJoin(second, id)).toBe('in');
    },
  );

  test('also where all were unlinked with a new password, or the gate came after them', async () => {
    const { id, name, version } = await leagueOf(host);
    const first = await product.user('gated later');
    await link(first, 'later');
    expect(await tryToJoin(first, id)).toBe('in');
    const gated = { id, name, version, nameplateId: null, requireDiscord: true };
    const saved = await host.post('/api/leagues/save', { ...gated, requireReddit: false });
    expect(saved.json().league).toMatchObject({ requireDiscord: true });
    const admin = await product.user('some admin', ['Admin']);
    const { resetId } = (await admin.get(`/api/user/resetpassword?userId=${first.id}`)).json();
    const changed = await testClient(app).post('/api/account/changepassword', {
      resetId,
      username: 'gated later',
      password: 'another horse battery',
      confirmPassword: 'another horse battery',
      isUnlinkingAll: true,
    });
    expect(changed.statusCode).toBe(200);
    expect(await tryToJoin(await comeAs('later'), id)).toBe('discord_in_league');
  });

  test('what was unlinked before the account joined keeps nobody out [rule: leagues-38, leagues-39]', async () => {
    const { id } = await leagueOf(host, { requireDiscord: true });
    const lender = await product.user('lender');
    await link(lender, 'of a friend');
    await unlink(lender);
    await link(lender, 'of the lender');
    expect(await tryToJoin(lender, id)).toBe('in');
    expect(await tryToJoin(await comeAs('of a friend'), id)).toBe('in');
  });

  test('who ends the account and comes back is a member once', async () => {
    const { id } = await leagueOf(host, { requireDiscord: true });
    const first = await product.user('restless');
    await link(first, 'restless one');
    expect(await tryToJoin(first, id)).toBe('in');
    await end(first);
    expect(await tryToJoin(await comeAs('restless one'), id)).toBe('in');
    expect((await host.get(`/api/leagues/get?leagueId=${id}`)).json().memberCount).toBe(2);
  });
});

describe('who was banned does not come back', () => {
  let made = 0;
  /** A member with an account elsewhere, in a league that asks for none. */
  async function member() {
    made += 1;
    const person = `person ${made}`;
    const user = await product.user(`member ${made}`);
    const { id } = await leagueOf(host);
    await link(user, person);
    expect(await tryToJoin(user, id)).toBe('in');
    return { user, person, id };
  }
  type Member = Awaited<ReturnType<typeof member>>;

  test.each<{ why: string; comes: (member: Member) => Promise<TestUser> }>([
    {
      why: 'with the account made anew',
      comes: async ({ user, person, id }) => {
        await ban(id, user.id);
        await end(user);
        return comeAs(person);
      },
    },
    {
      why: 'with a second account, after it was unlinked',
      comes: async ({ user, person, id }) => {
        await ban(id, user.id);
        await unlink(user);
        const second = await product.user(`second ${made}`);
        await link(second, person);
        return second;
      },
    },
    {
      why: 'unlinked before the ban',
      comes: async ({ user, person, id }) => {
        await unlink(user);
        await ban(id, user.id);
        return comeAs(person);
      },
    },
    {
      why: 'unlinked before the ban, and the account ended after it',
      comes: async ({ user, person, id }) => {
        await unlink(user);
        await ban(id, user.id);
        await end(user);
        return comeAs(person);
      },
    },
    {
      why: 'with what was linked after the ban',
      comes: async ({ user, id }) => {
        await ban(id, user.id);
        await link(user, `later ${made}`, 'reddit');
        await unlink(user, 'reddit');
        return comeAs(`later ${made}`, 'reddit');
      },
    },
    {
      why: 'with a second account that unlinks it again before it joins',
      comes: async ({ user, person, id }) => {
        await ban(id, user.id);
        await end(user);
        const second = await product.user(`second ${made}`);
        await link(second, person);
        await unlink(second);
        return second;
      },
    },
  ])('$why, until the ban is lifted', async ({ comes }) => {
    const banned = await member();
    const second = await comes(banned);
    const invite = await inviteOf(host, banned.id);
    expect(await tryToJoin(second, banned.id)).toBe('banned');
    expect((await joinBy(second, invite.code)).json().code).toBe('banned');
    expect((await second.get(invitationPath(invite.code))).json().viewer).toBe('banned');
    // Another league has bans of its own.
    expect(await tryToJoin(second, (await leagueOf(host)).id)).toBe('in');
    expect(await tryToJoin(await comeAs(`stranger ${made}`), banned.id)).toBe('in');

    expect((await bannedOf(banned.id)).map(({ userId }) => userId)).toEqual([banned.user.id]);
    const lift = { leagueId: banned.id, userId: banned.user.id };
    expect((await host.post('/api/leagues/unban', lift)).statusCode).toBe(204);
    expect(await bannedOf(banned.id)).toEqual([]);
    expect(await tryToJoin(second, banned.id)).toBe('in');
    expect(await db.selectFrom('leagueBanIdentities').selectAll().execute()).toEqual([]);
    expect((await verifyAudit(db)).faults).toEqual([]);
  });

  test('of an account that ended hashes stay, and no name; without any the ban goes [rule: leagues-38, leagues-39]', async () => {
    const { user, id } = await member();
    const plain = await product.user('plain');
    expect(await tryToJoin(plain, id)).toBe('in');
    for (const each of [user, plain]) {
      await ban(id, each.id);
      await end(each);
    }
    expect(await bannedOf(id)).toEqual([
      { userId: user.id, username: 'deleted user', at: expect.any(String) },
    ]);
    const kept = db.selectFrom('linkedIdentities').selectAll().where('userId', '=', user.id);
    expect(await kept.execute()).toEqual([]);
    expect(await db.selectFrom('leagueBanIdentities').selectAll().execute()).toEqual([
      { banId: expect.any(Number), identityHash: expect.any(Buffer) },
    ]);
  });

  test('an export tells what is remembered', async () => {
    const { user } = await member();
    await unlink(user);
    const { data } = (await user.get('/api/account/export')).json();
    expect(data.rememberedLinks).toEqual([{ provider: 'discord', unlinkedAt: expect.any(String) }]);
  });
});

test('links that were there before are remembered as those that are made', async () => {
  const user = await product.user('long linked');
  await link(user, 'old link');
  const all = () => db.selectFrom('linkedIdentities').selectAll().execute();
  const linkedNow = (await all()).filter(({ unlinkedAt }) => unlinkedAt === null);
  const mine = linkedNow.find(({ userId }) => userId === user.id);
  const { value } = await db
    .selectFrom('serverKeys')
    .select('value')
    .where('name', '=', 'identities')
    .executeTakeFirstOrThrow();
  const { subject } = await db
    .selectFrom('externalLogins')
    .select('subject')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  const hash = createHmac('sha256', Buffer.from(value, 'base64url')).update(`discord ${subject}`);
  expect(mine?.identityHash).toEqual(hash.digest());

  await db.transaction().execute(async (trx) => {
    await sql`drop table linked_identities, league_ban_identities`.execute(trx);
    // A migration knows no tables.
    await up(trx as unknown as Kysely<unknown>);
  });
  const key = ({ userId, provider }: { userId: number; provider: string }) =>
    `${userId} ${provider}`;
  const sorted = (rows: typeof linkedNow) =>
    rows.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
  expect(sorted(await all())).toEqual(sorted(linkedNow));
});

const accounts = [0, 1, 2];
/** Ways somebody comes back by, in an order that leads somewhere often. */
const step = fc.record({
  what: fc.constantFrom<readonly string[]>(
    ['link', 'join'],
    ['link', 'join'],
    ['link', 'join', 'unlink'],
    ['link', 'join', 'unlink'],
    ['unlink'],
    ['leave'],
    ['unlink', 'ban'],
    ['ban', 'unlink'],
    ['unban', 'join'],
    ['ban', 'end'],
  ),
  account: fc.constantFrom(...accounts),
  person: fc.constantFrom(0, 1),
});

interface Told {
  linked: number | null;
  everLinked: Set<number>;
  /** Identities linked at any time since the account joined; null = not a member. */
  asMember: Set<number> | null;
  isBanned: boolean;
  isEnded: boolean;
}

test('whatever is linked, unlinked, joined, left, banned and ended, in whatever order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      runs += 1;
      const walkHost = await product.user(`host of walk ${runs}`);
      const { id: leagueId } = await leagueOf(walkHost, { requireDiscord: true });
      const users = await Promise.all(accounts.map((at) => product.user(`walker ${runs} ${at}`)));
      const told = accounts.map(
        (): Told => ({
          linked: null,
          everLinked: new Set(),
          asMember: null,
          isBanned: false,
          isEnded: false,
        }),
      );
      const shares = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
        [...one].some((person) => other.has(person));
      const expected = (at: number): string => {
        const me = told[at] as Told;
        if (me.asMember !== null) return 'already_joined';
        const isBanned = told.some(
          (other) => other.isBanned && (other === me || shares(other.everLinked, me.everLinked)),
        );
        if (isBanned) return 'banned';
        if (me.linked === null) return 'discord_required';
        const { linked } = me;
        return told.some(({ asMember }) => asMember?.has(linked)) ? 'discord_in_league' : 'in';
      };
      for (const { what, account, person } of steps.flatMap(({ what: all, ...step }) =>
        all.map((what) => ({ what, ...step })),
      )) {
        const me = told[account] as Told;
        const user = users[account] as TestUser;
        if (me.isEnded) continue;
        if (what === 'link' && me.linked === null) {
          if (told.some(({ linked }) => linked === person)) continue;
          const identity = { subject: `walker ${runs} ${person}`, username: 'walker' };
          await insertExternalLogin(db, { provider: 'discord', identity, userId: user.id });
          me.linked = person;
          me.everLinked.add(person);
          me.asMember?.add(person);
        } else if (what === 'unlink' && me.linked !== null) {
          await deleteExternalLogin(db, user.id, 'discord');
          me.linked = null;
        } else if (what === 'join') {
          const wanted = expected(account);
          expect(await tryToJoin(user, leagueId)).toBe(wanted);
          if (wanted === 'in') me.asMember = new Set(me.linked === null ? [] : [me.linked]);
        } else if (what === 'leave' && me.asMember !== null) {
          await deleteMember(db, leagueId, user.id);
          me.asMember = null;
        } else if (what === 'ban' && me.asMember !== null) {
          await ban(leagueId, user.id, walkHost);
          me.asMember = null;
          me.isBanned = true;
        } else if (what === 'unban') {
          await deleteBan(db, leagueId, user.id);
          me.isBanned = false;
        } else if (what === 'end') {
          await end(user);
          Object.assign(me, { linked: null, asMember: null, isEnded: true });
        }
      }
    }),
    { numRuns: 8 },
  );
});
