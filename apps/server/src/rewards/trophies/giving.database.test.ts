import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { givingDesk, Killed } from '../../../testing/rewards/giving.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const { changes } = product.capabilities.services;
const desk = await givingDesk(product);
const { creator, admin, players, finishedEvent, enterResults, give, carryOn, outcomeOf } = desk;
const { dyingAt } = desk;

test('an event gives everybody the trophy of their place, once [rule: trophies-7, trophies-9]', async () => {
  const event = await finishedEvent();
  const board = (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();
  expect((await visitor.post(`/api/trophy/giveTrophies?eventId=${event.row.id}`)).statusCode).toBe(
    401,
  );
  const begun = await give(event);
  expect(begun.json()).toMatchObject({ state: 'running', done: 0, total: 14 });
  const isRewarded = async () =>
    (await visitor.get(`/api/event/get?eventId=${event.row.id}`)).json().rewarded;
  expect(await isRewarded()).toBe(false);
  // Trophies stay hidden until all are given.
  expect((await visitor.get(`/api/trophy/usertrophies/${players[0]?.id}`)).json()).toEqual([]);
  await carryOn();
  await expect.poll(isRewarded).toBe(true);
  const { awards, told } = await outcomeOf(event);
  const places = new Map<number, { rank: number; totalScore: number }>(
    board.records.map((row: { userId: number }) => [row.userId, row]),
  );
  for (const award of awards) {
    expect(award).toMatchObject({ ...pick(places.get(award.userId)), entrants: 14 });
  }
  expect(awards).toHaveLength(14);
  expect(told).toHaveLength(14);
  expect(new Set(told.map(({ onClickAction }) => onClickAction))).toEqual(new Set([3]));
  expect((await visitor.get(`/api/trophy/usertrophies/${players[0]?.id}`)).json()).toHaveLength(1);
  expect((await give(event)).json()).toMatchObject({ state: 'done', done: 14 });
  await carryOn();
  expect(await outcomeOf(event)).toEqual({ awards, told });
  const rewarded = (await creator.get('/api/event/rewarded')).json();
  expect(rewarded.find(({ id }: { id: number }) => id === event.row.id)).toMatchObject({
    entrants: 14,
    hasChanged: false,
  });
  expect((await creator.get('/api/event/notRewarded')).body).not.toContain(`"id":${event.row.id},`);
});

test('who would get what is listed as it is then given, and winners show what they won with', async () => {
  const event = await finishedEvent();
  const path = `/api/trophy/recipients/${event.row.id}`;
  const list = async (more = '') => (await creator.get(`${path}${more}`)).json();
  const all = await list();
  expect(all).toMatchObject({ totalRecords: 14 });
  expect(await list('?startRow=14')).toEqual({ ...all, records: all.records.slice(13) });
  expect(await list('?startRow=15')).toEqual({ ...all, records: [] });
  expect((await players[0]?.get(path))?.statusCode).toBe(403);
  expect((await creator.get('/api/trophy/recipients/999999')).json().code).toBe('event_not_found');
  await give(event);
  await carryOn();
  const { awards } = await outcomeOf(event);
  const names = new Map(players.map(({ id }, at) => [id, `Player ${at}`]));
  const given = awards.map(({ userId, rank, totalScore, trophyTypeId }) => ({
    ...{ rank, userId, totalScore, trophyTypeId },
    username: names.get(userId),
  }));
  const byUser = (a: { userId: number }, b: { userId: number }) => a.userId - b.userId;
  expect(all.records.toSorted(byUser)).toEqual(given.toSorted(byUser));
  const best = Math.max(...awards.map(({ totalScore }) => totalScore ?? 0));
  const winners = async () =>
    (await visitor.get('/api/trophy/winnersandtrophies', { game: String(event.row.gameId) }))
      .json()
      .filter(({ trophy }: { trophy: { eventId: number } }) => trophy.eventId === event.row.id);
  await expect
    .poll(async () => (await winners())[0]?.trophy)
    .toMatchObject({ totalScore: best, entrants: 14 });
});

test('the events of a user tell how they did, and nothing of picks that are not sealed', async () => {
  const user = await product.user('Profiled');
  players.push(user);
  const event = await finishedEvent();
  const open = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
  const [stage] = open.stages;
  const slip = stage ? randomPicks(stage.stage, randomOf(1)) : null;
  await user.post(`/api/picks/save/user/${open.row.id}`, slip);
  const read = async () => (await visitor.get(`/api/user/events/${user.id}`)).json();
  const before = await read();
  expect(before).toMatchObject({ totalRecords: 1, records: [{ entrants: 15, trophy: null }] });
  await give(event);
  await carryOn();
  const [award] = (await visitor.get(`/api/trophy/usertrophies/${user.id}`)).json();
  const { rank, entrants, percentile, totalScore, trophyTypeId, imagePath } = award;
  expect((await read()).records).toMatchObject([
    { eventId: event.row.id, rank, entrants, percentile, totalScore, isFinished: true },
  ]);
  expect((await read()).records[0].trophy).toEqual({ trophyTypeId, imagePath });
  expect((await read()).records[0].isTied).toBe(before.records[0].isTied);
  const { awards } = await outcomeOf(event);
  const ties = awards.map((one) => awards.filter((other) => other.rank === one.rank).length > 1);
  expect(ties, 'some share a rank').toContain(true);
  for (const [at, { userId }] of awards.entries()) {
    const { records } = (await visitor.get(`/api/user/events/${userId}`)).json();
    const told = records.find(({ eventId }: { eventId: number }) => eventId === event.row.id);
    expect(told.isTied ?? false, `of ${userId}`).toBe(ties[at]);
  }
  expect((await visitor.get(`/api/user/events/${user.id}?startRow=2`)).json().records).toEqual([]);
  players.pop();
});

const pick = (row: { rank: number; totalScore: number } | undefined) => ({
  rank: row?.rank,
  totalScore: row?.totalScore,
});

test('incomplete results give trophies to whoever says why alone; archived events give none [rule: trophies-9, trophies-10]', async () => {
  const event = await finishedEvent({ isComplete: false });
  const listed = (await creator.get('/api/event/notRewarded')).json();
  expect(listed.find(({ id }: { id: number }) => id === event.row.id)).toMatchObject({
    isComplete: false,
    openMatches: 1,
    entrants: 14,
    giving: null,
  });
  expect((await give(event)).json().code).toBe('incomplete');
  expect((await give(event, '&force=true')).json().code).toBe('reason_required');
  await admin.post('/api/event/archive', {
    eventId: event.row.id,
    archived: true,
    reason: 'a test',
  });
  expect((await give(event, '&force=true&reason=late')).json().code).toBe('archived');
  await admin.post('/api/event/archive', {
    eventId: event.row.id,
    archived: false,
    reason: 'a test',
  });
  expect((await give(event, '&force=true&reason=late')).json()).toMatchObject({ state: 'running' });
  await carryOn();
  expect((await outcomeOf(event)).awards).toHaveLength(14);
  const log = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'reason'])
    .where('action', '=', 'trophies.given')
    .where('subjectId', '=', event.row.id)
    .execute();
  expect(log).toEqual([{ actorUserId: creator.id, reason: 'late' }]);
});

