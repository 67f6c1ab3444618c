import type { WikiTournamentDetails } from '@callshot/contract';
import { gameOf, usualPoints } from '@callshot/rules';
import { expect, test } from 'vitest';
import { austinPage, testWiki, worldsPage } from '../../../testing/desk/wiki.ts';

const wiki = await testWiki();
const { db, fake } = wiki;
const creator = await wiki.user('maker', ['EventCreator']);

const upcoming = (gameId: number, from: string, to: string) =>
  creator.get(`/api/liquipedia/upcoming?gameId=${gameId}&from=${from}&to=${to}`);
const details = (gameId: number, pageId: number) =>
  creator.get(`/api/liquipedia/getDetails?gameId=${gameId}&pageId=${pageId}`);

test('tournaments that are played between two days, the days themselves among them [rule: event-creator-14]', async () => {
  const within = async (from: string, to: string) =>
    (await upcoming(2, from, to)).json().map(({ id }: { id: number }) => id);
  expect(await within('2025-06-22', '2025-07-22')).toEqual([austinPage]);
  expect(await within('2025-05-01', '2025-06-03')).toEqual([austinPage]);
  expect(await within('2025-06-23', '2025-07-23')).toEqual([]);
  expect(await within('2025-05-01', '2025-06-02')).toEqual([]);
  expect((await upcoming(2, '2025-06-01', '2025-06-30')).json()).toEqual([
    {
      id: austinPage,
      title: 'BLAST.tv Austin Major 2025',
      start: '2025-06-03',
      end: '2025-06-22',
      bannerUrl: 'https://banners.invalid/900200.png',
      wikiLink: 'https://liquipedia.net/counterstrike/BLAST/Major/2025/Austin',
      tier: 'S',
      eventId: null,
      readAt: expect.any(String),
    },
  ]);
});

test.each([
  { why: 'days in the wrong order', from: '2025-06-02', to: '2025-06-01' },
  { why: 'more than 366 days', from: '2025-01-01', to: '2026-01-03' },
])('$why are refused [rule: event-creator-6]', async ({ from, to }) => {
  const answer = await upcoming(1, from, to);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_window']);
});

test('the details of a tournament come in five requests, and then from what is kept [rule: event-creator-13]', async () => {
  const before = fake.asked.length;
  const answer = await details(2, austinPage);
  expect(fake.asked.length - before).toBe(5);
  const { title, teams, groups, leftOut } = answer.json();
  expect([title, teams.length, leftOut]).toEqual(['BLAST.tv Austin Major 2025', 32, []]);
  expect(groups.map(nameOf)).toEqual([
    ...[1, 2, 3].flatMap((stage) => [
      `standings Stage ${stage} standings: 33 matches, 16 teams`,
      `match Stage ${stage} matches: 33 matches, 16 teams`,
    ]),
    'match Playoffs: 7 matches, 8 teams',
  ]);
  await details(2, austinPage);
  expect(fake.asked.length - before).toBe(5);
  const worlds = (await details(1, worldsPage)).json();
  expect([worlds.teams.length, worlds.groups.length, worlds.leftOut]).toEqual([24, 5, []]);
});

const nameOf = ({ kind, title, matchCount, teamCount }: WikiTournamentDetails['groups'][number]) =>
  `${kind} ${title}: ${matchCount} matches, ${teamCount} teams`;

test('what the wiki does not have is not found, and costs one request', async () => {
  const before = fake.asked.length;
  const answer = await details(1, austinPage);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'tournament_not_found']);
  expect(fake.asked.length - before).toBe(1);
});

test('a tournament is drafted from what is kept, and found again once its format is saved [rule: drafts-11]', async () => {
  const admin = await wiki.user('chief', ['Admin']);
  const draft = async (pageId: number) =>
    creator.get(`/api/liquipedia/draftFormat?gameId=2&pageId=${pageId}`);
  await details(2, austinPage);
  const before = fake.asked.length;
  const drafted = (await draft(austinPage)).json();
  expect(fake.asked.length).toBe(before);
  expect(drafted).toMatchObject({
    name: 'Austin Major 2025',
    saved: null,
    leftOut: [],
    doubts: [],
  });
  const kinds = drafted.parts.map(({ kind, teams }: { kind: string; teams: number }) => [
    kind,
    teams,
  ]);
  expect(kinds).toEqual([...[1, 2, 3].map(() => ['swiss', 16]), ['bracket', 8]]);
  const { name, json } = drafted;
  const saved = await admin.post('/api/eventFormat', { id: 0, name, json });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().json).toBe(json);
  const again = (await draft(austinPage)).json();
  expect(again.saved).toEqual({ id: saved.json().id, name });
  const list = (await admin.get('/api/eventFormat')).json();
  expect(list.find(({ id }: { id: number }) => id === saved.json().id)).toMatchObject({
    problems: 0,
  });
  const missing = await draft(1);
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'tournament_not_found']);
  const player = await wiki.user('player');
  const path = `/api/liquipedia/draftFormat?gameId=2&pageId=${austinPage}`;
  expect((await player.get(path)).statusCode).toBe(403);
});

