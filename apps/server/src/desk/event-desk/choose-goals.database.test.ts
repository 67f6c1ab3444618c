import { expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const creator = await product.user('creator', ['EventCreator']);
const admin = await product.user('chief', ['Admin']);
const surveyor = await product.user('surveyor', ['SurveyCreator']);
const player = await product.user('player');

const newEvent = () =>
  testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8, elimination: 'single' })] });
const versionOf = async ({ row }: LoadedEvent) => (await loadedEvent(db, row.id)).row.version;
const choose = async (event: LoadedEvent, goals: unknown, more: object = {}, by = creator) =>
  by.post('/api/event/goals', {
    eventId: event.row.id,
    version: await versionOf(event),
    goals,
    ...more,
  });
const goalsOf = async ({ row }: LoadedEvent) => (await loadedEvent(db, row.id)).row.goals;
const pick = ({ row, stages: [stage] }: LoadedEvent) =>
  player.post(
    `/api/picks/save/user/${row.id}`,
    stage ? randomPicks(stage.stage, randomOf(3)) : null,
  );

test('staff choose a goal for each stage, players read them, and the choice is audited [rule: trophies-27]', async () => {
  const event = await newEvent();
  const desk = async () => (await creator.get(`/api/event/desk/${event.row.id}`)).json().goals;
  expect(await desk()).toEqual({ right: null, of: [10, 7], isFixed: false });
  const told = async () =>
    (await visitor.get(`/api/event/get?eventId=${event.row.id}`)).json().goals;
  expect(await told()).toBeUndefined();
  const chosen = await choose(event, [5, 4]);
  expect([chosen.statusCode, chosen.json().goals.right]).toEqual([200, [5, 4]]);
  await expect.poll(told).toEqual([
    { right: 5, of: 10 },
    { right: 4, of: 7 },
  ]);
  expect((await choose(event, null, {}, admin)).statusCode).toBe(200);
  await expect.poll(told).toBeUndefined();
  const log = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'before', 'after'])
    .where('action', '=', 'event.goals_chosen')
    .where('subjectId', '=', event.row.id)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { actorUserId: creator.id, before: { goals: null }, after: { goals: [5, 4] } },
    { actorUserId: admin.id, before: { goals: [5, 4] }, after: { goals: null } },
  ]);
});

test('a goal out of range, of other stages or by others is refused, and leaves nothing behind [rule: trophies-27]', async () => {
  const event = await newEvent();
  const hostile: readonly [unknown, number, string | null][] = [
    [[0, 4], 400, 'goal_out_of_range'],
    [[11, 4], 400, 'goal_out_of_range'],
    [[5, 8], 400, 'goal_out_of_range'],
    [[5], 400, 'goals_of_stages'],
    [[], 400, 'goals_of_stages'],
    [[5, 4, 1], 400, 'goals_of_stages'],
    [[-1, 4], 400, null],
    [[1.5, 4], 400, null],
    [['5', 4], 400, null],
    [[1e9, 4], 400, null],
    ['5,4', 400, null],
    [undefined, 400, null],
    [Array(101).fill(1), 400, null],
  ];
  for (const [goals, status, code] of hostile) {
    const answer = await choose(event, goals);
    expect(answer.statusCode, JSON.stringify(goals)).toBe(status);
    if (code) expect(answer.json().code, JSON.stringify(goals)).toBe(code);
  }
  expect((await choose(event, [5, 4], {}, player)).statusCode).toBe(403);
  expect((await choose(event, [5, 4], {}, surveyor)).statusCode).toBe(403);
  const body = { eventId: event.row.id, version: event.row.version, goals: [5, 4] };
  expect((await visitor.post('/api/event/goals', body)).statusCode).toBe(401);
  const unknown = await creator.post('/api/event/goals', { ...body, eventId: 999_999 });
  expect(unknown.json().code).toBe('event_not_found');
  expect(await goalsOf(event)).toBe(null);
  expect(await versionOf(event)).toBe(event.row.version);
});

test('of two staff who choose at once one is shown what the other chose', async () => {
  const event = await newEvent();
  const { version } = event.row;
  const answers = await Promise.all([
    choose(event, [5, 4], { version }),
    choose(event, [6, 5], { version }, admin),
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(refused.code).toBe('event_changed');
  const stored = await goalsOf(event);
  expect([
    [5, 4],
    [6, 5],
  ]).toContainEqual(stored);
  expect(refused.current.goals.right).toEqual(stored);
});

test('once somebody has picked a change is confirmed, and after the first lock there is none [rule: trophies-27]', async () => {
  const event = await newEvent();
  await choose(event, [5, 4]);
  expect((await pick(event)).statusCode).toBe(200);
  const asked = await choose(event, [6, 4]);
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'picks_made']);
  // An impossible goal is refused before the question.
  expect((await choose(event, [11, 4])).json().code).toBe('goal_out_of_range');
  expect(await goalsOf(event)).toEqual([5, 4]);
  expect((await choose(event, [6, 4], { confirmed: true })).statusCode).toBe(200);
  const lock = { eventId: event.row.id, action: 'lock', relockTime: null, reason: '' };
  expect((await admin.post('/api/event/stage', lock)).statusCode).toBe(200);
  const late = await choose(event, [5, 4], { confirmed: true });
  expect([late.statusCode, late.json().code]).toEqual([409, 'goals_fixed']);
  expect((await choose(event, null, { confirmed: true })).json().code).toBe('goals_fixed');
  expect(await goalsOf(event)).toEqual([6, 4]);
  expect((await creator.get(`/api/event/desk/${event.row.id}`)).json().goals.isFixed).toBe(true);
});
