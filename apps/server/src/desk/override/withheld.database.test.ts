import type { AuditRow } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

// Picks of others are withheld from Admins, too, until they lock.

const product = await testProduct();
const { db, visitor } = product;
const player = await product.user('player');
const rival = await product.user('rival');
const admin = await product.user('chief', ['Admin']);
const colleague = await product.user('colleague', ['Admin']);

let eventId: number;
let stageId: number;
let slips: PickSet[];

const slipOf = (seed: number): PickSet => slips[seed] ?? { groupStagePicks: [], matchPicks: [] };
const url = (part = '') => `/api/picks/override${part}/${eventId}`;
const read = async (userId = player.id, reader = admin) =>
  (await reader.get(`${url()}?userId=${userId}`)).json();
const open = (reason = 'They asked for help', by = admin, userId = player.id) =>
  by.post(url('/open'), { userId, reason });
const change = (seed: number, version: number, by = admin, userId = player.id) =>
  by.post(url(), { userId, eventStageId: stageId, reason: 'asked', version, ...slipOf(seed) });
const lock = () =>
  colleague.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });
const auditOf = async (action: string, reader = admin): Promise<AuditRow[]> =>
  (await reader.get(`/api/audit/log?action=${action}`)).json().rows;
const entrants = async (): Promise<string[]> => {
  const board = (await visitor.get(`/api/picks/get/leaderboard/${eventId}`)).json();
  return board.records.map(({ username }: { username: string }) => username).toSorted();
};

/** An open event with an entry of everybody. */
beforeEach(async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const [stage] = event.stages;
  if (!stage) throw new Error('no stage');
  [eventId, stageId] = [event.row.id, stage.id];
  slips = [1, 2, 3].map((seed) => randomPicks(stage.stage, randomOf(seed)));
  for (const user of [player, rival, admin, colleague]) {
    await user.post(`/api/picks/save/user/${eventId}`, slipOf(0));
  }
});

describe('an Admin who gave no reason', () => {
  test('reads nobody’s picks, at the desk or as everybody does', async () => {
    expect(await read()).toMatchObject({
      groupStagePicks: [],
      hiddenUntil: expect.any(String),
      isOpened: false,
    });
    for (const part of ['user', 'score']) {
      const answer = await admin.get(`/api/picks/get/${part}/${eventId}?userId=${player.id}`);
      expect(answer.json().hiddenUntil).toEqual(expect.any(String));
      expect(answer.body).not.toMatch(/"pickTypeId"|"outcome"/);
    }
    const revisions = (await admin.get(`/api/picks/get/revisions/${eventId}`)).json();
    expect(revisions).toHaveLength(1);
    expect(revisions[0].groupStagePicks[0].userId).toBe(admin.id);
  });

  test('learns nothing from a preview, and writes over nothing', async () => {
    const body = { userId: player.id, eventStageId: stageId, ...slipOf(1) };
    const answers = [await admin.post(url('/preview'), body), await change(1, 1)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'picks_withheld']);
    }
    const picks = (await player.get(`/api/picks/get/user/${eventId}`)).json();
    expect(picks.versions).toEqual({ [stageId]: 1 });
  });

  test('has their own picks, and everybody’s once they are sealed', async () => {
    expect((await read(admin.id)).groupStagePicks).toHaveLength(slipOf(0).groupStagePicks.length);
    await lock();
    expect(await read()).toMatchObject({ hiddenUntil: null, isOpened: false });
    expect((await read()).groupStagePicks).toHaveLength(slipOf(0).groupStagePicks.length);
  });

  test('sets picks of whoever has none', async () => {
    const late = await product.user(`late ${eventId}`);
    expect((await read(late.id)).hiddenUntil).toBeNull();
    expect((await change(1, 0, admin, late.id)).statusCode).toBe(200);
  });

  test('sees what a colleague changed in no list, no preview and no log', async () => {
    await open('asked', colleague);
    expect((await change(1, 1, colleague)).statusCode).toBe(200);
    const [past] = (await admin.get(url('/past'))).json();
    expect(past).toMatchObject({ changes: [], moreChanges: 0, isWithheld: true });
    const undoing = await admin.get(`${url('/undo')}?overrideId=${past.id}`);
    const undone = await admin.post(url('/undo'), { overrideId: past.id, reason: 'no' });
    expect([undoing.json().code, undone.json().code]).toEqual(['picks_withheld', 'picks_withheld']);
    const [logged] = await auditOf('picks.overridden');
    expect(logged).toMatchObject({ before: null, after: null, told: null, isWithheld: true });

    const [own] = (await colleague.get(url('/past'))).json();
    expect([own.isWithheld, own.changes.length > 0]).toEqual([false, true]);
    expect((await auditOf('picks.overridden', colleague))[0]).toMatchObject({ isWithheld: false });
    await lock();
    expect((await admin.get(url('/past'))).json()[0].isWithheld).toBe(false);
    expect((await auditOf('picks.overridden'))[0]?.told?.lines.length).toBeGreaterThan(0);
  });

  test('sees no picks that another Admin saved of a stage that is not sealed', async () => {
    await db
      .insertInto('auditLog')
      .values({
        actorUserId: colleague.id,
        action: 'picks.saved',
        subjectType: 'event_stage',
        subjectId: stageId,
        before: null,
        after: JSON.stringify(slipOf(1)),
        reason: null,
        personalDigest: null,
        requestId: null,
        sessionId: null,
      })
      .execute();
    expect((await auditOf('picks.saved'))[0]).toMatchObject({ after: null, isWithheld: true });
    expect((await auditOf('picks.saved', colleague))[0]).toMatchObject({ isWithheld: false });
  });
});

