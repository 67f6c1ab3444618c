import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import {
  invitationPath,
  inviteOf,
  joinBy,
  signedInAt,
} from '../../../testing/community/invites.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createLog } from '../../platform/log/log.ts';
import { lockLeague } from '../leagues/leagues.repository.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk, _, done) => {
    lines.push(String(chunk));
    done();
  },
});
const product = await testProduct(undefined, { log: createLog({ level: 'trace', destination }) });
const { db, visitor } = product;
const creator = await product.user('rally-noah');
const change = (leagueId: number, wish: object) =>
  creator.post('/api/leagues/changeInvite', { leagueId, ...wish });

/** Whatever is wrong with an invite. */
const doesNotWork = {
  code: 'invite_invalid',
  title: 'This invite does not work. It may have been replaced or switched off.',
};

describe('whoever has a code or a link', () => {
  test('sees name, creator, members and the next lock, without an account', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const league = await leagueOf(creator, {
      name: 'Sunday Strats',
      password: 'quiet river',
      confirmPassword: 'quiet river',
      requireDiscord: true,
    });
    const { code, token } = await inviteOf(creator, league.id);
    const early: number[] = [];
    for (const name of ['clutch-noah', 'nadia_ivory', 'static-emma', 'late-riser']) {
      const friend = await product.user(name);
      await db
        .insertInto('leagueMembers')
        .values({ leagueId: league.id, userId: friend.id })
        .execute();
      early.push(friend.id);
    }
    const stage = event.stages[0];
    if (!stage) throw new Error('The event has no stage');
    await db
      .insertInto('entries')
      .values(
        early.slice(0, 2).map((userId) => ({
          eventStageId: stage.id,
          userId,
          slots: Buffer.alloc(1),
          layoutFingerprint: 'of a test',
          editedByStaffAt: null,
          savePaidUntil: null,
        })),
      )
      .execute();

    for (const text of [code, code.toLowerCase().replace('-', ''), token]) {
      const answer = await visitor.get(invitationPath(text));
      expect(answer.json()).toMatchObject({
        league: {
          id: league.id,
          name: 'Sunday Strats',
          memberCount: 5,
          hasPassword: true,
          requireDiscord: true,
          requireReddit: false,
        },
        invitedBy: { username: 'rally-noah' },
        someMembers: [
          { username: 'clutch-noah' },
          { username: 'nadia_ivory' },
          { username: 'static-emma' },
        ],
        nextLock: { eventId: event.row.id, eventName: 'Test Major', picked: 2 },
        viewer: 'visitor',
      });
      // A league tells nothing else of itself.
      expect(Object.keys(answer.json().league).sort()).toEqual([
        'hasPassword',
        'id',
        'memberCount',
        'name',
        'nameplateId',
        'requireDiscord',
        'requireReddit',
      ]);
    }
  });

  test('joins a private league without its password, once, and is told what stands in between', async () => {
    const league = await leagueOf(creator, {
      password: 'quiet river',
      confirmPassword: 'quiet river',
    });
    const { code, token } = await inviteOf(creator, league.id);
    const guest = await product.user('guest');
    const viewer = async () => (await guest.get(invitationPath(token))).json().viewer;
    expect(await viewer()).toBe('may_join');
    expect((await joinBy(guest, code)).json()).toMatchObject({ id: league.id, isMember: true });
    expect(await viewer()).toBe('member');
    const again = await joinBy(guest, token);
    expect([again.statusCode, again.json().title]).toEqual([
      409,
      'You have already joined this league!',
    ]);

    await creator.delete(
      `/api/leagues/removeMember?leagueId=${league.id}&userId=${guest.id}&ban=true`,
    );
    expect(await viewer()).toBe('banned');
    expect((await joinBy(guest, token)).json().code).toBe('banned');
  });

  test('meets gates and limits of league and account [rule: leagues-25]', async () => {
    const guest = await product.user('unlinked');
    const gates = [
      [{ requireDiscord: true }, 'discord', 'discord_required'],
      [{ requireReddit: true }, 'reddit', 'reddit_required'],
      [{ requireDiscord: true, requireReddit: true }, 'both', 'discord_and_reddit_required'],
    ] as const;
    for (const [wish, viewer, refusal] of gates) {
      const owner = await product.user(`gates-${viewer}`);
      const { token } = await inviteOf(owner, (await leagueOf(owner, wish)).id);
      expect((await guest.get(invitationPath(token))).json().viewer).toBe(viewer);
      expect((await joinBy(guest, token)).json().code).toBe(refusal);
    }

    const owner = await product.user('owner-of-full');
    const league = await leagueOf(owner);
    const { token } = await inviteOf(owner, league.id);
    for (let own = 0; own < 10; own += 1) await leagueOf(guest);
    expect((await guest.get(invitationPath(token))).json().viewer).toBe('limit');
    const limited = await joinBy(guest, token);
    expect([limited.statusCode, limited.json().title]).toEqual([
      400,
      "You can't join more leagues",
    ]);

    await db
      .updateTable('leagues')
      .set({ memberCount: 5000 })
      .where('id', '=', league.id)
      .execute();
    expect((await visitor.get(invitationPath(token))).json().viewer).toBe('full');
    const other = await product.user('too-late');
    expect((await other.get(invitationPath(token))).json().viewer).toBe('full');
    expect((await joinBy(other, token)).json().code).toBe('league_full');
  });

  test('finds the same nothing of a wrong, replaced, switched off, hidden or deleted one', async () => {
    const guest = await product.user('seeker');
    const expectNothing = async (text: string) => {
      for (const answer of [
        await visitor.get(invitationPath(text)),
        await guest.get(invitationPath(text)),
        await joinBy(guest, text),
      ]) {
        expect([text, answer.statusCode, answer.json()]).toEqual([text, 404, doesNotWork]);
      }
    };
    const owner = await product.user('owner-of-many');
    const league = await leagueOf(owner);
    const first = await inviteOf(owner, league.id);
    const setInvite = (wish: object) =>
      owner.post('/api/leagues/changeInvite', { leagueId: league.id, ...wish });

    await setInvite({ rotate: true });
    const second = await inviteOf(owner, league.id);
    expect(second.code).not.toBe(first.code);
    expect(second.token).not.toBe(first.token);
    for (const text of [first.code, first.token, 'AAAA-AAAA', 'x'.repeat(22), '', '?']) {
      await expectNothing(text);
    }
    expect((await visitor.get(invitationPath(second.code))).statusCode).toBe(200);

    await setInvite({ isOn: false });
    await expectNothing(second.token);
    await setInvite({ isOn: true });
    expect((await visitor.get(invitationPath(second.token))).statusCode).toBe(200);
    await db.updateTable('leagues').set({ isHidden: true }).where('id', '=', league.id).execute();
    await expectNothing(second.token);
    await db.updateTable('leagues').set({ isHidden: false }).where('id', '=', league.id).execute();
    await owner.delete(`/api/leagues/delete?leagueId=${league.id}`);
    await expectNothing(second.token);
  });
});

