import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { everythingOfLeagues, join, leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';

const product = await testProduct();
const { db } = product;
const { services } = product.capabilities;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);

const onError = (error: unknown) => {
  throw error;
};
let users = 0;
const someone = () => {
  users += 1;
  return product.user(`user ${users}`);
};
const report = (by: TestUser, leagueId: number, reason = 'Rude name') =>
  by.post('/api/reports/report', { kind: 'league', id: leagueId, reason });
const reported = async () => (await admin.get('/api/reports/waiting')).json().subjects;
const answered = async () => (await admin.get('/api/reports/answered')).json();
const rename = (leagueId: number, name: string, by = admin) =>
  by.post('/api/leagues/rename', { leagueId, name, reason: 'It was rude' });
const close = (leagueId: number) =>
  admin.post('/api/leagues/close', { leagueId, reason: 'Beyond mending' });
const restore = (leagueId: number, name?: string) =>
  admin.post('/api/leagues/restore', { leagueId, ...(name !== undefined && { name }) });
const everything = async () => ({
  ...(await everythingOfLeagues(db)),
  reports: await db.selectFrom('reports').selectAll().orderBy('id').execute(),
  notices: await db.selectFrom('notices').select('id').orderBy('id').execute(),
});
const told = async (userId: number) =>
  (
    await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select('o.html')
      .where('n.userId', '=', userId)
      .execute()
  ).map(({ html }) => html);

test('what staff do is for Admins alone', async () => {
  const user = await someone();
  const moderator = await product.user('mod erato', ['Moderator']);
  const { id: leagueId } = await leagueOf(user);
  const before = await everything();
  for (const by of [user, moderator]) {
    const answers = [
      await by.get('/api/leagues/deleted'),
      await by.get(`/api/leagues/managed?leagueId=${leagueId}`),
      await rename(leagueId, 'Another', by),
      await by.post('/api/leagues/close', { leagueId, reason: 'x' }),
      await by.post('/api/leagues/restore', { leagueId }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  }
  expect(await everything()).toEqual(before);
});

describe('an Admin', () => {
  test('renames: the creator is told why, its reports are answered, the log has it', async () => {
    const creator = await someone();
    const { id, version } = await leagueOf(creator, { name: 'Dubious' });
    await report(await someone(), id);
    const answer = await rename(id, '  Harmless ');
    expect(answer.json()).toMatchObject({
      nameError: null,
      league: { name: 'Harmless', openReports: 0, version: version + 1 },
    });
    expect(await reported()).toEqual([]);
    expect(await answered()).toMatchObject([
      { kind: 'league', id, action: 'rename', name: 'Dubious', newName: 'Harmless' },
    ]);
    expect(await told(creator.id)).toEqual([
      `Staff renamed your league <b>Dubious</b> to <a href="/leagues/${id}">Harmless</a>: It was rude`,
    ]);
    const [log] = (await admin.get('/api/audit/log?action=league.renamed')).json().rows;
    expect(log).toMatchObject({
      action: 'league.renamed',
      subjectType: 'league',
      subjectId: id,
      before: { name: 'Dubious' },
      after: { name: 'Harmless' },
      reason: 'It was rude',
    });
    // Sent again, it changes nothing more.
    const before = await everything();
    await rename(id, 'Harmless');
    expect(await everything()).toEqual(before);
  });

  test.each([
    { why: 'too short', name: 'ab', error: /3 to 40/ },
    { why: 'a bad word', name: 'the f.u.c.k club', error: /not allowed here/ },
    { why: 'taken', name: 'occupied', error: /Another league/ },
    { why: 'taken by one that it passes for', name: 'Occupiecl', error: /Another league/ },
  ])('cannot give any name: $why', async ({ name, error }) => {
    const found = await db
      .selectFrom('leagues')
      .select('id')
      .where('name', '=', 'Occupied')
      .execute();
    if (found.length === 0) await leagueOf(await someone(), { name: 'Occupied' });
    const { id } = await leagueOf(await someone());
    const before = await everything();
    expect((await rename(id, name)).json()).toEqual(
      withFaults({
        nameError: expect.stringMatching(error),
        league: null,
      }),
    );
    expect(await everything()).toEqual(before);
  });

  test('two rename to one name at once, on two processes: one gets it', async () => {
    const other = await elsewhere.user('second chief', ['Admin']);
    const [one, two] = [await leagueOf(await someone()), await leagueOf(await someone())];
    const answers = await Promise.all([
      rename(one.id, 'Contended'),
      rename(two.id, 'contended', other),
    ]);
    const errors = answers.map((answer) => answer.json().nameError);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error !== null)).toEqual([expect.stringMatching(/Another/)]);
  });

  test('closes: members are told why, nobody sees it, and it comes back with all of them', async () => {
    const [creator, member, stranger] = [await someone(), await someone(), await someone()];
    const { id } = await leagueOf(creator, { name: 'Closed & gone' });
    await join(member, id);
    await report(stranger, id);
    expect((await close(id)).statusCode).toBe(204);
    expect((await answered())[0]).toMatchObject({ id, action: 'close', name: 'Closed & gone' });
    expect((await member.get(`/api/leagues/get?leagueId=${id}`)).statusCode).toBe(404);
    expect(await reported()).toEqual([]);
    await tellNotices({ ...services, onError, onMade: () => {} });
    const why = 'Staff closed the league <b>Closed &amp; gone</b>: Beyond mending';
    expect([await told(creator.id), await told(member.id)]).toEqual([[why], [why]]);
    expect(await told(stranger.id)).toEqual([]);
    const [deleted] = (await admin.get('/api/leagues/deleted')).json();
    expect(deleted).toMatchObject({
      id,
      name: 'Closed & gone',
      memberCount: 2,
      deletedBy: { id: admin.id, username: 'chief' },
      reason: 'Beyond mending',
      isNameTaken: false,
    });
    expect(Date.parse(deleted.keptUntil) - Date.parse(deleted.deletedAt)).toBe(30 * 86_400_000);
    expect((await close(id)).json().code).toBe('league_not_found');
    expect((await restore(id)).json()).toMatchObject({ league: { id, memberCount: 2 } });
    expect((await member.get(`/api/leagues/get?leagueId=${id}`)).json()).toMatchObject({
      name: 'Closed & gone',
      isMember: true,
    });
    expect((await told(creator.id)).at(-1)).toContain('brought your league');
    expect((await restore(id)).json().code).toBe('league_not_deleted');
  });

  test('brings one back under a new name where its own was taken', async () => {
    const creator = await someone();
    const { id } = await leagueOf(creator, { name: 'Wanted name' });
    await creator.delete(`/api/leagues/delete?leagueId=${id}`);
    await leagueOf(await someone(), { name: 'WANTED name' });
    const before = await everything();
    const refused = await restore(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'name_taken']);
    for (const [name, error] of [
      ['wanted NAME', /Another league/],
      ['x', /3 to 40/],
      ['shit club', /not allowed here/],
    ] as const) {
      const nameError = expect.stringMatching(error);
      expect((await restore(id, name)).json()).toEqual(withFaults({ nameError, league: null }));
    }
    expect(await everything()).toEqual(before);
    const [deleted] = (await admin.get('/api/leagues/deleted')).json();
    expect(deleted).toMatchObject({ id, isNameTaken: true, reason: null });
    expect((await restore(id, 'Unwanted name')).json()).toMatchObject({
      nameError: null,
      league: { name: 'Unwanted name' },
    });
  });
});
