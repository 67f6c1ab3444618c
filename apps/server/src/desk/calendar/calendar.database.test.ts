import type { Answer, CalendarTournament } from '@callshot/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarProcess, choosePoints } from '../../../testing/desk/calendar.ts';
import {
  type Coming,
  comingTournament,
  tablesOf,
  withRecord,
} from '../../../testing/desk/coming-tournaments.ts';
import { settingsOf, testWiki } from '../../../testing/desk/wiki.ts';

type Calendar = Answer<'GET /api/calendar/tournaments'>;

const austin = comingTournament('Austin', 40, 3);
const world = comingTournament('World', 41, 10);
const boston = comingTournament('Boston', 42, 12);
const small = withRecord(comingTournament('Boston', 43, 5), { liquipediatier: '4' });
const far = comingTournament('Austin', 44, 70);
const off = withRecord(comingTournament('Austin', 45, 6), { status: 'cancelled' });
const product = await testWiki({}, tablesOf(austin, world, boston, small, far, off));
const { db, fake } = product;
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('maker', ['EventCreator']);
const player = await product.user('player');
const process = calendarProcess(product);

const read = async (): Promise<Calendar> => (await creator.get('/api/calendar/tournaments')).json();
const rowOf = async ({ pageId }: Coming): Promise<CalendarTournament | undefined> =>
  (await read()).tournaments.find((row) => row.pageId === pageId);
const settings = async (gameId: number) =>
  (await read()).settings.find((own) => own.gameId === gameId);

async function choose(gameId: number, more: object) {
  const { version, tiers, weeksAhead, publishes } = (await settings(gameId)) ?? {};
  const body = { gameId, tiers, weeksAhead, publishes, version, ...more };
  return admin.post('/api/calendar/settings', body);
}