describe('who passes an invite on', () => {
  test('are the members, or the creator alone; nobody else sees it', async () => {
    const league = await leagueOf(creator);
    const made = await inviteOf(creator, league.id);
    const member = await product.user('member');
    await join(member, league.id);
    expect(await inviteOf(member, league.id)).toEqual(made);
    await change(league.id, { membersMayInvite: false });
    const told = (user: typeof member) => user.get(`/api/leagues/invite?leagueId=${league.id}`);
    expect((await told(member)).json()).toEqual({
      leagueId: league.id,
      isOn: true,
      membersMayInvite: false,
      code: null,
      link: null,
    });
    expect(await inviteOf(creator, league.id)).toEqual(made);
    const stranger = await product.user('stranger');
    expect([(await told(stranger)).statusCode, (await told(stranger)).json().code]).toEqual([
      404,
      'league_not_found',
    ]);
    const admin = await product.user('curious-admin', ['Admin']);
    expect((await told(admin)).statusCode).toBe(404);
  });

  test('is decided by the creator alone, and told to the audit log without what opens the league', async () => {
    const league = await leagueOf(creator);
    const made = await inviteOf(creator, league.id);
    const member = await product.user('member-2');
    await join(member, league.id);
    for (const wish of [{ rotate: true }, { isOn: false }, { membersMayInvite: false }]) {
      const answer = await member.post('/api/leagues/changeInvite', {
        leagueId: league.id,
        ...wish,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_creator']);
    }
    expect(await inviteOf(creator, league.id)).toEqual(made);
    expect((await change(league.id, {})).json().code).toBe(made.code);
    const off = (await change(league.id, { isOn: false })).json();
    expect(off).toMatchObject({ isOn: false, code: null, link: null });
    await change(league.id, { isOn: false });
    await change(league.id, { isOn: true, rotate: true, membersMayInvite: false });
    const log = await db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'league.invite_changed')
      .where('subjectId', '=', league.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ after }) => after)).toEqual([
      { isOn: false },
      { isOn: true, membersMayInvite: false, isReplaced: true },
    ]);
    const nowhere = await change(2_147_483_647, { rotate: true });
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'league_not_found']);
  });

  test('all told at the same moment are told the same', async () => {
    const league = await leagueOf(creator);
    const elsewhere = await testProduct(product);
    const there = signedInAt(creator, elsewhere.app, '127.0.0.1');
    const told = await Promise.all(
      Array.from({ length: 12 }, (_, at) => inviteOf(at % 2 ? creator : there, league.id)),
    );
    expect(new Set(told.map(({ code }) => code)).size).toBe(1);
    const code = told[0]?.code ?? '';
    const answer = await elsewhere.visitor.get(invitationPath(code));
    expect(answer.json().league.id).toBe(league.id);
  });
});

