import type { AdminSetting } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';

const product = await testProduct();
const { db } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);

const readAll = async (): Promise<AdminSetting[]> =>
  (await admin.get('/api/settings/admin')).json();
const heldBy = async (name: string) =>
  (await readAll()).find((setting) => setting.name === name)?.value;
const save = (name: string, value: string, reason?: string) =>
  admin.post('/api/settings/save', { name, value, ...(reason === undefined ? {} : { reason }) });
const stored = async () => ({
  settings: await db.selectFrom('settings').selectAll().orderBy('name').execute(),
  games: await db.selectFrom('games').selectAll().orderBy('id').execute(),
  audits: await db.selectFrom('auditLog').selectAll().execute(),
});

test('every setting of a new deployment is known, and holds a value that could be saved [rule: settings-3]', async () => {
  const settings = await readAll();
  const rows = await db.selectFrom('settings').select(['name', 'storeKey', 'isPublic']).execute();
  for (const row of rows) expect(settings).toContainEqual(expect.objectContaining(row));
  for (const { name, value } of settings) {
    expect((await save(name, value)).json(), name).toMatchObject({ valueError: null });
  }
});

test('what is stored beside the known settings is shown to nobody', async () => {
  await db
    .insertInto('settings')
    .values({ name: 'aKey', value: 'hush', storeKey: 'aKey', isPublic: false })
    .execute();
  expect((await admin.get('/api/settings/admin')).body).not.toContain('hush');
  expect((await save('aKey', 'mine')).json().code).toBe('setting_not_found');
});

test('a change is audited, and visitors of every process see it at once', async () => {
  const before = await elsewhere.visitor.get('/api/settings/all');
  const answer = await save('discordUrl', ' https://discord.gg/callshot ', 'we have one');
  expect(answer.json()).toMatchObject({
    valueError: null,
    setting: { name: 'discordUrl', value: 'https://discord.gg/callshot' },
  });
  const after = await elsewhere.visitor.get('/api/settings/all', {
    'if-none-match': String(before.headers.etag),
  });
  expect(after.statusCode).toBe(200);
  expect(after.json()).toContainEqual({
    name: 'discordUrl',
    value: 'https://discord.gg/callshot',
    storeKey: 'discordUrl',
  });
  const audit = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'before', 'after', 'reason'])
    .where('subjectType', '=', 'setting')
    .execute();
  expect(audit).toEqual([
    {
      actorUserId: admin.id,
      action: 'setting.changed',
      before: { discordUrl: 'null' },
      after: { discordUrl: 'https://discord.gg/callshot' },
      reason: 'we have one',
    },
  ]);
});

test('a setting that was never set is made; saved again it is not written again', async () => {
  expect(await heldBy('founders')).toBe('null');
  await save('founders', 'Ada, rules\r\nGrace, web\n');
  expect(await heldBy('founders')).toBe('Ada, rules\nGrace, web');
  const before = await stored();
  await save('founders', 'Ada, rules\nGrace, web');
  expect(await stored()).toEqual(before);
});

test('a game’s own links are changed like any other, and are shown with the game', async () => {
  const linksOf = async (gameId: number) => {
    const games = (await elsewhere.visitor.get('/api/lookup/games')).json();
    const { instagramUrl, twitterUrl } = games.find(({ id }: { id: number }) => id === gameId);
    return { instagramUrl, twitterUrl };
  };
  const none = { instagramUrl: null, twitterUrl: null };
  expect([await linksOf(1), await linksOf(2)]).toEqual([none, none]);

  await save('csInstagramUrl', 'https://www.instagram.com/callshot.cs/', 'we have one');
  await save('csTwitterUrl', 'https://x.com/callshot');
  const links = {
    instagramUrl: 'https://www.instagram.com/callshot.cs/',
    twitterUrl: 'https://x.com/callshot',
  };
  expect([await linksOf(1), await linksOf(2)]).toEqual([none, links]);
  expect(await heldBy('csTwitterUrl')).toBe('https://x.com/callshot');
  const audit = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'before', 'after', 'reason'])
    .where('subjectType', '=', 'setting')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(audit.at(-1)).toEqual({
    actorUserId: admin.id,
    action: 'setting.changed',
    before: { csInstagramUrl: 'null' },
    after: { csInstagramUrl: 'https://www.instagram.com/callshot.cs/' },
    reason: 'we have one',
  });

  const before = await stored();
  await save('csTwitterUrl', 'https://x.com/callshot');
  expect(await stored()).toEqual(before);
  await save('csTwitterUrl', '');
  expect(await linksOf(2)).toEqual({ ...links, twitterUrl: null });
  expect(await heldBy('csTwitterUrl')).toBe('null');
});

