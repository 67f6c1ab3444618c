import type { PickDataStage, SwissPickData } from '@callshot/contract';
import type { PickSet, PickType } from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { swissResults } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= 7; at += 1) players.push(await product.user(`Player ${at}`));
});

/** All but the last two pick the event's first stage. */
async function play(event: LoadedEvent): Promise<PickSet[]> {
  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  const slips = players.slice(0, -2).map((_, at) => randomPicks(first.stage, randomOf(at)));
  for (const [at, slip] of slips.entries()) {
    const answer = await players[at]?.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(answer?.statusCode, answer?.body).toBe(200);
  }
  return slips;
}

async function lock(event: LoadedEvent): Promise<void> {
  const body = { eventId: event.row.id, action: 'lock', relockTime: null, reason: '' };
  expect((await admin.post('/api/event/stage', body)).statusCode).toBe(200);
}

const dataOf = async (event: LoadedEvent): Promise<readonly PickDataStage[]> => {
  const answer = await admin.get(`/api/event/pickData?eventId=${event.row.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().stages;
};
const swissDataOf = async (event: LoadedEvent): Promise<SwissPickData> =>
  (await admin.get(`/api/event/swissstage?eventId=${event.row.id}`)).json();

const pickers = (slips: readonly PickSet[], teamId: number, ...types: readonly PickType[]) =>
  slips.filter(({ groupStagePicks }) =>
    groupStagePicks.some((pick) => pick.teamId === teamId && types.includes(pick.pickTypeId)),
  ).length;

test('of a Swiss stage nothing is told before it is sealed, then what all slips together say [rule: pick-data-1, pick-data-7]', async () => {
  const event = await testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8 })] });
  const slips = await play(event);
  expect(await dataOf(event)).toMatchObject([
    { sealedAt: null, users: 0, tables: [] },
    { sealedAt: null, users: 0, tables: [] },
  ]);
  expect(await swissDataOf(event)).toEqual({
    advancePickData: [],
    elimPickData: [],
    bracketPickData: [],
  });

  await lock(event);
  await expect.poll(async () => (await dataOf(event))[0]?.users).toBe(slips.length);
  const [swiss, playoffs] = await dataOf(event);
  expect(playoffs).toMatchObject({ sealedAt: null, tables: [] });
  const names = new Map(event.teams.map(({ id, name }) => [id, name]));
  const teamIds = event.stages[0]?.stage.substages[0]?.teamIds ?? [];
  const naive = (...types: readonly PickType[]) =>
    teamIds
      .map((teamId) => ({ teamId, picks: pickers(slips, teamId, ...types) }))
      .toSorted((a, b) => b.picks - a.picks)
      .map(({ teamId, picks }) => ({
        group: 'Group 1',
        teamId,
        name: names.get(teamId),
        percent: Math.round((1000 * picks) / slips.length) / 10,
        picks,
        cameTrue: null,
      }));
  expect(swiss?.tables).toEqual([
    { kind: 'advancing', rows: naive(1) },
    { kind: 'eliminated', rows: naive(3, 4) },
  ]);
  const specified = await swissDataOf(event);
  expect(specified.bracketPickData).toEqual([]);
  expect(specified.elimPickData).toEqual(
    naive(3, 4).map(({ group, name, percent, picks }) => ({
      Group: group,
      Name: name,
      Percent: percent,
      Picks: picks,
      Users: slips.length,
    })),
  );

  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  const { version } = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
  const entered = await admin.post(`/api/picks/override/${event.row.id}`, {
    userId: null,
    eventStageId: first.id,
    reason: '',
    version,
    ...swissResults(first, teamIds),
  });
  expect(entered.statusCode, entered.body).toBe(200);
  await expect
    .poll(async () => (await dataOf(event))[0]?.tables[0]?.rows.some(({ cameTrue }) => cameTrue))
    .toBe(true);
  const [decided] = await dataOf(event);
  const wentThrough = decided?.tables[0]?.rows.filter(({ cameTrue }) => cameTrue);
  expect(new Set(wentThrough?.map(({ teamId }) => teamId))).toEqual(new Set(teamIds.slice(0, 8)));
});

test('groups and brackets have tables of their own; a winner is a match’s and the event’s [rule: pick-data-5]', async () => {
  const groups = await testEvent(db, { stages: [groupStage()] });
  const slips = await play(groups);
  await lock(groups);
  await expect.poll(async () => (await dataOf(groups))[0]?.users).toBe(slips.length);
  const [stage] = await dataOf(groups);
  expect(stage?.tables.map(({ kind }) => kind)).toEqual(['advancing', 'first', 'second']);
  expect(new Set(stage?.tables[0]?.rows.map(({ group }) => group)).size).toBeGreaterThan(1);
  expect(await swissDataOf(groups)).toMatchObject({ advancePickData: [], elimPickData: [] });

  const bracket = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
  const called = await play(bracket);
  await lock(bracket);
  await expect.poll(async () => (await dataOf(bracket))[0]?.users).toBe(called.length);
  const [playoffs] = await dataOf(bracket);
  expect(playoffs?.tables.map(({ kind }) => kind)).toEqual(['champion', 'winners', 'scores']);
  const champions = playoffs?.tables[0]?.rows ?? [];
  expect(champions.reduce((sum, { picks }) => sum + picks, 0)).toBe(called.length);
  expect(playoffs?.tables[1]?.rows.map(({ group }) => group)).toContain('Grand Final');
  const { bracketPickData } = await swissDataOf(bracket);
  expect(bracketPickData.map(({ Picks }) => Picks)).toEqual(champions.map(({ picks }) => picks));
});

test('nobody but Admins is told, not even of what is sealed [rule: pick-data-1]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await lock(event);
  const maker = await product.user('maker', ['EventCreator', 'Moderator']);
  for (const path of ['pickData', 'swissstage']) {
    const address = `/api/event/${path}?eventId=${event.row.id}`;
    expect((await admin.get(address)).statusCode).toBe(200);
    expect((await maker.get(address)).statusCode).toBe(403);
    expect((await visitor.get(address)).statusCode).toBe(401);
  }
});

test('an event that nobody entered has no users and no share of them', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await lock(event);
  await expect.poll(async () => (await dataOf(event))[0]?.sealedAt).not.toBeNull();
  const [stage] = await dataOf(event);
  expect(stage?.users).toBe(0);
  expect(stage?.tables[0]?.rows.every(({ percent, picks }) => percent === 0 && picks === 0)).toBe(
    true,
  );
  expect((await admin.get('/api/event/pickData?eventId=999999')).statusCode).toBe(404);
});
