import type { EventDesk, StageMapping, WikiTournamentDetails } from '@callshot/contract';
import type { EventFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { suggestMapping } from '../../../../../packages/rules/src/wiki/suggest.ts';
import { majorFormat, worldsFormat } from '../../../../../seed/src/formats/formats.ts';
import { austinPage, testWiki, worldsPage } from '../../../testing/desk/wiki.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { upsertTeams } from '../../play/events/teams/event-teams.repository.ts';

const wiki = await testWiki();
const { db, fake } = wiki;
const creator = await wiki.user('maker', ['EventCreator']);

const insertFormat = async (name: string, json: string): Promise<number> => {
  const row = { name, json, modifiedByUserId: null };
  const made = db.insertInto('eventFormats').values(row).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
};
const majorId = await insertFormat('CS Major', JSON.stringify(majorFormat.format));
const worldsId = await insertFormat('RLCS Worlds', JSON.stringify(worldsFormat.format));

const detailsOf = async (gameId: number, pageId: number): Promise<WikiTournamentDetails> =>
  (await creator.get(`/api/liquipedia/getDetails?gameId=${gameId}&pageId=${pageId}`)).json();

const suggested = (format: EventFormat, { groups }: WikiTournamentDetails): StageMapping =>
  suggestMapping(format, groups).map((own) => ({ ...own, matchKeys: [...own.matchKeys] }));

const austin = await detailsOf(2, austinPage);
const austinMapping = suggested(majorFormat.format, austin);

const wanted = {
  tournamentId: austinPage,
  liquipediaUrl: '',
  imageUrl: 'https://liquipedia.net/commons/images/a.png',
  rewardType: 2,
  gameId: 2,
  nameOverride: 'Austin Major',
  eventFormatId: majorId,
  stageMapping: austinMapping,
};
const create = (more: object = {}) =>
  creator.post('/api/liquipedia/create', { ...wanted, confirmed: ['startsAt'], ...more });

/** Rows that making an event may leave behind. */
const counts = async () => {
  const count = async (table: 'events' | 'teams' | 'teamAliases' | 'eventWikis' | 'auditLog') => {
    const all = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await all.executeTakeFirstOrThrow()).count;
  };
  return {
    events: await count('events'),
    teams: await count('teams'),
    aliases: await count('teamAliases'),
    wikis: await count('eventWikis'),
    audits: await count('auditLog'),
  };
};

const changed = (at: number, more: Partial<StageMapping[number]>): StageMapping =>
  austinMapping.map((own, index) => (index === at ? { ...own, ...more } : own));

test.each([
  {
    why: 'a stage of which half is mapped',
    more: { stageMapping: changed(1, { standingsKey: null }) },
    says: 'No standings are mapped',
  },
  {
    why: 'a key without two separators',
    more: { stageMapping: changed(0, { matchKeys: ['900201|swiss:0'] }) },
    says: 'names no group',
  },
  {
    why: 'a group that the wiki does not have',
    more: { stageMapping: changed(3, { matchKeys: ['900204|BLAST/Major|ABCDEFGHIJ'] }) },
    says: 'no group',
  },
  {
    why: 'a group twice',
    more: {
      stageMapping: changed(1, austinMapping[0] ?? {}).map((own, at) => ({
        ...own,
        stageIndex: at,
      })),
    },
    says: 'already',
  },
  { why: 'a format of other stages', more: { eventFormatId: worldsId }, says: 'the format' },
])('$why: refused in words, and nothing is made', async ({ more, says }) => {
  const before = await counts();
  const answer = await create(more);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'mapping_refused']);
  const { problems } = answer.json();
  expect(problems[0].path).toMatch(/^stageMapping/);
  expect(problems.some(({ message }: { message: string }) => message.includes(says))).toBe(true);
  expect(await counts()).toEqual(before);
});