describe('values', () => {
  test.each([
    { why: 'an optional link may be empty', name: 'redditUrl', value: ' ', holds: 'null' },
    { why: 'the smallest integer', name: 'leagueLimit', value: '0', holds: '0' },
    { why: 'the largest', name: 'leagueLimit', value: '1000', holds: '1000' },
    {
      why: 'an account under either name of its site',
      name: 'rlTwitterUrl',
      value: 'https://twitter.com/rl',
      holds: 'https://twitter.com/rl',
    },
    { why: 'text', name: 'surveyTabTitle', value: 'WINTER SURVEY', holds: 'WINTER SURVEY' },
  ])('fine: $why', async ({ name, value, holds }) => {
    expect((await save(name, value)).json()).toMatchObject({ valueError: null });
    expect(await heldBy(name)).toBe(holds);
  });

  test.each([
    { why: 'no link', name: 'redditUrl', value: 'reddit' },
    { why: 'a link that is not encrypted', name: 'redditUrl', value: 'http://reddit.com/r/x' },
    { why: 'a link that runs a script', name: 'redditUrl', value: 'javascript:alert(1)' },
    { why: 'a link with a password in it', name: 'redditUrl', value: 'https://a:b@reddit.com/' },
    { why: 'a link to no host', name: 'redditUrl', value: 'https://localhost/' },
    { why: 'a link with a space', name: 'redditUrl', value: 'https://reddit.com/r x' },
    {
      why: 'a link that is too long',
      name: 'redditUrl',
      value: `https://x.org/${'a'.repeat(500)}`,
    },
    { why: 'an account of another site', name: 'rlInstagramUrl', value: 'https://x.com/rl' },
    { why: 'a site that is called alike', name: 'rlTwitterUrl', value: 'https://netflix.com/rl' },
    { why: 'not encrypted', name: 'rlInstagramUrl', value: 'http://instagram.com/rl' },
    { why: 'a number out of range', name: 'leagueLimit', value: '1001' },
    { why: 'a negative number', name: 'leagueLimit', value: '-1' },
    { why: 'no integer', name: 'leagueLimit', value: '1.5' },
    { why: 'a number that is not optional', name: 'leagueLimit', value: '' },
    { why: 'a text that is not optional', name: 'surveyTabTitle', value: '  ' },
    { why: 'a text that is too long', name: 'surveyTabTitle', value: 'x'.repeat(31) },
    { why: 'several lines in one', name: 'surveyTabTitle', value: 'ONE\nTWO' },
    { why: 'a text that pages would read as a number', name: 'surveyTabTitle', value: '2026' },
    { why: 'a text that pages would read as a word', name: 'surveyTabTitle', value: 'true' },
  ])('refused, and nothing is written: $why', async ({ name, value }) => {
    const before = await stored();
    const answer = await save(name, value);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(withFaults({ valueError: expect.any(String), setting: null }));
    expect(await stored()).toEqual(before);
  });
});

const second = await elsewhere.user('second chief', ['Admin']);

// Most of these have no row until the first change.
test.each(['aboutStory', 'aboutPickems', 'aboutRanked', 'communityText', 'adminContactName'])(
  'of two changes of %s from the same value one is refused with what stands',
  async (name) => {
    const before = await heldBy(name);
    const answers = await Promise.all([
      admin.post('/api/settings/save', { name, value: 'One', before }),
      second.post('/api/settings/save', { name, value: 'Two', before }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const now = await heldBy(name);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'setting_changed',
      current: { name, value: now },
    });
    // Saving the current value is no conflict.
    const again = await admin.post('/api/settings/save', { name, value: now, before });
    expect(again.statusCode).toBe(200);
  },
);
