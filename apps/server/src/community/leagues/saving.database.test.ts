import type { BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  everythingOfLeagues,
  join,
  leagueOf,
  type Saved,
  wishFor,
  withPassword,
} from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';

type Wish = BodyInput<'POST /api/leagues/save'>;

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const { db, visitor } = product;
const save = (user: TestUser, wish: Wish) => user.post('/api/leagues/save', wish);
const fine = {
  nameError: null,
  passwordError: null,
  confirmPasswordError: null,
  discordUrlError: null,
};
const hashOf = async (leagueId: number) =>
  (
    await db
      .selectFrom('leagues')
      .select('passwordHash')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow()
  ).passwordHash;
const limitLeagues = (value: string) =>
  db
    .insertInto('settings')
    .values({ name: 'leagueLimit', storeKey: 'leagueLimit', value, isPublic: true })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();

const creator = await product.user('maker');
const stranger = await product.user('stranger');

test('a league is made with its creator in it [rule: leagues-1, leagues-2, leagues-6]', async () => {
  const answer = await save(creator, wishFor({ name: '  The   Late Crew ' }));
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      ...fine,
      league: {
        id: expect.any(Number),
        name: 'The Late Crew',
        createdBy: creator.id,
        creatorName: 'maker',
        hasPassword: false,
        requireDiscord: false,
        requireReddit: false,
        nameplateId: 0,
        members: 1,
        memberCount: 1,
        isAnalystLeague: false,
        isMember: true,
        discordUrl: null,
        createdAt: expect.any(String),
        version: 0,
      },
    },
  ]);
  const { league } = answer.json<Saved>();
  const seen = await visitor.get(`/api/leagues/get?leagueId=${league?.id}`);
  expect(seen.json()).toEqual({ ...league, isMember: false });
});

test.each<{ why: string; part: Partial<Wish>; errors: Partial<Saved> }>([
  {
    why: 'no name',
    part: { name: '  ' },
    errors: { nameError: "A league's name has 3 to 40 characters" },
  },
  {
    why: 'a rude name',
    part: { name: 'fuck the rules' },
    errors: { nameError: 'This name has a word that is not allowed here' },
  },
  {
    why: 'staff’s name',
    part: { name: 'Callshot Staff' },
    errors: { nameError: 'This name is reserved' },
  },
  {
    why: 'a short password',
    part: withPassword('abc'),
    errors: { passwordError: "A league's password has 4 to 64 characters" },
  },
  {
    why: 'a password that is not repeated',
    part: { password: 'abcd', confirmPassword: 'abce' },
    errors: { confirmPasswordError: 'The passwords are not the same' },
  },
  {
    why: 'asterisks where there is no password',
    part: withPassword('********'),
    errors: { passwordError: 'Choose another password' },
  },
  {
    why: 'another site',
    part: { discordUrl: 'https://example.org/abc' },
    errors: {
      discordUrlError:
        'Enter an invitation that begins with https://discord.gg/ or https://discord.com/',
    },
  },
])(
  'nothing is saved, and it says why: $why [rule: leagues-5, leagues-6]',
  async ({ part, errors }) => {
    const before = await everythingOfLeagues(db);
    const made = await save(creator, wishFor(part));
    expect([made.statusCode, made.json()]).toEqual([
      200,
      withFaults({ ...fine, ...errors, league: null }),
    ]);
    expect(await everythingOfLeagues(db)).toEqual(before);
  },
);

test('a name is one league’s alone, whatever its case', async () => {
  await leagueOf(await product.user('name owner'), { name: 'Boost Thieves' });
  const user = await product.user('name wanter');
  const own = await leagueOf(user);
  const before = await everythingOfLeagues(db);
  for (const name of ['Boost Thieves', 'boost THIEVES', ' Ｂoost  thieves']) {
    expect((await save(user, wishFor({ name }))).json()).toMatchObject({
      nameError: 'This name is taken',
      league: null,
    });
    const edit = await save(user, wishFor({ id: own.id, version: 0, name }));
    expect(edit.json()).toMatchObject({ nameError: 'This name is taken', league: null });
  }
  expect(await everythingOfLeagues(db)).toEqual(before);
  // Its own name may be written otherwise.
  const edit = await save(user, wishFor({ id: own.id, version: 0, name: own.name.toUpperCase() }));
  expect(edit.json().league).toMatchObject({ name: own.name.toUpperCase(), version: 1 });
});

test('of ten who give one name at once on two processes, one has it', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? product : elsewhere).user(`racer ${at}`)),
  );
  const answers = await Promise.all(users.map((user) => save(user, wishFor({ name: 'The One' }))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(users.map(() => 200));
  expect(answers.filter((answer) => answer.json<Saved>().league !== null)).toHaveLength(1);
});

test('a password is kept by asterisks, changed by another and removed by its box [rule: leagues-6]', async () => {
  const user = await product.user('keeper');
  const wish = wishFor({ discordUrl: 'https://discord.gg/crew', ...withPassword('open sesame') });
  const { league } = (await save(user, wish)).json<Saved>();
  if (!league) throw new Error('not saved');
  expect(league).toMatchObject({ hasPassword: true, discordUrl: 'https://discord.gg/crew' });
  const hash = await hashOf(league.id);
  expect(hash).toMatch(/^\$argon2id\$/);
  // Fields for members are hidden from others.
  const seen = await stranger.get(`/api/leagues/get?leagueId=${league.id}`);
  expect(seen.json()).toMatchObject({ hasPassword: true, discordUrl: null });

  let { version } = league;
  const edit = async (part: Partial<Wish>) => {
    const answer = await save(user, { ...wish, id: league.id, version, ...part });
    const saved = answer.json<Saved>().league;
    version = saved?.version ?? version;
    return saved;
  };
  expect(await edit({ ...withPassword('********') })).toMatchObject({ version: 0 });
  expect(await edit({ password: '', confirmPassword: '', requireReddit: true })).toMatchObject({
    hasPassword: true,
    version: 1,
  });
  expect(await hashOf(league.id)).toBe(hash);
  expect(await edit(withPassword('another'))).toMatchObject({ hasPassword: true, version: 2 });
  expect(await hashOf(league.id)).not.toBe(hash);
  expect(
    await edit({ password: '********', removePassword: true, confirmPassword: null }),
  ).toMatchObject({ hasPassword: false, version: 3 });
  expect(await hashOf(league.id)).toBeNull();
});

