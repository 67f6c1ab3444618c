import {
  callCounter,
  compileLayout,
  compileScoring,
  encodePicks,
  tierOfGoals,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { givingDesk, Killed } from '../../../testing/rewards/giving.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const desk = await givingDesk(product);
const { creator, players, finishedEvent, enterResults, give, carryOn, outcomeOf, dyingAt } = desk;

const goal = 2;

/** The trophy of each player's slip, judged here one by one. */
async function expectedTypes(event: LoadedEvent): Promise<ReadonlyMap<number, number>> {
  const { stages } = await loadedEvent(db, event.row.id);
  const [stage] = stages;
  if (!stage) throw new Error('no stage');
  const layout = compileLayout(stage.stage);
  const scoring = compileScoring(stage.stage, layout, stage.official);
  const counter = callCounter(stage.stage, layout, scoring);
  return new Map(
    players.map(({ id }, at) => {
      const slip = encodePicks(stage.stage, layout, randomPicks(stage.stage, randomOf(at)));
      return [id, tierOfGoals(counter.countOf(slip).right >= goal ? 1 : 0)];
    }),
  );
}

const typesOf = (awards: readonly { userId: number; trophyTypeId: number }[]) =>
  new Map(awards.map(({ userId, trophyTypeId }) => [userId, trophyTypeId]));

test('an event gives the tier of the reached goals; ranks are frozen beside it, and a correction moves it [rule: trophies-28]', async () => {
  const event = await finishedEvent({ goals: [goal] });
  const expected = await expectedTypes(event);
  expect(new Set(expected.values()), 'some reach it').toEqual(new Set([1, 2]));
  const listed = (await creator.get('/api/event/notRewarded')).json();
  const counts = (tiers: readonly { trophyTypeId: number; count: number }[]) =>
    Object.fromEntries(tiers.map(({ trophyTypeId, count }) => [trophyTypeId, count]));
  const countOf = (type: number) => [...expected.values()].filter((own) => own === type).length;
  const byTier = { 1: countOf(1), 2: countOf(2), 3: 0, 4: 0, 5: 0, 6: 0 };
  const found = listed.find(({ id }: { id: number }) => id === event.row.id);
  expect(counts(found.tiers)).toEqual(byTier);
  const recipients = (await creator.get(`/api/trophy/recipients/${event.row.id}`)).json();
  expect(typesOf(recipients.records)).toEqual(expected);

  await give(event);
  const deaths = await carryOn(dyingAt(4)).catch((error) => error instanceof Killed);
  expect(deaths).toBe(true);
  await carryOn();
  const { awards } = await outcomeOf(event);
  expect(typesOf(awards)).toEqual(expected);
  const first = awards.filter(({ rank }) => rank === 1);
  expect(first.length).toBeGreaterThan(0);
  const winners = async () =>
    (await visitor.get('/api/trophy/winnersandtrophies', { game: String(event.row.gameId) }))
      .json()
      .filter(({ trophy }: { trophy: { eventId: number } }) => trophy.eventId === event.row.id)
      .map(({ user, trophy }: { user: { userId: number }; trophy: { trophyTypeId: number } }) => [
        user.userId,
        trophy.trophyTypeId,
      ]);
  await expect
    .poll(winners)
    .toEqual(first.map(({ userId, trophyTypeId }) => [userId, trophyTypeId]));
  const kept = await db
    .selectFrom('awardRuns')
    .select(['formula', 'tiers', 'trophyTypes'])
    .where('eventId', '=', event.row.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ formula: 2, tiers: Object.values(byTier), trophyTypes: null });

  const [stage] = event.stages;
  if (stage) await enterResults(event, randomPicks(stage.stage, randomOf(1003)));
  const corrected = await expectedTypes(event);
  const path = `/api/trophy/rerun/${event.row.id}`;
  const diff = (await creator.get(path)).json();
  const moves = [...corrected].filter(([id, type]) => expected.get(id) !== type);
  expect(moves.length, 'the correction moves somebody').toBeGreaterThan(0);
  expect([diff.counts.up + diff.counts.down, diff.counts.gained, diff.counts.lost]).toEqual([
    moves.length,
    0,
    0,
  ]);
  await creator.post(`/api/trophy/rerun?eventId=${event.row.id}&diff=${diff.hash}`);
  await carryOn();
  expect(typesOf((await outcomeOf(event)).awards)).toEqual(corrected);

  const last = (await creator.get(`/api/trophy/giving/${event.row.id}`)).json();
  await creator.post('/api/trophy/takeBack', {
    eventId: event.row.id,
    runId: last.runId,
    reason: 'Wrong goal',
  });
  await carryOn();
  expect((await outcomeOf(event)).awards).toEqual([]);
});

test('boards have no tiers by place where goals decide, and a score tells its right calls [rule: trophies-29]', async () => {
  const event = await finishedEvent({ goals: [goal] });
  const board = (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();
  expect([board.tiers, board.records.length]).toEqual([[], 14]);
  const told = (await visitor.get(`/api/event/get?eventId=${event.row.id}`)).json();
  expect(told.goals).toEqual([{ right: goal, of: 6 }]);
  const expected = await expectedTypes(event);
  for (const player of players) {
    const path = `/api/picks/get/score/${event.row.id}?userId=${player.id}`;
    const { goals } = (await visitor.get(path)).json();
    expect(goals).toMatchObject([{ eventStageId: event.stages[0]?.id, open: 0 }]);
    expect(tierOfGoals(goals[0].right >= goal ? 1 : 0)).toBe(expected.get(player.id));
  }
  const byRank = await finishedEvent();
  const path = `/api/picks/get/score/${byRank.row.id}?userId=${players[0]?.id}`;
  expect((await visitor.get(path)).json().goals).toBeUndefined();
});
