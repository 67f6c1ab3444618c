import { setTimeout } from 'node:timers/promises';
import type { EventDesk, StageMapping, TeamUpdate } from '@callshot/contract';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { suggestMapping } from '../../../../../packages/rules/src/wiki/suggest.ts';
import { majorFormat } from '../../../../../seed/src/formats/formats.ts';
import { austinPage, testWiki } from '../../../testing/desk/wiki.ts';
import { testEvent } from '../../../testing/play/events.ts';

const wiki = await testWiki();
const { db } = wiki;
const creator = await wiki.user('maker', ['EventCreator']);

const { groups } = (
  await creator.get(`/api/liquipedia/getDetails?gameId=2&pageId=${austinPage}`)
).json();
const mapping: StageMapping = suggestMapping(majorFormat.format, groups).map((own) => ({
  ...own,
  matchKeys: [...own.matchKeys],
}));
const { id: eventFormatId } = await db
  .insertInto('eventFormats')
  .values({ name: 'Major', json: JSON.stringify(majorFormat.format), modifiedByUserId: null })
  .returning('id')
  .executeTakeFirstOrThrow();
const made = await creator.post('/api/liquipedia/create', {
  tournamentId: austinPage,
  liquipediaUrl: '',
  imageUrl: '',
  rewardType: 2,
  gameId: 2,
  nameOverride: 'Austin Major',
  eventFormatId,
  stageMapping: mapping,
  confirmed: ['startsAt'],
});
const { eventId } = made.json();
const byHand = await testEvent(db, { stages: [swissStage()] });

const desk = async (): Promise<EventDesk> =>
  (await creator.get(`/api/event/desk/${eventId}`)).json();
const remap = async (stageMapping: unknown, more: object = {}) =>
  creator.post('/api/event/mapping', {
    eventId,
    version: (await desk()).version,
    stageMapping,
    ...more,
  });
const logged = async (): Promise<string[]> =>
  (await db.selectFrom('wikiLog').select('text').orderBy('id').execute()).map(({ text }) => text);
const update = (apply?: string, id = eventId) =>
  creator.post('/api/event/updateteams', { eventId: id, ...(apply !== undefined && { apply }) });
const differences = async (): Promise<TeamUpdate> => (await update()).json();

test('the desk tells which page an event follows, and how', async () => {
  expect(await desk()).toMatchObject({
    attribution: { name: 'Liquipedia' },
    wiki: { wiki: 'counterstrike', pageId: austinPage, mapping },
  });
  const listed = async (gameId: number) =>
    (await creator.get(`/api/event/desk?gameId=${gameId}`)).json();
  expect((await listed(2))[0]).toMatchObject({ id: eventId, isFromWiki: true });
  expect((await listed(1))[0]).toMatchObject({ id: byHand.row.id, isFromWiki: false });
  expect((await desk()).teams.every(({ source }) => source === 'wiki')).toBe(true);
});

test('another mapping is held against the event’s own format, and the wiki is looked at again', async () => {
  const halved = mapping.map((own, index) => (index === 0 ? { ...own, standingsKey: null } : own));
  const refused = await remap(halved);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'mapping_refused']);
  expect(refused.json().problems[0].path).toMatch(/^stageMapping/);
  expect((await desk()).wiki?.mapping).toEqual(mapping);
  await db.updateTable('eventWikis').set({ nextLookAt: null }).execute();
  const turned = mapping.toReversed();
  const answer = await remap(turned);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().wiki.mapping).toEqual(turned);
  const { nextLookAt } = await db
    .selectFrom('eventWikis')
    .select('nextLookAt')
    .executeTakeFirstOrThrow();
  expect(nextLookAt).not.toBeNull();
  expect((await remap(mapping, { version: 0 })).json().code).toBe('event_changed');
  expect(await logged()).toEqual(['Staff saved the mapping as it was']);
  const standings = mapping.find(({ standingsKey }) => standingsKey !== null);
  await db
    .updateTable('eventWikis')
    .set({ mapping: JSON.stringify(mapping.filter((row) => row !== standings)) })
    .execute();
  expect((await remap(mapping)).statusCode).toBe(200);
  const stage = majorFormat.format.stages[standings?.stageIndex ?? -1];
  expect(await logged()).toEqual([
    'Staff saved the mapping as it was',
    `Staff changed the mapping: ${stage?.name}`,
  ]);
});

test('an event by hand has nothing to map, nor to update', async () => {
  const { id, version } = byHand.row;
  expect((await remap(mapping, { eventId: id, version })).json().code).toBe('not_from_wiki');
  expect((await update(undefined, id)).json().code).toBe('not_from_wiki');
  expect((await update(undefined, 999_999)).json().code).toBe('event_not_found');
});

test('teams are as the wiki says, until the wiki says something else; then it is shown first [rule: event-creator-15]', async () => {
  expect(await differences()).toMatchObject({ changes: [], missing: [], isApplied: false });
  const [first, second] = (await desk()).teams;
  await db
    .updateTable('teams')
    .set({ name: 'Old Name', abbreviation: 'OLD' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await creator.post('/api/event/edit', {
    eventId,
    version: (await desk()).version,
    nameOverride: 'Austin',
    imageUrl: '',
    url: '',
    startsAt: (await desk()).startDate,
    endsAt: (await desk()).endDate,
  });
  const found = await differences();
  expect(found.changes).toEqual([
    {
      teamId: first?.id,
      name: 'Old Name',
      isRenamed: false,
      newName: first?.name,
      newAbbreviation: first?.abbreviation,
      newLogo: null,
      joined: [],
      left: [],
    },
  ]);
  expect((await desk()).teams[0]?.name).toBe('Old Name');
  expect((await update('f'.repeat(64))).json()).toMatchObject({
    code: 'teams_changed',
    current: { hash: found.hash },
  });
  const applied = await update(found.hash);
  expect(applied.json(), applied.body).toMatchObject({ isApplied: true, hash: found.hash });
  const after = await desk();
  expect(after.teams[0]).toMatchObject({ name: first?.name, members: first?.members });
  expect(after.teams[1]).toEqual(second);
  expect((await differences()).changes).toEqual([]);
  expect((await update(found.hash)).json().code).toBe('teams_changed');
});

test('a name that the wiki gives a team shows in its other events as well, also those in memory', async () => {
  const [first] = (await desk()).teams;
  const [place] = byHand.stages[0]?.stage.substages ?? [];
  await db
    .updateTable('eventTeams')
    .set({ teamId: first?.id ?? 0 })
    .where('eventSubstageId', '=', place?.eventSubstageId ?? 0)
    .where('position', '=', 0)
    .execute();
  await db
    .updateTable('teams')
    .set({ name: 'Old Name' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await db
    .updateTable('events')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
  await setTimeout(1100);
  const namesIn = async (id: number): Promise<string> =>
    (await wiki.visitor.get(`/api/event/get?eventId=${id}`)).body;
  expect(await namesIn(byHand.row.id)).toContain('Old Name');
  await update((await differences()).hash);
  expect(await namesIn(byHand.row.id)).not.toContain('Old Name');
});