test.each([
  {
    why: 'an image without https',
    more: { imageUrl: 'http://a.example/b.png' },
    is: [400, 'image_refused'],
  },
  { why: 'a link that is none', more: { liquipediaUrl: 'liquipedia' }, is: [400, 'url_refused'] },
  { why: 'a format that is gone', more: { eventFormatId: 9999 }, is: [404, 'format_not_found'] },
  { why: 'a page that is gone', more: { tournamentId: 4 }, is: [404, 'tournament_not_found'] },
  {
    why: 'a prize of the other game',
    more: { gameId: 1, tournamentId: worldsPage, rewardType: 4 },
    is: [400, 'mapping_refused'],
  },
])('$why: refused, and nothing is made', async ({ more, is }) => {
  const before = await counts();
  const answer = await create(more);
  expect([answer.statusCode, answer.json().code]).toEqual(is);
  expect(await counts()).toEqual(before);
});

test('a format that is not ready says why', async () => {
  const eventFormatId = await insertFormat('Draft', '{"version":1,"stages":[]}');
  const answer = await create({ eventFormatId });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'format_not_ready']);
  expect(answer.json().problems.length).toBeGreaterThan(0);
});

test('a Major is made whole: stages, teams, times, its credit, and how it follows the wiki [rule: event-creator-14]', async () => {
  const [typed] = await upsertTeams(db, 2, [
    { externalId: 'hand:og', name: 'OG', abbreviation: 'OG', logoPath: null },
  ]);
  const answer = await create();
  expect(answer.statusCode, answer.body).toBe(200);
  const { eventId } = answer.json();
  const event = (await wiki.visitor.get(`/api/event/get?eventId=${eventId}`)).json();
  expect(event).toMatchObject({
    name: 'BLAST.tv Austin Major 2025',
    nameOverride: 'Austin Major',
    url: 'https://liquipedia.net/counterstrike/BLAST/Major/2025/Austin',
    attribution: {
      name: 'Liquipedia',
      url: 'https://liquipedia.net/counterstrike/BLAST/Major/2025/Austin',
    },
    metadata: { startDate: '2025-06-03T15:15:00.000Z', endDate: '2025-06-22T23:59:59.000Z' },
    rewardTypeId: 2,
    format: { id: majorId, name: 'CS Major' },
  });
  const inStage = event.eventStages.map(
    ({ id }: { id: number }) =>
      event.teams.filter(({ eventStageId }: { eventStageId: number }) => eventStageId === id)
        .length,
  );
  expect(inStage).toEqual([16, 16, 16, 8]);
  expect(event.teams.some(({ id }: { id: number }) => id === typed)).toBe(true);
  const follows = await db
    .selectFrom('eventWikis')
    .select(['wiki', 'pageId', 'pageName', 'mapping'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  expect(follows).toEqual({
    wiki: 'counterstrike',
    pageId: austinPage,
    pageName: 'BLAST/Major/2025/Austin',
    mapping: austinMapping,
  });
  const audits = await db
    .selectFrom('auditLog')
    .select(['action', 'actorUserId'])
    .where('subjectType', '=', 'event')
    .where('subjectId', '=', eventId)
    .orderBy('id')
    .execute();
  expect(audits).toEqual([
    { action: 'event.created', actorUserId: creator.id },
    { action: 'event.mapped', actorUserId: creator.id },
  ]);
  const listed = await creator.get(
    '/api/liquipedia/upcoming?gameId=2&from=2025-06-01&to=2025-06-30',
  );
  expect(listed.json()[0].eventId).toBe(eventId);
  expect((await detailsOf(2, austinPage)).eventIds).toEqual([eventId]);
});

test('of a tournament that is played already nobody opens picks, even before the wiki is looked at again', async () => {
  const { eventId } = (await create({ isSecondEvent: true })).json();
  const admin = await wiki.user('chief', ['Admin']);
  const relockTime = new Date(Date.now() + 3_600_000).toISOString();
  for (const action of ['unlock', 'open_next']) {
    const body = { eventId, action, relockTime, reason: 'test' };
    const answer = await admin.post('/api/event/stage', body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_has_results']);
  }
});

test('a second event of a tournament is made only by who says so, with the same teams', async () => {
  const before = await counts();
  const refused = await create();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'event_exists']);
  expect(await counts()).toEqual(before);
  expect((await create({ isSecondEvent: true })).statusCode).toBe(200);
  const after = await counts();
  expect(after).toMatchObject({
    events: before.events + 1,
    teams: before.teams,
    aliases: before.aliases,
  });
});

test.each([
  { why: 'one', byHand: [3], names: 'Entered by hand until it is mapped' },
  { why: 'all of them', byHand: [0, 1, 2, 3], names: 'Entered by hand until they are mapped' },
])('a stage that fits nothing is left to staff, and the event is made: $why', async (row) => {
  const { byHand, names } = row;
  const answer = await create({
    isSecondEvent: true,
    stageMapping: austinMapping.map((own, index) =>
      byHand.includes(index) ? { ...own, matchKeys: [], standingsKey: null } : own,
    ),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { eventId, warnings } = answer.json();
  expect(warnings.join(' ')).toContain(names);
  const desk: EventDesk = (await creator.get(`/api/event/desk/${eventId}`)).json();
  const seated = desk.stages.flatMap(({ substages }) => substages.map((own) => own.teamIds.length));
  expect(seated).toEqual([0, 1, 2, 3].map((at) => (byHand.includes(at) ? 0 : 16)));
  // Staff can seat the teams without a place.
  expect(desk.teams.length + (desk.wiki?.unplaced.length ?? 0)).toBe(32);
});

test('of two who press at the same time one makes the event', async () => {
  const worlds = {
    gameId: 1,
    tournamentId: worldsPage,
    eventFormatId: worldsId,
    stageMapping: suggested(worldsFormat.format, await detailsOf(1, worldsPage)),
  };
  const answers = await Promise.all([create(worlds), create(worlds), create(worlds)]);
  expect(answers.map(({ statusCode }) => statusCode).sort(), answers[0].body).toEqual([
    200, 409, 409,
  ]);
});

test('of a wiki that is gone an event is made of what is kept, and it is said', async () => {
  await db.updateTable('wikiAnswers').set({ isStale: true }).execute();
  fake.misbehave({ kind: 'gone' });
  const answer = await create({ isSecondEvent: true });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().warnings.join(' ')).toContain('does not answer');
});

test('without a key nothing is asked, and it is said whom to tell', async () => {
  const config = { wiki: { ...wiki.settings, apiKey: null } };
  const alone = await testProduct(undefined, { config });
  const staff = await alone.user('maker', ['EventCreator']);
  const asked = fake.asked.length;
  const answer = await staff.get(`/api/liquipedia/getDetails?gameId=2&pageId=${austinPage}`);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'wiki_unavailable']);
  expect(answer.json().problems[0].message).toMatch(/LIQUIPEDIA_API_KEY.*tell an admin/);
  expect((await staff.get('/api/liquipedia/status?gameId=2')).json()).toMatchObject({
    isConfigured: false,
    looksLeft: 0,
  });
  expect(fake.asked.length).toBe(asked);
});

