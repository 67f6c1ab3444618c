import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { tellEventProblem } from '../problem-words/event-words.ts';
import { createEvent } from './running/create-event.service.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const day = 86_400_000;
const ids: Record<string, number> = {};

beforeAll(async () => {
  const plan = {
    longAgo: { locksInMs: -40 * day, endsAt: new Date(Date.now() - 30 * day) },
    before: { locksInMs: -20 * day, endsAt: new Date(Date.now() - 10 * day) },
    running: { locksInMs: -1 * day, endsAt: new Date(Date.now() + day) },
    runningLonger: { locksInMs: -3 * day, endsAt: new Date(Date.now() + day) },
    overdue: { locksInMs: -60 * day, endsAt: new Date(Date.now() - 50 * day) },
    soon: { locksInMs: 2 * day, endsAt: new Date(Date.now() + 9 * day) },
    later: { locksInMs: 5 * day, endsAt: new Date(Date.now() + 19 * day) },
    otherGame: { locksInMs: day, endsAt: new Date(Date.now() + 2 * day), gameId: 2 as const },
    archived: { locksInMs: 1000_000, endsAt: new Date(Date.now() + day) },
  };
  for (const [name, options] of Object.entries(plan)) {
    const event = await testEvent(db, {
      ...options,
      stages: [swissStage()],
      name,
      imageUrl: name === 'soon' ? '/images/soon.webp' : null,
    });
    ids[name] = event.row.id;
  }
  await db
    .updateTable('events')
    .set({ finishedAt: new Date() })
    .where('id', 'in', [ids.longAgo ?? 0, ids.before ?? 0])
    .execute();
  await db
    .updateTable('events')
    .set({ archivedAt: new Date() })
    .where('id', '=', ids.archived ?? 0)
    .execute();
});

const namesAt = async (url: string, headers?: Record<string, string>): Promise<string[]> => {
  const answer = (await visitor.get(url, headers)).json();
  return [answer].flat().map((event: { name: string }) => event.name);
};

test('the next event is the nearest that has not started [rule: events-14]', async () => {
  expect(await namesAt('/api/event/next')).toEqual(['soon']);
  expect(await namesAt('/api/event/next', { game: '2' })).toEqual(['otherGame']);
});

test('the previous event is the last finished one [rule: events-14]', async () => {
  expect(await namesAt('/api/event/previous')).toEqual(['before']);
  expect((await visitor.get('/api/event/previous', { game: '2' })).json()).toBeNull();
});

test('current events: those being played first, then the nearest future lock, then the latest start [rule: events-15, events-22]', async () => {
  const expected = ['running', 'runningLonger', 'soon', 'later', 'overdue'];
  expect(await namesAt('/api/event/currentEvents')).toEqual(expected);
  expect(await namesAt('/api/event/currentEvents?gameId=2')).toEqual(['otherGame']);
});

test('the events that somebody has entered are theirs to ask for, by game, until they are finished', async () => {
  const player = await product.user('entrant');
  const entered = async (headers?: Record<string, string>) =>
    (await player.get('/api/event/entered', headers)).json();
  expect((await visitor.get('/api/event/entered')).statusCode).toBe(401);
  expect(await entered()).toEqual([]);
  for (const name of ['later', 'otherGame']) {
    const event = await loadedEvent(db, ids[name] ?? 0);
    const stage = event.stages[0];
    if (!stage) throw new Error('no stage');
    await player.post(`/api/picks/save/user/${ids[name]}`, randomPicks(stage.stage, randomOf(1)));
  }
  expect(await entered()).toEqual([ids.later]);
  expect(await entered({ game: '2' })).toEqual([ids.otherGame]);
  const finish = (finishedAt: Date | null) =>
    db
      .updateTable('events')
      .set({ finishedAt })
      .where('id', '=', ids.later ?? 0)
      .execute();
  await finish(new Date());
  expect(await entered()).toEqual([]);
  await finish(null);
});