test('an invite that is replaced while somebody joins by it lets them in no more', async () => {
  const league = await leagueOf(creator);
  const { token } = await inviteOf(creator, league.id);
  const guest = await product.user('overtaken');
  const joining = await db.transaction().execute(async (trx) => {
    await lockLeague(trx, league.id);
    const under = joinBy(guest, token);
    // The invite was found, and the league is waited for.
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.waiting;
      })
      .toBe(1);
    await trx
      .updateTable('leagueInvites')
      .set({ linkHash: Buffer.from('another') })
      .where('leagueId', '=', league.id)
      .execute();
    return { under };
  });
  const answer = await joining.under;
  expect([answer.statusCode, answer.json()]).toEqual([404, doesNotWork]);
});

test('neither code nor link stands in any table or log line', async () => {
  const league = await leagueOf(creator, {
    password: 'quiet river',
    confirmPassword: 'quiet river',
  });
  const former = await inviteOf(creator, league.id);
  const guest = await product.user('reader');
  await visitor.get(invitationPath(former.code));
  await visitor.get(`/join/${former.token}`);
  await joinBy(guest, former.token);
  await change(league.id, { rotate: true });
  const now = await inviteOf(creator, league.id);
  await joinBy(await product.user('reader-2'), now.code);

  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const stored: string[] = [lines.join('\n')];
  expect(stored[0]).toContain('/api/leagues/invitation');
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t`.execute(db);
    stored.push(...rows.map(({ row }) => row));
  }
  const everything = stored.join('\n').toLowerCase();
  for (const { code, token } of [former, now]) {
    for (const text of [code, code.replace('-', ''), token]) {
      for (const form of [text, Buffer.from(text).toString('hex')]) {
        expect(everything.includes(form.toLowerCase()), form).toBe(false);
      }
    }
  }
});