test('a tournament that has begun, or the name of another event, is asked about before', async () => {
  const before = await counts();
  const path = (answer: Awaited<ReturnType<typeof create>>) =>
    answer.json().problems?.map((problem: { path: string }) => problem.path);
  for (const confirmed of [[], undefined]) {
    const asked = await create({ isSecondEvent: true, confirmed });
    expect([asked.json().code, path(asked)]).toEqual(['needs_confirmation', ['startsAt']]);
  }
  expect((await counts()).events).toBe(before.events);
  expect((await create({ isSecondEvent: true })).statusCode).toBe(200);
  await db.deleteFrom('eventWikis').execute();
  const named = await create({});
  expect([named.json().code, path(named)]).toEqual(['needs_confirmation', ['nameOverride']]);
  expect((await counts()).events).toBe(before.events + 1);
});

test('one key makes one event, at once and later, and another event under it is refused', async () => {
  const more = {
    ...wanted,
    nameOverride: 'Twice Major',
    confirmed: ['startsAt'],
    isSecondEvent: true,
  };
  const send = (body: object) =>
    creator.post('/api/liquipedia/create', body, { 'idempotency-key': 'twice' });
  const before = await counts();
  const [one, two] = await Promise.all([send(more), send(more)]);
  expect([one.statusCode, two.statusCode], `${one.body} ${two.body}`).toEqual([200, 200]);
  expect(two.json()).toEqual(one.json());
  const made = await counts();
  expect(made.events).toBe(before.events + 1);
  expect((await send(more)).json()).toEqual(one.json());
  const other = await send({ ...more, nameOverride: 'Thrice Major' });
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  expect(await counts()).toEqual(made);
});