test('nobody but its creator changes a league [rule: leagues-12, leagues-29]', async () => {
  const league = await leagueOf(await product.user('owner of one'));
  await join(stranger, league.id);
  const admin = await product.user('some admin', ['Admin']);
  const before = await everythingOfLeagues(db);
  const wish = wishFor({ id: league.id, version: 0 });
  for (const user of [stranger, admin, creator]) {
    const answer = await save(user, wish);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_creator']);
  }
  expect((await visitor.post('/api/leagues/save', wish)).statusCode).toBe(401);
  const none = await save(stranger, wishFor({ id: 2_147_483_647, version: 0 }));
  expect([none.statusCode, none.json().code]).toEqual([404, 'league_not_found']);
  expect(await everythingOfLeagues(db)).toEqual(before);
});

test('of two who edit the same copy at once, one is told', async () => {
  const user = await product.user('two tabs');
  const league = await leagueOf(user);
  const edits = [1, 2].map((at) => wishFor({ id: league.id, version: 0, name: `Tab ${at}` }));
  const answers = await Promise.all(edits.map((wish) => save(user, wish)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<Saved>().league;
  expect(refused).toMatchObject({ code: 'changed_meanwhile', current: saved });
  const before = await everythingOfLeagues(db);
  const stale = await save(user, wishFor({ id: league.id, name: 'Without a version' }));
  expect(stale.statusCode).toBe(409);
  expect(await everythingOfLeagues(db)).toEqual(before);
  // The same again, as after an answer that was lost.
  const again = await save(user, {
    ...wishFor({ id: league.id, version: 0, name: saved?.name ?? '' }),
  });
  expect(again.json<Saved>().league).toEqual(saved);
});

test('a league wears what its creator may wear, and that plate stays', async () => {
  const admin = await product.user('plate admin', ['Admin']);
  const user = await product.user('plate owner');
  const plate = (part: object) =>
    db
      .insertInto('nameplates')
      .values({ typeId: 2, name: 'Plate', description: '', style: '', ...part })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [given, ofNobody, disabled, othersOwn] = await Promise.all([
    plate({}),
    plate({}),
    plate({ disabledAt: new Date(), disabledReason: 'rude' }),
    plate({ typeId: 7, ownerUserId: stranger.id }),
  ]);
  await db
    .insertInto('ownedNameplates')
    .values(
      [given, disabled].map(({ id }) => ({ userId: user.id, nameplateId: id, source: 'staff' })),
    )
    .execute();
  const before = await everythingOfLeagues(db);
  for (const [{ id: nameplateId }, status, code] of [
    [ofNobody, 403, 'nameplate_not_owned'],
    [othersOwn, 403, 'nameplate_not_owned'],
    [disabled, 409, 'nameplate_disabled'],
    [{ id: 2_147_483_647 }, 404, 'nameplate_not_found'],
  ] as const) {
    const answer = await save(user, wishFor({ nameplateId }));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
  expect(await everythingOfLeagues(db)).toEqual(before);

  const league = await leagueOf(user, { nameplateId: given.id });
  expect(league.nameplateId).toBe(given.id);
  const gone = await admin.delete(`/api/nameplate/delete/${given.id}`);
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'in_use']);
  // A league keeps a nameplate that its creator lost until it is changed.
  await db.deleteFrom('ownedNameplates').where('nameplateId', '=', given.id).execute();
  const edited = await save(user, {
    ...wishFor({ id: league.id, version: 0 }),
    nameplateId: given.id,
  });
  expect(edited.json<Saved>().league).toMatchObject({ nameplateId: given.id, version: 1 });
  await user.delete(`/api/leagues/delete?leagueId=${league.id}`);
  expect((await admin.delete(`/api/nameplate/delete/${given.id}`)).statusCode).toBe(204);
});

test('nobody makes more leagues than they may be in, at once on two processes either [rule: leagues-8]', async () => {
  await limitLeagues('3');
  const user = await product.user('busy');
  const there = elsewhere.app;
  const make = (at: number) =>
    at % 2
      ? save(user, wishFor())
      : there.inject({
          method: 'POST',
          url: '/api/leagues/save',
          headers: { game: '1' },
          cookies: Object.fromEntries(user.cookies),
          payload: wishFor(),
        });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => make(at)));
  const refused = answers.filter(({ statusCode }) => statusCode === 400);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(refused).toHaveLength(9);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({
      code: 'limit_reached',
      title: "You can't join more leagues",
    });
  }
  const own = db.selectFrom('leagueMembers').select('id').where('userId', '=', user.id);
  expect(await own.execute()).toHaveLength(3);
  expect((await user.get('/api/leagues/userLimit')).json()).toBe(3);
  // A supporter has five more.
  await db.updateTable('users').set({ patreonLevelId: 2 }).where('id', '=', user.id).execute();
  expect((await user.get('/api/leagues/userLimit')).json()).toBe(8);
  await leagueOf(user);
  await limitLeagues('10');
});
