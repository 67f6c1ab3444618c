import type { EventDesk } from '@callshot/contract';
import { FORMAT_VERSION } from '@callshot/rules';
import { expect, test } from 'vitest';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { invitationPath, inviteOf } from '../../../testing/community/invites.ts';
import { leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertFormat } from '../formats/formats.repository.ts';

const product = await testProduct();
await product.capabilities.start();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const reader = await product.user('reader');

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const stage = playoffStage({ teams: 8, elimination: 'single' }).format;
const eventFormatId = await insertFormat(db, {
  name: 'Cup',
  json: JSON.stringify({
    version: FORMAT_VERSION,
    stages: [stage],
    scoringBreakdown: { groups: [] },
  }),
  modifiedByUserId: admin.id,
});

const deskOf = async (id: number): Promise<EventDesk> =>
  (await admin.get(`/api/event/desk/${id}`)).json();

const edit = (desk: EventDesk, changes: object = {}) =>
  admin.post('/api/event/edit', {
    eventId: desk.id,
    version: desk.version,
    nameOverride: desk.nameOverride,
    imageUrl: '',
    url: '',
    startsAt: desk.startDate,
    endsAt: desk.endDate,
    ...changes,
  });

const made = await admin.post('/api/event/create', {
  gameId: 1,
  nameOverride: 'Puchar',
  imageUrl: '',
  url: '',
  startsAt: hour(3),
  endsAt: hour(48),
  eventFormatId,
  rewardType: 2,
  stages: [
    {
      substages: [
        { title: '', teams: [...'ABCDEFGH'].map((one) => `Squad ${one}`), startsAt: null },
      ],
    },
  ],
});
const { eventId } = made.json();
const names = {
  language: 'pl',
  translations: { de: { nameOverride: 'Pokal' }, en: { nameOverride: 'Cup' } },
};

test('an event is named in several languages, and every answer has all of them [rule: events-33]', async () => {
  const before = await deskOf(eventId);
  expect(before).not.toHaveProperty('translations');
  expect((await edit(before, names)).json()).toMatchObject({ nameOverride: 'Puchar', ...names });
  expect((await visitor.get(`/api/event/get?eventId=${eventId}`)).json()).toMatchObject(names);
  expect((await visitor.get('/api/event/currentEvents?gameId=1')).json()).toMatchObject([names]);
  const [logged] = await db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'event.edited')
    .where('subjectId', '=', eventId)
    .execute();
  expect(logged?.before).not.toHaveProperty('translations');
  expect(logged?.after).toMatchObject(names);
  // A save that says nothing of languages changes none.
  expect((await edit(await deskOf(eventId), { url: 'https://cup.example' })).json()).toMatchObject(
    names,
  );
});

test.each([
  { why: 'into its own language', translations: { pl: { nameOverride: 'x' } } },
  { why: 'that is blank', translations: { de: { nameOverride: ' ' } } },
  { why: 'that is too long', translations: { de: { nameOverride: 'x'.repeat(81) } } },
])('a translation $why is refused', async ({ translations }) => {
  const desk = await deskOf(eventId);
  expect((await edit(desk, { language: 'pl', translations })).statusCode).toBe(400);
  expect((await deskOf(eventId)).version).toBe(desk.version);
});

test('people are told of it by its name in their own language [rule: events-33]', async () => {
  await reader.post('/api/notification/preferences', {
    lockReminders: true,
    email: false,
    push: true,
  });
  const { lockAt } = await deskOf(eventId);
  const extended = await admin.post('/api/event/extendLock', {
    eventId,
    lockAt,
    minutes: 30,
    reason: 'an outage',
  });
  expect(extended.statusCode).toBe(200);
  const heard = async (language: string) => {
    await reader.post('/api/account/preferences', {
      plainNames: false,
      stillPlates: false,
      language,
    });
    return JSON.stringify(
      (await reader.get('/api/notification/all')).json().map(({ html }: { html: string }) => html),
    );
  };
  await expect.poll(() => heard('de'), { timeout: 10_000 }).toContain('Pokal');
  expect(await heard('en')).toContain('Cup');
  expect(await heard('fr')).toContain('Puchar');
});

test('its trophies, leagues and invitations have all of its names [rule: events-33]', async () => {
  const named = { eventName: 'Puchar', eventNames: names };
  await db.insertInto('awards').values({ userId: reader.id, eventId, trophyTypeId: 6 }).execute();
  await reader.post(`/api/trophy/trophycase/1/${eventId}/6`, {});
  const shown = async (path: string) => (await reader.get(path)).json();
  expect(await shown(`/api/trophy/usertrophies/${reader.id}`)).toMatchObject([named]);
  expect(await shown(`/api/trophy/trophycase/${reader.id}`)).toMatchObject([named]);

  const { eventStageId } = await db
    .selectFrom('eventStages')
    .select('id as eventStageId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('entries')
    .values({
      eventStageId,
      userId: reader.id,
      slots: Buffer.alloc(1),
      layoutFingerprint: 'of a test',
      editedByStaffAt: null,
      savePaidUntil: null,
    })
    .execute();
  const { id: leagueId } = await leagueOf(reader);
  expect(await shown(`/api/leagues/events?leagueId=${leagueId}`)).toMatchObject([
    { name: 'Puchar', eventNames: names },
  ]);
  const { code } = await inviteOf(reader, leagueId);
  expect(await shown(invitationPath(code))).toMatchObject({ nextLock: named });
});