const audits = (like: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorUserId', 'before', 'after', 'reason', 'subjectId'])
    .where('action', 'like', like)
    .orderBy('id')
    .execute();

const eventsOf = ({ pageId }: Coming) =>
  db.selectFrom('eventWikis').select('eventId').where('pageId', '=', pageId).execute();

const dueNow = (coming: Coming, more: object = {}) =>
  db
    .updateTable('calendarTournaments')
    .set({ nextLookAt: sql<Date>`clock_timestamp()`, ...more })
    .where('pageId', '=', coming.pageId)
    .execute();

test('until an Admin chooses tiers the wiki is not asked [rule: calendar-1]', async () => {
  expect(await process.workAll()).toBe(0);
  expect(fake.asked).toEqual([]);
  expect((await read()).settings).toMatchObject([
    { gameId: 1, tiers: [], weeksAhead: 4, publishes: false },
    { gameId: 2, tiers: [], weeksAhead: 4, publishes: false },
  ]);
});

test('roles: creators read, hide and look, Admins alone choose, others nothing', async () => {
  const body = { gameId: 2, tiers: ['S'], weeksAhead: 4, publishes: true, version: 0 };
  const named = { gameId: 2, pageId: austin.pageId };
  expect((await creator.post('/api/calendar/settings', body)).statusCode).toBe(403);
  for (const answer of [
    await player.get('/api/calendar/tournaments'),
    await player.post('/api/calendar/hide', { ...named, isHidden: true }),
    await player.post('/api/calendar/look', named),
    await player.post('/api/calendar/settings', body),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  for (const call of ['hide', 'look']) {
    const answer = await creator.post(`/api/calendar/${call}`, { ...named, isHidden: true });
    expect(answer.json().code).toBe('tournament_not_listed');
  }
  expect(await audits('calendar.%')).toEqual([]);
});

test.each([
  { why: 'no week', more: { weeksAhead: 0 } },
  { why: 'too many weeks', more: { weeksAhead: 13 } },
  { why: 'half a week', more: { weeksAhead: 1.5 } },
  { why: 'a tier that is none', more: { tiers: ['E'] } },
  { why: 'a game that is none', more: { gameId: 3 } },
])('$why is refused', async ({ more }) => {
  expect((await choose(2, more)).statusCode).toBe(400);
});

test('a choice is audited, and refused where another one was made meanwhile', async () => {
  expect((await choose(1, { tiers: ['S', 'A'] })).statusCode).toBe(200);
  expect((await choose(2, { tiers: ['A', 'S', 'S'] })).json().tiers).toEqual(['S', 'A']);
  expect((await choose(2, {})).statusCode).toBe(200);
  const stale = await choose(2, { version: 0, weeksAhead: 5 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'calendar_changed']);
  expect(
    (await audits('calendar.%')).map(({ action, actorUserId, after }) => [
      action,
      actorUserId,
      after,
    ]),
  ).toEqual([
    ['calendar.changed', admin.id, { tiers: 'S, A', weeksAhead: 4, publishes: false }],
    ['calendar.changed', admin.id, { tiers: 'S, A', weeksAhead: 4, publishes: false }],
  ]);
});

test('tournaments of the tiers in the weeks ahead are listed and drafted, and nothing is made [rule: calendar-2, calendar-3]', async () => {
  await process.workAll();
  const { tournaments } = await read();
  expect(tournaments.map(({ pageId, state }) => [pageId, state])).toEqual(
    [austin, world, boston].map(({ pageId }) => [pageId, 'drafted']),
  );
  expect(await rowOf(austin)).toMatchObject({
    gameId: 2,
    tier: 'S',
    doubts: [],
    waitsFor: [],
    eventId: null,
    failure: null,
  });
  expect((await rowOf(austin))?.parts).toMatchObject([
    { kind: 'swiss', teams: 16 },
    { kind: 'swiss' },
    { kind: 'swiss' },
    { kind: 'bracket', teams: 8 },
  ]);
  expect(await db.selectFrom('eventWikis').select('eventId').execute()).toEqual([]);
  // Everything is fresh.
  const asked = fake.asked.length;
  expect(await process.workAll()).toBe(0);
  expect(fake.asked.length).toBe(asked);
});

test('with the switch on nothing is made while no usual points are chosen [rule: calendar-8]', async () => {
  await choose(2, { publishes: true });
  expect(
    (await audits('calendar.switched_on')).map(({ before, after }) => [before, after]),
  ).toEqual([
    [
      { tiers: 'S, A', weeksAhead: 4, publishes: false },
      { tiers: 'S, A', weeksAhead: 4, publishes: true },
    ],
  ]);
  await process.workAll();
  expect((await settings(2))?.hasUsualPoints).toBe(false);
  expect(await eventsOf(austin)).toEqual([]);
});

test('a hidden one is not made, and no list of the wiki brings it back [rule: calendar-7]', async () => {
  const hide = (isHidden: boolean) =>
    creator.post('/api/calendar/hide', { gameId: 2, pageId: austin.pageId, isHidden });
  expect((await hide(true)).json()).toMatchObject({ state: 'hidden' });
  await hide(true);
  await choosePoints(admin, 1);
  await choosePoints(admin, 2);
  await choose(2, { weeksAhead: 3 });
  await dueNow(austin);
  await process.workAll();
  expect((await rowOf(austin))?.state).toBe('hidden');
  expect(await eventsOf(austin)).toEqual([]);
  expect((await audits('calendar.hidden')).map(({ after }) => after)).toEqual([
    { pageId: austin.pageId, title: austin.title },
  ]);
  expect((await hide(false)).json()).toMatchObject({ state: 'drafted' });
});

test('two processes make its event once; staff are told, and the log says who did it [rule: calendar-8]', async () => {
  const other = calendarProcess(product);
  await Promise.all([process.workAll(), other.workAll(), process.workAll(), other.workAll()]);
  const events = await eventsOf(austin);
  expect(events).toHaveLength(1);
  const eventId = events[0]?.eventId ?? 0;
  expect([...process.announced, ...other.announced]).toEqual([eventId]);
  expect(await rowOf(austin)).toMatchObject({ state: 'open', eventId, isByCalendar: true });
  expect(await audits('calendar.event_made')).toMatchObject([
    { actorUserId: null, subjectId: eventId, after: { pageId: austin.pageId } },
  ]);
  expect(await audits('event.created')).toMatchObject([{ actorUserId: null, subjectId: eventId }]);
  for (const staff of [admin, creator]) {
    const { body } = await staff.get('/api/notification/all');
    expect(body).toContain('The calendar made <b>');
  }
  expect((await player.get('/api/notification/all')).body).not.toContain('The calendar made');
  // The switch of the other game is off, although its points are chosen.
  expect((await settings(1))?.hasUsualPoints).toBe(true);
  expect(await eventsOf(world)).toEqual([]);
});

test('picks of that event are open, and its format has the usual points', async () => {
  const [made] = await eventsOf(austin);
  const event = (await product.visitor.get(`/api/event/get?eventId=${made?.eventId}`)).json();
  expect(event).toMatchObject({ locked: false, name: austin.title });
});

test('an event that was archived is not made again [rule: calendar-8]', async () => {
  const [made] = await eventsOf(austin);
  const body = { eventId: made?.eventId, archived: true, reason: 'No' };
  expect((await admin.post('/api/event/archive', body)).statusCode).toBeLessThan(300);
  await dueNow(austin, { madeAt: null, madeEventId: null });
  await process.workAll();
  expect(await eventsOf(austin)).toHaveLength(1);
  expect(await rowOf(austin)).toMatchObject({ state: 'drafted', eventId: null, isArchived: true });
});

test('an event of the same name keeps it from being made: a sentence says so, and it is tried again later [rule: calendar-9]', async () => {
  await db
    .insertInto('events')
    .values({
      gameId: 1,
      name: 'Taken',
      nameOverride: (await rowOf(boston))?.title ?? '',
      formatName: 'x',
      formatJson: '{}',
      startsAt: new Date(Date.now() + 86_400_000),
      endsAt: new Date(Date.now() + 2 * 86_400_000),
    } as never)
    .execute();
  await choose(1, { publishes: true });
  await process.workAll();
  const row = await rowOf(boston);
  expect(row).toMatchObject({ state: 'drafted', eventId: null });
  expect(row?.notMade).toMatchObject([{ code: expect.stringContaining('name') }]);
  expect(await eventsOf(world)).toHaveLength(1);
  const { nextMakeAt, makeFailures } = await db
    .selectFrom('calendarTournaments')
    .select(['nextMakeAt', 'makeFailures'])
    .where('pageId', '=', boston.pageId)
    .executeTakeFirstOrThrow();
  expect(makeFailures).toBe(1);
  expect(Number(nextMakeAt)).toBeGreaterThan(Date.now() + 240_000);
});

test('staff look now, once a minute, and never at what has an event', async () => {
  const look = ({ pageId }: Coming) => creator.post('/api/calendar/look', { gameId: 1, pageId });
  expect((await look(boston)).json().code).toBe('looked_just_now');
  await db
    .updateTable('calendarTournaments')
    .set({ lookedAt: new Date(0) })
    .execute();
  const asked = fake.asked.length;
  await db
    .updateTable('wikiAnswers')
    .set({ askedAt: new Date(Date.now() - 120_000) })
    .execute();
  expect((await look(boston)).json()).toMatchObject({ pageId: boston.pageId, state: 'drafted' });
  expect(fake.asked.length - asked).toBe(5);
  expect((await look(world)).json().code).toBe('has_event');
});

test('a wiki without a key is not asked', async () => {
  const keyless = calendarProcess({ db, settings: settingsOf(fake, { apiKey: null }) });
  await dueNow(boston);
  expect(await keyless.workAll()).toBe(0);
});
