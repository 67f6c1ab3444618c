import type { PickSet } from '@callshot/rules';
import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { redrawDesk, stageOf, swissResults } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

// Compares the preview of an override with the boards before and after it.

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
for (let at = 1; at <= 12; at += 1) players.push(await product.user(`player${at}`));
const newcomer = await product.user('newcomer');
const deputy = await product.user('deputy', ['Admin']);
const keptOff = await product.user('kept-off');
const { act, enter, save } = redrawDesk(product, admin);

interface Standing {
  readonly totalScore: number;
  readonly rank: number | null;
}

async function boardOf({ row }: LoadedEvent): Promise<Map<number, Standing>> {
  const answer = await visitor.get(`/api/picks/get/leaderboard/${row.id}`);
  const records: (Standing & { userId: number })[] = answer.json().records;
  return new Map(
    records.map(({ userId, totalScore, rank }) => [userId, { totalScore, rank }] as const),
  );
}

const AWAY: Standing = { totalScore: 0, rank: null };
/** Users whose points or rank changed. */
const changesBetween = (before: Map<number, Standing>, after: Map<number, Standing>) =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((userId) => {
    const [was, is] = [before.get(userId) ?? AWAY, after.get(userId) ?? AWAY];
    return was.totalScore === is.totalScore && was.rank === is.rank
      ? []
      : [{ userId, before: was, after: is }];
  });

async function sealedSwiss({ hasResults = true } = {}) {
  const event = await testEvent(db, { stages: [swissStage()] });
  await save(event, 0, [...players, keptOff, deputy]);
  await act(event, 'lock');
  const swiss = stageOf(event, 0);
  const ranking = swiss.stage.substages[0]?.teamIds ?? [];
  if (hasResults) await enter(event, 0, swissResults(swiss, ranking));
  return { event, swiss, best: swissResults(swiss, ranking) };
}

/** Overrides, and holds what was promised against what has come of it; answers the promise. */
async function override(
  event: LoadedEvent,
  user: TestUser,
  picks: PickSet,
  version: number,
  actor = admin,
) {
  const body = { userId: user.id, eventStageId: stageOf(event, 0).id, ...picks };
  const previewed = await actor.post(`/api/picks/override/preview/${event.row.id}`, body);
  expect(previewed.statusCode, previewed.body).toBe(200);
  const before = await boardOf(event);
  const saved = await actor.post(`/api/picks/override/${event.row.id}`, {
    ...body,
    reason: 'asked for',
    version,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expectKept(previewed.json(), changesBetween(before, await boardOf(event)));
  return previewed.json();
}

function expectKept(promised: { affected: number; scores: object[] }, came: object[]): void {
  expect(promised.affected).toBe(came.length);
  expect(promised.scores).toHaveLength(Math.min(10, came.length));
  for (const { username: _, ...score } of promised.scores as { username: string }[]) {
    expect(came).toContainEqual(score);
  }
}

const slipOf = (event: LoadedEvent, seed: number): PickSet =>
  randomPicks(stageOf(event, 0).stage, randomOf(seed));

test('picks of somebody who stands there', async () => {
  const { event, best } = await sealedSwiss();
  const [first] = players;
  if (!first) throw new Error('no player');
  await override(event, first, best, 1);
  await override(event, first, slipOf(event, 77), 2);
});

test('somebody who came before the first result leaves again when it is taken back', async () => {
  const { event, best } = await sealedSwiss({ hasResults: false });
  await override(event, newcomer, best, 0);
  await enter(event, 0, best);
  const url = (part: string) => `/api/picks/override/${part}/${event.row.id}`;
  const past: { id: number; user: object | null }[] = (await admin.get(url('past'))).json();
  const overrideId = past.find(({ user }) => user !== null)?.id;
  const previewed = await admin.get(`${url('undo')}?overrideId=${overrideId}`);
  const before = await boardOf(event);
  const undone = await admin.post(url('undo'), { overrideId, reason: 'a mistake' });
  expect(undone.statusCode, undone.body).toBe(204);
  const after = await boardOf(event);
  expect(after.has(newcomer.id)).toBe(false);
  expectKept(previewed.json(), changesBetween(before, after));
});

test('nobody comes once a result is known: it could be copied', async () => {
  const { event, best } = await sealedSwiss();
  const body = { userId: newcomer.id, eventStageId: stageOf(event, 0).id, ...best };
  for (const { part, more } of [
    { part: 'preview/', more: {} },
    { part: '', more: { reason: 'was late', version: 0 } },
  ]) {
    const answer = await admin.post(`/api/picks/override/${part}${event.row.id}`, {
      ...body,
      ...more,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_has_results']);
  }
  expect((await boardOf(event)).has(newcomer.id)).toBe(false);
});

test('whoever staff keep off boards is promised no rank', async () => {
  const { event, best } = await sealedSwiss();
  const keepOff = async (isIneligible: boolean) => {
    const body = { userId: keptOff.id, isIneligible, reason: 'a second account' };
    const answer = await admin.post('/api/user/update', body);
    expect(answer.json().user).toMatchObject({ isIneligible });
  };
  await keepOff(true);
  const { affected } = await override(event, keptOff, best, 1);
  expect(affected).toBe(0);
  await keepOff(false);
});

test('an Admin who edits the own picks after the lock leaves the board, and is told so', async () => {
  const { event, best } = await sealedSwiss();
  const promised = await override(event, deputy, best, 1, deputy);
  expect(promised.scores[0]).toMatchObject({ userId: deputy.id, after: AWAY });
});

test('before there are results nobody has a rank that could change', async () => {
  const { event, best } = await sealedSwiss({ hasResults: false });
  const { affected } = await override(event, newcomer, best, 0);
  expect(affected).toBe(0);
});