describe('with a reason', () => {
  test('picks are opened to that Admin alone, of that user alone; audited once [rule: locks-10, override-6]', async () => {
    expect((await open()).statusCode).toBe(204);
    expect((await open('again')).statusCode).toBe(204);
    expect(await read()).toMatchObject({ hiddenUntil: null, isOpened: true });
    expect((await read()).groupStagePicks).toHaveLength(slipOf(0).groupStagePicks.length);
    expect((await read(rival.id)).hiddenUntil).not.toBeNull();
    expect((await read(player.id, colleague)).hiddenUntil).not.toBeNull();
    expect((await change(1, 1)).statusCode).toBe(200);
    const rows = (await auditOf('picks.opened')).filter(
      ({ after }) => (after as { eventId: number }).eventId === eventId,
    );
    expect(rows).toMatchObject([
      {
        actor: { id: admin.id },
        subjectId: player.id,
        after: { eventId, event: 'Test Major', ineligibleUserId: admin.id },
        reason: 'They asked for help',
        requestId: expect.any(String),
      },
    ]);
  });

  test('the Admin stands among no entrants and on no board of that event', async () => {
    await open();
    expect(await entrants()).toEqual(['colleague', 'player', 'rival']);
    await lock();
    expect(await entrants()).toEqual(['colleague', 'player', 'rival']);
    const score = (await admin.get(`/api/picks/get/score/${eventId}`)).json();
    expect(score).toMatchObject({ rank: null, row: null, entrants: 3 });
  });

  test('the Admin leaves a board that is there already', async () => {
    await lock();
    expect(await entrants()).toContain('chief');
    await open();
    expect(await entrants()).toEqual(['colleague', 'player', 'rival']);
  });

  test.each([
    { why: 'without a reason', body: { reason: ' ' }, says: [400, 'reason_required'] },
    { why: 'of nobody', body: { userId: 999_999 }, says: [404, 'user_not_found'] },
  ])('nothing is opened $why', async ({ body, says }) => {
    const answer = await admin.post(url('/open'), { userId: player.id, reason: 'x', ...body });
    expect([answer.statusCode, answer.json().code]).toEqual(says);
    expect(await entrants()).toContain('chief');
  });
});