test('a draft has the points of the chosen preset, else of the usual one, else of the house [rule: drafts-16]', async () => {
  const admin = await wiki.user('pointer', ['Admin']);
  const draft = async (presetId?: number | string) =>
    creator.get(
      `/api/liquipedia/draftFormat?gameId=2&pageId=${austinPage}${presetId === undefined ? '' : `&presetId=${presetId}`}`,
    );
  const preset = async (gameId: number, name: string, advancing: number) => {
    const points = { ...usualPoints, swiss: { ...usualPoints.swiss, advancing } };
    const answer = await admin.post('/api/pointPreset', { id: 0, gameId, name, points });
    return answer.json().id as number;
  };
  const house = (await draft()).json();
  expect(house).toMatchObject({
    presets: [],
    presetId: null,
    saved: { name: 'Austin Major 2025' },
  });
  const { total, stages } = house.perfect;
  expect(stages).toHaveLength(4);
  expect(stages.reduce((sum: number, own: number) => sum + own, 0)).toBe(total);

  const five = await preset(2, 'Five', 5);
  const six = await preset(2, 'Six', 6);
  const elsewhere = await preset(1, 'Elsewhere', 7);
  const usual = (await draft()).json();
  expect(usual).toMatchObject({
    presets: [
      { id: five, name: 'Five', isUsual: true },
      { id: six, name: 'Six', isUsual: false },
    ],
    presetId: five,
    saved: null,
  });
  // Eight teams of each of three Swiss stages pay three points more.
  expect(usual.perfect.total).toBe(total + 3 * 8 * 3);
  const chosen = (await draft(six)).json();
  expect([chosen.presetId, chosen.perfect.total]).toEqual([six, total + 3 * 8 * 4]);
  const saved = await admin.post('/api/eventFormat', {
    id: 0,
    name: 'Austin of six',
    json: chosen.json,
  });
  expect(saved.json().json).toBe(chosen.json);
  expect((await draft(six)).json().saved).toMatchObject({ name: 'Austin of six' });
  for (const wrong of [elsewhere, 2 ** 31 - 1]) {
    const refused = await draft(wrong);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'preset_not_found']);
  }
  for (const bad of ['0', '-1', 'x', '1.5', '']) expect((await draft(bad)).statusCode).toBe(400);
});

test('a draft names the latest event of its series, and how it is played [rule: drafts-24]', async () => {
  const read = async () =>
    (await creator.get(`/api/liquipedia/draftFormat?gameId=2&pageId=${austinPage}`)).json();
  const drafted = await read();
  expect(drafted.last).toBeNull();
  const chief = await wiki.user('serial', ['Admin']);
  const make = async (nameOverride: string, own: object) => {
    const answer = await chief.post('/api/liquipedia/createDrafted', {
      ...{ tournamentId: austinPage, gameId: 2, liquipediaUrl: '', imageUrl: '', rewardType: 2 },
      ...{ nameOverride, json: drafted.json, stageMapping: drafted.mapping },
      ...{ confirmed: ['startsAt'], isSecondEvent: true, ...own },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().eventId as number;
  };
  const byHand = drafted.mapping.map((row: object) => ({
    ...row,
    ...{ matchKeys: [], standingsKey: null },
  }));
  // Events of the same page are none of the series, and neither are those of the other game.
  await make('Austin Major 2025', {});
  await make('Paris Major', {
    ...{ gameId: 1, tournamentId: worldsPage, stageMapping: byHand },
  });
  expect((await read()).last).toBeNull();
  const paris = await make('Paris Major 2023', {});
  const rio = await make('Rio Major 2022', {});
  const cup = await make('Paris Cup 2024', {});
  const { wikiName } = gameOf(2);
  await db
    .deleteFrom('eventWikis')
    .where('wiki', '=', wikiName)
    .where('eventId', 'in', [paris, rio, cup])
    .execute();
  for (const [id, startsAt] of [
    [paris, '2023-05-08T09:00:00Z'],
    [rio, '2022-10-31T09:00:00Z'],
  ] as const) {
    await db
      .updateTable('events')
      .set({ startsAt: new Date(startsAt) })
      .where('id', '=', id)
      .execute();
  }
  const { last } = await read();
  expect(last).toEqual({
    ...{ eventId: paris, name: 'Paris Major 2023', json: drafted.json },
    teams: [16, 16, 16, 8],
  });
  await db.updateTable('events').set({ archivedAt: new Date() }).where('id', '=', paris).execute();
  expect((await read()).last).toMatchObject({ eventId: rio });
});