test('finished ids come newest last, all events newest first, archived ones nowhere [rule: events-16, events-17, events-18]', async () => {
  const past = (await visitor.get('/api/event/allPastEventIds')).json();
  expect(past).toEqual([ids.longAgo, ids.before]);
  expect(await namesAt('/api/event/getEvents?gameId=1')).toEqual([
    'later',
    'soon',
    'running',
    'runningLonger',
    'before',
    'longAgo',
    'overdue',
  ]);
  const images = (await visitor.get('/api/event/eventImages')).json();
  expect(images).toEqual({ [String(ids.soon)]: '/images/soon.webp' });
});

test('the season that contains today is shown, oldest first [rule: events-13, events-20]', async () => {
  const [startsAt, endsAt] = [new Date(Date.now() - 25 * day), new Date(Date.now() + 3 * day)];
  await db.insertInto('seasons').values({ gameId: 1, name: 'Now', startsAt, endsAt }).execute();
  expect(await namesAt('/api/event/getSeasonEvents')).toEqual([
    'before',
    'runningLonger',
    'running',
    'soon',
  ]);
});

test('a list says what the current stage of each is called', async () => {
  const stages: { stageName: string }[] = (
    await visitor.get('/api/event/getEvents?gameId=1')
  ).json();
  expect(new Set(stages.map(({ stageName }) => stageName))).toEqual(new Set(['Swiss']));
});

test('events whose trophies are not given are staff’s to see [rule: events-20]', async () => {
  expect((await visitor.get('/api/event/notRewarded')).statusCode).toBe(401);
  const events: { id: number }[] = (await admin.get('/api/event/notRewarded')).json();
  expect(events.map(({ id }) => id)).toEqual([ids.before, ids.longAgo]);
});

test('one event, whole, with the server’s time beside its lock [rule: events-1, events-3, events-4]', async () => {
  const event = await loadedEvent(db, ids.soon ?? 0);
  const player = await product.user('player');
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  await player.post(`/api/picks/save/user/${ids.soon}`, randomPicks(stage.stage, randomOf(1)));
  const shown = (await visitor.get(`/api/event/get?eventId=${ids.soon}`)).json();
  expect(shown).toMatchObject({
    id: ids.soon,
    name: 'soon',
    stage: 0,
    locked: false,
    finished: false,
    lockAt: event.row.lockAt?.toISOString(),
    eventStages: [{ id: stage.id, name: 'Swiss', isSealed: false }],
  });
  expect(shown.teams).toHaveLength(16);
  // Counted at most once a second [rule: boards-21].
  await expect
    .poll(async () => (await visitor.get(`/api/event/get?eventId=${ids.soon}`)).json())
    .toMatchObject({ bracketsSubmitted: 1 });
  expect(JSON.parse(shown.format.json).stages).toHaveLength(1);
  expect((await visitor.get('/api/event/get?eventId=999999')).statusCode).toBe(404);
});

test('an event that cannot be is not made, and every problem is said', async () => {
  const counted = () =>
    db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
  const before = await counted();
  const { row, format } = await loadedEvent(db, ids.soon ?? 0);
  const made = await createEvent(db, {
    gameId: 1,
    name: row.name,
    nameOverride: row.nameOverride,
    imageUrl: null,
    url: null,
    attribution: null,
    rewardTypeId: 4,
    eventFormatId: null,
    formatName: 'f',
    format,
    startsAt: row.endsAt,
    endsAt: row.startsAt,
    stages: [{ substages: [{ title: 'Swiss', teamIds: [1, 1], openings: [] }] }],
  });
  expect(made.ok ? [] : made.problems.map(tellEventProblem)).toEqual([
    {
      path: 'endsAt',
      code: 'event_ends_before_start',
      values: {},
      message: 'The event ends before it starts',
    },
    {
      path: 'rewardTypeId',
      code: 'event_reward_of_other_game',
      values: {},
      message: 'Prestige trophies are of game 2 only',
    },
    {
      path: 'stages[0].substages[0].teamIds',
      code: 'event_team_listed_twice',
      values: {},
      message: 'A team is listed twice',
    },
  ]);
  expect(await counted()).toEqual(before);
});
