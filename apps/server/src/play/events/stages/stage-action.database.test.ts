import { describe, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { finishAfterWait, loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import type { LoadedEvent } from '../loaded-event.ts';
import { insertOfficialPicks } from '../results/official-picks.repository.ts';
import { rowsOfPicks } from '../results/official-rows.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');

const soon = () => new Date(Date.now() + 600_000).toISOString();
const past = () => new Date(Date.now() - 1000).toISOString();
const act = (event: LoadedEvent, action: string, relockTime: string | null = null) =>
  admin.post('/api/event/stage', { eventId: event.row.id, action, relockTime, reason: 'because' });
const auditsOf = (event: LoadedEvent) =>
  db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'reason'])
    .where('subjectType', '=', 'event')
    .where('subjectId', '=', event.row.id)
    .where('actorUserId', 'is not', null)
    .execute();
const twoStages = () => testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8 })] });
const slipOf = (event: LoadedEvent, seed: number, index = 0) => {
  const stage = event.stages[index];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};
const enter = (event: LoadedEvent, picks: object) =>
  admin.post(`/api/picks/override/${event.row.id}`, {
    userId: null,
    eventStageId: event.stages[0]?.id,
    reason: '',
    version: 0,
    ...picks,
  });

test('locking closes the stage at once, unlocking opens it until the named time [rule: locks-1, locks-2, stages-6]', async () => {
  const event = await twoStages();
  const locked = (await act(event, 'lock')).json();
  expect(locked).toMatchObject({ locked: true, stage: 0, version: event.row.version + 1 });
  expect(locked.eventStages[0].isSealed).toBe(true);
  expect(Date.parse(locked.lockAt)).toBeLessThanOrEqual(Date.parse(locked.serverTime));
  const relockTime = soon();
  const open = (await act(event, 'unlock', relockTime)).json();
  expect(open).toMatchObject({ locked: false, unlocked: true, relockTime, lockAt: relockTime });
  const saved = await player.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 1));
  expect(saved.statusCode).toBe(200);
  expect(await auditsOf(event)).toEqual([
    { actorUserId: admin.id, action: 'event.lock', reason: 'because' },
    { actorUserId: admin.id, action: 'event.unlock', reason: 'because' },
  ]);
});

test('opening the next stage seals the one before for good', async () => {
  const event = await twoStages();
  const relockTime = soon();
  const opened = (await act(event, 'open_next', relockTime)).json();
  expect(opened).toMatchObject({ stage: 1, unlocked: true, lockAt: relockTime, locked: false });
  expect(opened.eventStages.map(({ isSealed }: { isSealed: boolean }) => isSealed)).toEqual([
    true,
    false,
  ]);
  const late = await player.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, 1));
  expect([late.statusCode, late.json().code]).toEqual([409, 'wrong_stage']);
});

test('opening without a time leaves the stage closed', async () => {
  const event = await twoStages();
  const opened = (await act(event, 'open_next')).json();
  expect(opened).toMatchObject({ stage: 1, lockAt: null, locked: true });
});

test('staff finish an event whose results stay incomplete; a later correction leaves it finished [rule: events-12, events-28]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await act(event, 'lock');
  const finished = (await act(event, 'finish')).json();
  expect([finished.finished, finished.eventStages[0].isSealed]).toEqual([true, true]);
  const right = slipOf(event, 1);
  await enter(event, { ...right, groupStagePicks: right.groupStagePicks.slice(0, 3) });
  expect((await loadedEvent(db, event.row.id)).row.finishedAt).not.toBeNull();
});

describe('an event that staff finished by mistake', () => {
  test('takes nothing else before it is resumed, and then goes on as it was', async () => {
    const event = await testEvent(db, { stages: [swissStage(), swissStage()] });
    await act(event, 'finish');
    for (const action of ['open_next', 'lock', 'relock', 'unlock']) {
      expect((await act(event, action, soon())).json().code).toBe('event_finished');
    }
    expect((await act(event, 'resume')).json()).toMatchObject({ finished: false, stage: 0 });
    expect((await act(event, 'resume')).statusCode).toBe(200);
    expect((await act(event, 'unlock', soon())).json()).toMatchObject({ locked: false });
    expect((await auditsOf(event)).map(({ action }) => action)).toEqual([
      'event.finish',
      'event.resume',
      'event.resume',
      'event.unlock',
    ]);
  });

  test('stays finished once trophies were given, or while they are being given', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await act(event, 'finish');
    await db
      .updateTable('events')
      .set({ rewardedAt: new Date() })
      .where('id', '=', event.row.id)
      .execute();
    expect((await act(event, 'resume')).json().code).toBe('event_rewarded');
    const other = await testEvent(db, { stages: [swissStage()] });
    await act(other, 'lock');
    await enter(other, slipOf(other, 1));
    await finishAfterWait(db, other.row.id);
    const given = await admin.post(`/api/trophy/giveTrophies?eventId=${other.row.id}`);
    expect(given.statusCode, given.body).toBe(200);
    expect((await act(other, 'resume')).json().code).toBe('event_rewarded');
    for (const { row } of [event, other]) {
      expect((await loadedEvent(db, row.id)).row.finishedAt).not.toBeNull();
    }
  });
});

describe('a refused action changes nothing', () => {
  test.each([
    {
      why: 'a lock time in the past',
      action: 'relock',
      at: past,
      expected: [400, 'relock_in_past'],
    },
    { why: 'no lock time', action: 'unlock', at: () => null, expected: [400, 'relock_in_past'] },
    {
      why: 'opening into the past',
      action: 'open_next',
      at: past,
      expected: [400, 'relock_in_past'],
    },
  ])('$why', async ({ action, at, expected }) => {
    const event = await twoStages();
    const answer = await act(event, action, at());
    expect([answer.statusCode, answer.json().code]).toEqual(expected);
    expect((await loadedEvent(db, event.row.id)).row).toEqual(event.row);
    expect(await auditsOf(event)).toEqual([]);
  });

  test('there is no further stage', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    expect((await act(event, 'open_next', soon())).json().code).toBe('last_stage');
  });

  test('results of the stage are known', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await act(event, 'lock');
    const right = slipOf(event, 1);
    await enter(event, { ...right, groupStagePicks: right.groupStagePicks.slice(0, 3) });
    const answer = await act(event, 'unlock', soon());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_has_results']);
  });

  test('results of the next stage are known', async () => {
    const event = await testEvent(db, { stages: [swissStage(), swissStage()] });
    await insertOfficialPicks(db, rowsOfPicks(slipOf(event, 1, 1)));
    const answer = await act(event, 'open_next', soon());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_has_results']);
    expect((await act(event, 'open_next')).json()).toMatchObject({ stage: 1, locked: true });
  });

  test('no such event', async () => {
    const body = { eventId: 999_999, action: 'lock', relockTime: null, reason: '' };
    expect((await admin.post('/api/event/stage', body)).statusCode).toBe(404);
  });

  test.each([
    { why: 'a visitor', client: product.visitor, status: 401 },
    { why: 'a player', client: player, status: 403 },
  ])('$why may not act', async ({ client, status }) => {
    const event = await twoStages();
    const body = { eventId: event.row.id, action: 'lock', relockTime: null, reason: '' };
    expect((await client.post('/api/event/stage', body)).statusCode).toBe(status);
  });
});
