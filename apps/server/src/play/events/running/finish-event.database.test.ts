import { beforeEach, describe, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
} from '../../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { finishAfterWait, loadedEvent, testEvent } from '../../../../testing/play/events.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import { makeDueNotices } from '../../../reach/notifications/notices/due-notices.service.ts';
import { writeHappenings } from '../../../reach/webhooks/happenings.repository.ts';
import { finishDueEvents } from './finish-event.service.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const waitSeconds = 600;

let eventId = 0;
let version = 0;

beforeEach(async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  eventId = event.row.id;
  version = 0;
  await act('lock');
});

const act = (action: string) =>
  admin.post('/api/event/stage', { eventId, action, relockTime: null, reason: 'because' });

async function results() {
  const [stage] = (await loadedEvent(db, eventId)).stages;
  if (!stage) throw new Error('no stage');
  return { eventStageId: stage.id, ...randomPicks(stage.stage, randomOf(1)) };
}

/** Enters the results as far as they are told. */
async function enter(known = Number.POSITIVE_INFINITY) {
  const all = await results();
  const groupStagePicks = all.groupStagePicks.slice(0, known);
  const body = { ...all, groupStagePicks, userId: null, reason: '', version };
  const answer = await admin.post(`/api/picks/override/${eventId}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  version += 1;
}

const preview = async () =>
  (
    await admin.post(`/api/picks/override/preview/${eventId}`, {
      ...(await results()),
      userId: null,
    })
  ).json();

const desk = async () => (await admin.get(`/api/event/desk/${eventId}`)).json();
const isFinished = async () => (await loadedEvent(db, eventId)).row.finishedAt !== null;
const { events } = product.capabilities.services;
const finishDue = () => finishDueEvents(db, waitSeconds, events.forget);

/** The wait began so long ago. */
const waited = async (ms: number) => {
  const { completedAt } = (await loadedEvent(db, eventId)).row;
  await db
    .updateTable('events')
    .set({ completedAt: completedAt && new Date(completedAt.getTime() - ms) })
    .where('id', '=', eventId)
    .execute();
};

async function told() {
  await makeDueNotices(db, new Date(Date.now() + 1000));
  await writeHappenings(db);
  const notices = await db
    .selectFrom('notices')
    .select('kind')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'results')
    .execute();
  const happenings = await db
    .selectFrom('webhookHappenings')
    .select('topic')
    .where('eventId', '=', eventId)
    .where('topic', '=', 'finished')
    .execute();
  const waiting: { id: number }[] = (await admin.get('/api/event/notRewarded')).json();
  return [notices.length, happenings.length, waiting.filter(({ id }) => id === eventId).length];
}

const finishes = () =>
  db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action'])
    .where('subjectType', '=', 'event')
    .where('subjectId', '=', eventId)
    .where('action', 'in', ['event.finish', 'event.resume'])
    .orderBy('id')
    .execute();

describe('after its last result an event waits [rule: events-28]', () => {
  test('nobody is told a final rank before the wait is over, and everybody sees the results [rule: events-12, events-28]', async () => {
    expect((await preview()).follows).toContain(
      'Every result is official then: the event is finished 10 minutes later',
    );
    await enter();
    await finishDue();
    expect(await isFinished()).toBe(false);
    expect(await told()).toEqual([0, 0, 0]);
    const { finishesAt, finishedAt, serverTime } = await desk();
    const left = Date.parse(finishesAt) - Date.parse(serverTime);
    expect(left).toBeGreaterThan((waitSeconds - 60) * 1000);
    expect(left).toBeLessThanOrEqual(waitSeconds * 1000);
    expect(finishedAt).toBeNull();
    const shown = (await visitor.get(`/api/picks/get/official/${eventId}`)).json();
    expect(shown.groupStagePicks).toHaveLength((await results()).groupStagePicks.length);
    await waited(waitSeconds * 1000 - 60_000);
    await finishDue();
    expect(await isFinished()).toBe(false);

    await waited(60_000);
    await finishDue();
    expect(await isFinished()).toBe(true);
    expect(await told()).toEqual([1, 1, 1]);
    expect((await desk()).finishesAt).toBeNull();
  });

  test('several processes finish it once', async () => {
    await enter();
    await waited(waitSeconds * 1000);
    const announced: number[] = [];
    const finish = () => finishDueEvents(db, waitSeconds, (id) => announced.push(id));
    await Promise.all([finish(), finish(), finish()]);
    expect(announced).toEqual([eventId]);
    expect(await finishes()).toEqual([{ actorUserId: null, action: 'event.finish' }]);
  });

  test('a correction begins the wait anew', async () => {
    await enter();
    await waited(waitSeconds * 1000 - 1000);
    await enter();
    await waited(waitSeconds * 1000 - 1000);
    await finishDue();
    expect(await isFinished()).toBe(false);
  });

  test('a result that is taken away ends it, and the last one that comes begins it', async () => {
    await enter();
    await enter(3);
    expect((await desk()).finishesAt).toBeNull();
    expect((await finishAfterWait(db, eventId)).row.finishedAt).toBeNull();
    await enter();
    expect((await finishAfterWait(db, eventId)).row.finishedAt).not.toBeNull();
    events.forget(eventId);
    expect((await preview()).follows).toEqual([]);
  });

  test('"Finish now" ends it at once, and is not repeated later [rule: events-28]', async () => {
    await enter();
    expect((await act('finish')).json().finished).toBe(true);
    const { finishedAt } = (await loadedEvent(db, eventId)).row;
    expect((await finishAfterWait(db, eventId)).row.finishedAt).toEqual(finishedAt);
    expect(await told()).toEqual([1, 1, 1]);
  });

  test('staff hold it: then they finish it, or the next result does', async () => {
    await enter();
    expect((await act('resume')).json().finished).toBe(false);
    expect((await desk()).finishesAt).toBeNull();
    expect((await finishAfterWait(db, eventId)).row.finishedAt).toBeNull();
    await enter();
    expect((await finishAfterWait(db, eventId)).row.finishedAt).not.toBeNull();
  });

  test('one that has ended is resumed although every result is official', async () => {
    await enter();
    await act('finish');
    expect((await act('resume')).json().finished).toBe(false);
    await finishDue();
    expect(await isFinished()).toBe(false);
    await act('finish');
    expect((await finishes()).map(({ action }) => action)).toEqual([
      'event.finish',
      'event.resume',
      'event.finish',
    ]);
  });

  test('with a wait of no seconds it is finished by the next look', async () => {
    await enter();
    await finishDueEvents(db, 0, () => {});
    expect(await isFinished()).toBe(true);
  });
});
