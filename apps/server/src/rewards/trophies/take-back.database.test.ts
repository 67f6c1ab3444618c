import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { givingDesk, Killed } from '../../../testing/rewards/giving.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const desk = await givingDesk(product);
const { creator, admin, players, finishedEvent, enterResults, give, carryOn, outcomeOf } = desk;
const { dyingAt, tell } = desk;

const lastRunOf = async (event: LoadedEvent): Promise<number | null> =>
  (await creator.get(`/api/trophy/giving/${event.row.id}`)).json()?.runId ?? null;

/** Takes back what was seen last, unless told what was seen. */
const takeBack = async (event: LoadedEvent, own: object = {}) =>
  creator.post('/api/trophy/takeBack', {
    eventId: event.row.id,
    runId: await lastRunOf(event),
    reason: 'The final was typed the wrong way round',
    ...own,
  });

const act = (event: LoadedEvent, action: string) =>
  admin.post('/api/event/stage', {
    eventId: event.row.id,
    action,
    relockTime: null,
    reason: 'because',
  });

async function rewardedEvent(): Promise<LoadedEvent> {
  const event = await finishedEvent();
  expect((await give(event)).statusCode).toBe(200);
  await carryOn();
  return event;
}

/** The event's trophies as all visitors see them. */
async function shownOf(event: LoadedEvent, userId: number) {
  const ofEvent = (list: readonly { eventId?: number; eventName?: string }[]) =>
    list.filter(({ eventId }) => eventId === event.row.id).length;
  const read = async (path: string) => (await visitor.get(path)).json();
  const game = { game: String(event.row.gameId) };
  const winners = (await visitor.get('/api/trophy/winnersandtrophies', game)).json();
  const leader = (await visitor.get(`/api/trophy/leaderboarduser/${userId}`, game)).json();
  return {
    trophies: ofEvent(await read(`/api/trophy/usertrophies/${userId}`)),
    case: ofEvent(await read(`/api/trophy/trophycase/${userId}`)),
    pin: (await read(`/api/user/usercardinfo/${userId}`)).pinnedTrophy.length,
    profilePin: (await read(`/api/user/profile?userId=${userId}`)).pinnedTrophy.length,
    winners: winners.filter(
      ({ trophy }: { trophy: { eventId: number } }) => trophy.eventId === event.row.id,
    ).length,
    leader: leader === null ? 0 : 1,
    rewarded: (await read(`/api/event/get?eventId=${event.row.id}`)).rewarded,
  };
}

const nothing = {
  trophies: 0,
  case: 0,
  pin: 0,
  profilePin: 0,
  winners: 0,
  leader: 0,
  rewarded: false,
};

const toldOf = async (event: LoadedEvent, kind: string) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .leftJoin('deliveries as d', 'd.notificationId', 'n.id')
    .select(['n.userId', 'n.html', 'd.channel'])
    .where('o.kind', '=', kind)
    .where('o.eventId', '=', event.row.id)
    .orderBy('n.userId')
    .execute();

test('all trophies of an event are taken back at once, everywhere, and told in the bell alone [rule: trophies-24]', async () => {
  const event = await rewardedEvent();
  const { awards } = await outcomeOf(event);
  const winner = players.find(({ id }) => id === awards.find((a) => a.trophyTypeId === 6)?.userId);
  if (!winner) throw new Error('nobody won');
  for (const { id: userId } of players) {
    await db
      .insertInto('notificationPreferences')
      .values({ userId, email: true, push: true })
      .execute();
  }
  await winner.get(`/api/trophy/pintrophy/${event.row.id}/6`);
  await winner.post(`/api/trophy/trophycase/1/${event.row.id}/6`);
  await expect
    .poll(() => shownOf(event, winner.id))
    .toMatchObject({ trophies: 1, case: 1, pin: 1, profilePin: 1, leader: 1, rewarded: true });

  const begun = await takeBack(event);
  expect(begun.json()).toMatchObject({ kind: 'take_back', state: 'running', done: 0, total: 14 });
  // All are hidden at once.
  await expect.poll(() => shownOf(event, winner.id)).toEqual(nothing);
  expect((await winner.get(`/api/trophy/pintrophy/${event.row.id}/6`)).statusCode).toBe(404);
  await carryOn();
  expect(await shownOf(event, winner.id)).toEqual(nothing);
  for (const table of ['awards', 'pinnedAwards', 'trophyCases'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const told = await toldOf(event, 'trophies-taken-back');
  expect(told.map(({ userId, channel }) => [userId, channel])).toEqual(
    awards.map(({ userId }) => [userId, null]),
  );
  expect(told.find(({ userId }) => userId === winner.id)?.html).toBe(
    'Your <b>Diamond</b> trophy of <b>Test Major</b> was taken back: The final was typed the wrong way round',
  );
  const [{ runs } = { runs: [] }] = (await creator.get('/api/event/notRewarded'))
    .json()
    .filter(({ id }: { id: number }) => id === event.row.id);
  const reason = 'The final was typed the wrong way round';
  expect(runs).toMatchObject([
    { kind: 'take_back', by: 'creator', reason, entrants: 14, changed: 14 },
    { kind: 'give', by: 'creator', reason: null, entrants: 14 },
  ]);
  const log = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'reason'])
    .where('action', '=', 'trophies.taken_back')
    .where('subjectId', '=', event.row.id)
    .execute();
  expect(log).toEqual([{ actorUserId: creator.id, reason }]);
});