test('a process that dies at any statement is carried on: the same trophies, nobody told twice', async () => {
  const whole = await finishedEvent();
  await give(whole);
  await carryOn();
  const expected = await outcomeOf(whole);
  let deaths = 0;
  for (let statement = 1; ; statement += 2) {
    const event = whole;
    await takeBack(event);
    await give(event);
    const died = await carryOn(dyingAt(statement)).then(
      () => false,
      (error) => error instanceof Killed,
    );
    await carryOn();
    expect(await outcomeOf(event)).toEqual(expected);
    if (!died) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(5);
});

/** As if the trophies had never been given. */
async function takeBack({ row: { id } }: LoadedEvent): Promise<void> {
  await db.deleteFrom('awards').where('eventId', '=', id).execute();
  await db.deleteFrom('awardRuns').where('eventId', '=', id).execute();
  await db.deleteFrom('notices').where('eventId', '=', id).execute();
  await db.updateTable('events').set({ rewardedAt: null }).where('id', '=', id).execute();
}

test('a correction is shown first, applied as shown, and told to those whom it changes [rule: trophies-11]', async () => {
  const event = await finishedEvent();
  await give(event);
  await carryOn();
  const before = await outcomeOf(event);
  const [stage] = event.stages;
  const winner = before.awards.find(({ trophyTypeId }) => trophyTypeId === 6);
  const winnerUser = players.find(({ id }) => id === winner?.userId);
  await winnerUser?.get(`/api/trophy/pintrophy/${event.row.id}/6`);
  await winnerUser?.post(`/api/trophy/trophycase/2/${event.row.id}/6`);
  const path = `/api/trophy/rerun/${event.row.id}`;
  const unchanged = (await creator.get(path)).json();
  expect(unchanged.counts).toEqual({ up: 0, down: 0, gained: 0, lost: 0 });

  if (stage) await enterResults(event, randomPicks(stage.stage, randomOf(1003)));
  const rerun = (hash: string) =>
    creator.post(`/api/trophy/rerun?eventId=${event.row.id}&diff=${hash}`);
  expect((await rerun(unchanged.hash)).json().code).toBe('diff_changed');
  const diff = (await creator.get(path)).json();
  expect(diff.up.length + diff.down.length).toBeGreaterThan(0);
  const begun = await rerun(diff.hash);
  expect(begun.json()).toMatchObject({ kind: 'rerun', state: 'running' });
  expect((await rerun(diff.hash)).json().code).toBe('underway');
  await carryOn();
  const after = await outcomeOf(event);
  const moved = (list: readonly { userId: number; from: number; to: number }[]) =>
    list.map(({ userId, from, to }) => [userId, from, to]);
  const moves = after.awards.flatMap(({ userId, trophyTypeId: to }) => {
    const from = before.awards.find((award) => award.userId === userId)?.trophyTypeId;
    return from === to ? [] : [[userId, from, to]];
  });
  expect([...moved(diff.up), ...moved(diff.down)].sort()).toEqual([...moves].sort());
  const newlyTold = after.told.slice().filter(({ html }) => html?.includes('corrected'));
  expect(newlyTold.map(({ userId }) => userId)).toEqual(moves.map(([userId]) => userId));
  expect(after.told).toHaveLength(before.told.length + moves.length);
  // The pinned trophy and the trophy case are updated as well.
  const now = after.awards.find(({ userId }) => userId === winner?.userId)?.trophyTypeId;
  const shown = (await visitor.get(`/api/trophy/trophycase/${winner?.userId}`)).json();
  expect(shown).toMatchObject([{ slot: 2, trophyTypeId: now }]);
});

test('whoever is kept off boards loses the trophy, and what shows it', async () => {
  const event = await finishedEvent();
  await give(event);
  await carryOn();
  const { awards } = await outcomeOf(event);
  const loser = players.find(({ id }) => id === awards[0]?.userId);
  await loser?.get(`/api/trophy/pintrophy/${event.row.id}/${awards[0]?.trophyTypeId}`);
  await loser?.post(`/api/trophy/trophycase/1/${event.row.id}/${awards[0]?.trophyTypeId}`);
  await db
    .updateTable('users')
    .set({ isIneligible: true })
    .where('id', '=', loser?.id ?? 0)
    .execute();
  changes.announce('user', loser?.id ?? 0);
  const diff = (await creator.get(`/api/trophy/rerun/${event.row.id}`)).json();
  expect(diff.lost).toMatchObject([{ userId: loser?.id, to: null }]);
  await creator.post(`/api/trophy/rerun?eventId=${event.row.id}&diff=${diff.hash}`);
  await carryOn();
  const after = await outcomeOf(event);
  expect(after.awards).toHaveLength(13);
  expect(after.told.filter(({ userId }) => userId === loser?.id)).toHaveLength(2);
  const shown = await visitor.get(`/api/trophy/trophycase/${loser?.id}`);
  expect(shown.json()).not.toContainEqual(expect.objectContaining({ eventId: event.row.id }));
  expect((await visitor.get(`/api/user/usercardinfo/${loser?.id}`)).json().pinnedTrophy).toEqual(
    [],
  );
  await db
    .updateTable('users')
    .set({ isIneligible: false })
    .where('id', '=', loser?.id ?? 0)
    .execute();
});