test('the event is resumed, corrected, finished and rewarded again [rule: events-28, trophies-24]', async () => {
  const event = await rewardedEvent();
  const before = await outcomeOf(event);
  expect((await act(event, 'resume')).json().code).toBe('event_rewarded');
  await takeBack(event);
  // Resuming waits for nothing; giving waits until all are gone.
  expect((await act(event, 'resume')).statusCode).toBe(200);
  const [stage] = event.stages;
  if (stage) await enterResults(event, randomPicks(stage.stage, randomOf(1003)));
  expect((await act(event, 'finish')).statusCode).toBe(200);
  expect((await give(event)).json().code).toBe('underway');
  await carryOn();
  expect((await give(event)).json()).toMatchObject({ kind: 'give', state: 'running' });
  await carryOn();
  const after = await outcomeOf(event);
  expect(after.awards).toHaveLength(14);
  expect(after.awards).not.toEqual(before.awards);
  // Everybody hears of both.
  expect(after.told).toHaveLength(28);
  const diff = (await creator.get(`/api/trophy/rerun/${event.row.id}`)).json();
  expect(diff.counts).toEqual({ up: 0, down: 0, gained: 0, lost: 0 });
  const again = await takeBack(event);
  expect(again.json()).toMatchObject({ kind: 'take_back', state: 'running' });
  await carryOn();
  expect((await outcomeOf(event)).awards).toEqual([]);
});

test('asked twice, or by two at once, it is done once; a late repetition takes nothing that was given since', async () => {
  const event = await rewardedEvent();
  const seen = await lastRunOf(event);
  const answers = await Promise.all([1, 2, 3].map(() => takeBack(event, { runId: seen })));
  const runs = new Set(answers.map((answer) => answer.json().runId));
  expect([answers.map(({ statusCode }) => statusCode), runs.size]).toEqual([[200, 200, 200], 1]);
  await carryOn();
  expect((await takeBack(event, { runId: seen })).json()).toMatchObject({ state: 'done' });
  expect(await toldOf(event, 'trophies-taken-back')).toHaveLength(14);
  await give(event);
  await carryOn();
  expect((await takeBack(event, { runId: seen })).json().code).toBe('given_anew');
  expect((await outcomeOf(event)).awards).toHaveLength(14);
});

test('it is refused without a reason, of what was not given, and while a run is under way', async () => {
  const event = await finishedEvent();
  expect((await takeBack(event, { reason: ' ' })).json().code).toBe('reason_required');
  expect((await takeBack(event)).json().code).toBe('not_rewarded');
  expect((await takeBack(event, { eventId: 999_999 })).statusCode).toBe(404);
  await give(event);
  expect((await takeBack(event)).json().code).toBe('underway');
  await carryOn();
  const player = await players[0]?.post('/api/trophy/takeBack', {
    eventId: event.row.id,
    runId: null,
    reason: 'mine',
  });
  expect(player?.statusCode).toBe(403);
  expect((await outcomeOf(event)).awards).toHaveLength(14);
  await takeBack(event);
  expect((await creator.get(`/api/trophy/rerun/${event.row.id}`)).json().code).toBe('not_rewarded');
  await carryOn();
});

test('an archived event loses its trophies all the same', async () => {
  const event = await rewardedEvent();
  await admin.post('/api/event/archive', {
    eventId: event.row.id,
    archived: true,
    reason: 'called off',
  });
  await takeBack(event);
  await carryOn();
  expect((await outcomeOf(event)).awards).toEqual([]);
});

test('whoever was not told of a trophy before it was taken back is not told of it', async () => {
  const event = await finishedEvent();
  await give(event);
  const { advance } = desk;
  await advance();
  await takeBack(event);
  await tell();
  expect(await toldOf(event, 'trophy-awarded')).toEqual([]);
  await carryOn();
  expect((await toldOf(event, 'trophies-taken-back')).length).toBeGreaterThan(0);
});

test('a process that dies at any statement is carried on: nothing stays, nobody is told twice', async () => {
  let deaths = 0;
  for (let statement = 1; ; statement += 2) {
    const event = await rewardedEvent();
    await db.deleteFrom('notices').where('kind', '=', 'trophies-taken-back').execute();
    await takeBack(event);
    const died = await carryOn(dyingAt(statement)).then(
      () => false,
      (error) => error instanceof Killed,
    );
    await carryOn();
    expect((await outcomeOf(event)).awards).toEqual([]);
    const told = await toldOf(event, 'trophies-taken-back');
    expect(new Set(told.map(({ userId }) => userId)).size).toBe(14);
    expect((await loadedEvent(db, event.row.id)).row.rewardedAt).toBeNull();
    if (!died) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(3);
});
