import type { PickSet } from '@callshot/rules';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  EVERY_STAGE,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
let users = 0;
const newUser = () => product.user(`player${++users}`);

const saveUrl = (event: LoadedEvent) => `/api/picks/save/user/${event.row.id}`;
const userUrl = (event: LoadedEvent) => `/api/picks/get/user/${event.row.id}`;
const slipOf = (event: LoadedEvent, seed: number, stage = 0) => {
  const loaded = event.stages[stage];
  if (!loaded) throw new Error('no such stage');
  return randomPicks(loaded.stage, randomOf(seed));
};
const stageAction = (event: LoadedEvent, action: string, relockTime: string | null = null) =>
  admin.post('/api/event/stage', { eventId: event.row.id, action, relockTime, reason: 'test' });

/** Everything that a save may write. */
const stored = async () => ({
  entries: await db.selectFrom('entries').selectAll().orderBy('userId').execute(),
  revisions: await db.selectFrom('entryRevisions').selectAll().orderBy('userId').execute(),
  keys: await db.selectFrom('idempotencyKeys').selectAll().execute(),
  audits: await db.selectFrom('auditLog').selectAll().orderBy('id').execute(),
});

/** The sent picks as answers show them, with owner and event. */
const told = (event: LoadedEvent, userId: number, { groupStagePicks, matchPicks }: PickSet) => {
  const owned = { eventId: event.row.id, userId };
  return {
    groupStagePicks: new Set(groupStagePicks.map((pick) => ({ ...pick, ...owned }))),
    matchPicks: matchPicks.map((pick) => ({ ...pick, ...owned })),
  };
};

describe('what is saved comes back, with its event and its user', () => {
  test.each(EVERY_STAGE)('$why', async ({ stage }) => {
    const event = await testEvent(db, { stages: [stage] });
    const user = await newUser();
    const slip = slipOf(event, 7);
    const saved = await user.post(saveUrl(event), slip);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ version: 1 });
    const again = await user.get(userUrl(event));
    const picks = again.json();
    expect(picks.versions).toEqual({ [String(event.stages[0]?.id)]: 1 });
    const { groupStagePicks, matchPicks } = told(event, user.id, slip);
    for (const answer of [saved.json(), picks]) {
      expect(new Set(answer.groupStagePicks)).toEqual(groupStagePicks);
      expect(answer.matchPicks).toEqual(matchPicks);
    }
    expect(picks.savedAt).toBe(saved.json().savedAt);
  });
});

test('a save keeps a revision and an audit row, and the next one builds on it [rule: picks-14, picks-15, picks-17, picks-22, picks-26]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const user = await newUser();
  const stageId = event.stages[0]?.id ?? 0;
  await user.post(saveUrl(event), slipOf(event, 1));
  const second = await user.post(saveUrl(event), {
    ...slipOf(event, 2),
    versions: { [stageId]: 1 },
  });
  expect(second.json().version).toBe(2);
  const revisions = (await user.get(`/api/picks/get/revisions/${event.row.id}`)).json();
  expect(revisions.map((revision: { version: number }) => revision.version)).toEqual([2, 1]);
  expect(new Set(revisions[1].groupStagePicks)).toEqual(
    told(event, user.id, slipOf(event, 1)).groupStagePicks,
  );
  const audits = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'after'])
    .where('subjectType', '=', 'event_stage')
    .where('subjectId', '=', stageId)
    .orderBy('id')
    .execute();
  expect(audits).toEqual([
    { actorUserId: user.id, action: 'picks.saved', after: { version: 1 } },
    { actorUserId: user.id, action: 'picks.saved', after: { version: 2 } },
  ]);
});

describe('a refused save writes nothing', () => {
  let event: LoadedEvent;
  let user: TestUser;
  beforeEach(async () => {
    event = await testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8 })] });
    user = await newUser();
  });

  const expectRefused = async (
    body: object,
    expected: { status: number; code: string },
    headers: Record<string, string> = {},
  ) => {
    const before = await stored();
    const answer = await user.post(saveUrl(event), body, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([expected.status, expected.code]);
    expect(await stored()).toEqual(before);
    return answer.json();
  };

  test.each([
    { why: 'longer than is kept', key: 'k'.repeat(201) },
    { why: 'empty', key: '' },
    { why: 'of other letters', key: 'schlüssel' },
  ])('a key under which nothing could be repeated: $why', async ({ key }) => {
    const answer = await expectRefused(
      slipOf(event, 1),
      { status: 400, code: 'bad_request' },
      { 'idempotency-key': key },
    );
    expect(answer.problems).toEqual([
      {
        path: 'headers.Idempotency-Key',
        code: 'input_custom',
        values: { says: expect.stringContaining('1 to 200') },
        message: expect.stringContaining('1 to 200'),
      },
    ]);
  });

  test('no session', async () => {
    const before = await stored();
    const answer = await product.visitor.post(saveUrl(event), slipOf(event, 1));
    expect(answer.statusCode).toBe(401);
    expect(await stored()).toEqual(before);
  });

  test('no such event [rule: picks-19]', async () => {
    const answer = await user.post('/api/picks/save/user/999999', slipOf(event, 1));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'event_not_found']);
  });

  test('an incomplete stage, with every problem [rule: picks-16]', async () => {
    const slip = slipOf(event, 1);
    const answer = await expectRefused(
      { ...slip, groupStagePicks: slip.groupStagePicks.slice(1) },
      { status: 400, code: 'invalid_picks' },
    );
    expect(answer.problems.length).toBeGreaterThan(0);
    const codes = answer.problems.map(({ code }: { code: string }) => code);
    expect(codes).toContain('picks_missing');
  });

  test('nothing at all', () =>
    expectRefused({ groupStagePicks: [], matchPicks: [] }, { status: 400, code: 'invalid_picks' }));

  test('a stage that is not open [rule: picks-7, picks-9, picks-14]', () =>
    expectRefused(slipOf(event, 1, 1), { status: 409, code: 'wrong_stage' }));

  test('another event’s stage', async () => {
    const other = await testEvent(db, { stages: [swissStage()] });
    await expectRefused(slipOf(other, 1), { status: 400, code: 'invalid_picks' });
  });

  test('after the lock [rule: picks-7, picks-9]', async () => {
    await stageAction(event, 'lock');
    await expectRefused(slipOf(event, 1), { status: 409, code: 'picks_locked' });
  });

  test('impossible picks after the lock are simply late', async () => {
    await stageAction(event, 'lock');
    const slip = slipOf(event, 1);
    await expectRefused(
      { ...slip, groupStagePicks: slip.groupStagePicks.slice(1) },
      { status: 409, code: 'picks_locked' },
    );
  });

  test('an unlocked event without a time is locked [rule: locks-1, locks-2, stages-7]', async () => {
    await db
      .updateTable('events')
      .set({ isUnlocked: true, relockAt: null, version: 2 })
      .where('id', '=', event.row.id)
      .execute();
    await expectRefused(slipOf(event, 1), { status: 409, code: 'picks_locked' });
  });

  test('another window saved first: the newer copy comes with the refusal [rule: picks-20]', async () => {
    const stageId = String(event.stages[0]?.id);
    await user.post(saveUrl(event), { ...slipOf(event, 1), versions: { [stageId]: 0 } });
    const newer = (await user.get(userUrl(event))).json();
    const refusal = await expectRefused(
      { ...slipOf(event, 2), versions: { [stageId]: 0 } },
      { status: 409, code: 'version_conflict' },
    );
    expect(refusal.current).toEqual(newer);
  });

  test('a version that never was', () =>
    expectRefused(
      { ...slipOf(event, 2), versions: { [String(event.stages[0]?.id)]: 3 } },
      { status: 409, code: 'version_conflict' },
    ));

  test('one key for two different saves', async () => {
    const headers = { 'idempotency-key': `key-${user.id}` };
    const first = await user.post(saveUrl(event), slipOf(event, 1), headers);
    expect(first.statusCode).toBe(200);
    await expectRefused(slipOf(event, 2), { status: 422, code: 'idempotency_mismatch' }, headers);
  });
});

test('the same save under the same key is done once and answered alike, even after the lock', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const user = await newUser();
  const headers = { 'idempotency-key': 'k'.repeat(200) };
  const both = await Promise.all([
    user.post(saveUrl(event), slipOf(event, 1), headers),
    user.post(saveUrl(event), slipOf(event, 1), headers),
  ]);
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(both[0]?.json()).toEqual(both[1]?.json());
  expect((await user.get(`/api/picks/get/revisions/${event.row.id}`)).json()).toHaveLength(1);
  await stageAction(event, 'lock');
  const late = await user.post(saveUrl(event), slipOf(event, 1), headers);
  expect([late.statusCode, late.json()]).toEqual([200, both[0]?.json()]);
});

test('a save that changed nothing is answered alike later, and takes no newer picks away', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const save = async (who: TestUser, seed: number, key: string) => {
    const headers = { 'idempotency-key': key };
    return (await who.post(saveUrl(event), slipOf(event, seed), headers)).json();
  };
  const user = await newUser();
  const first = await save(user, 1, 'first');
  expect(await save(user, 1, 'unchanged')).toEqual(first);
  await save(user, 2, 'newer');
  expect(await save(user, 1, 'unchanged')).toEqual(first);
  expect((await user.get(userUrl(event))).json().versions).toEqual({
    [String(event.stages[0]?.id)]: 2,
  });
  // After the lock, in an Admin's way.
  await stageAction(event, 'lock');
  const late = await save(admin, 1, 'late');
  expect(await save(admin, 1, 'late unchanged')).toEqual(late);
  await save(admin, 2, 'late newer');
  expect(await save(admin, 1, 'late unchanged')).toEqual(late);
});

test('so many unchanged saves of a day are remembered, and none beyond', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const user = await newUser();
  const keys = Array.from({ length: 499 }, (_, at) => ({
    ...{ userId: user.id, key: `before-${at}` },
    ...{ requestHash: Buffer.alloc(32), answer: '{}' },
  }));
  await db.insertInto('idempotencyKeys').values(keys).execute();
  for (const key of ['changed', 'unchanged', 'unchanged too']) {
    const headers = { 'idempotency-key': key };
    const answer = await user.post(saveUrl(event), slipOf(event, 1), headers);
    expect(answer.json()).toMatchObject({ version: 1 });
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from idempotency_keys where user_id = ${user.id}`.execute(db);
  expect(rows).toEqual([{ count: 500 }]);
});

describe('the lock is the database’s, whatever the app’s clock says', () => {
  test.each([
    { why: 'an hour slow', shiftMs: -3_600_000, isLocked: true },
    { why: 'an hour fast', shiftMs: 3_600_000, isLocked: false },
  ])('app clock $why [rule: locks-2]', async ({ shiftMs, isLocked }) => {
    const event = await testEvent(db, {
      stages: [swissStage()],
      locksInMs: isLocked ? -1000 : 600_000,
    });
    const user = await newUser();
    const real = Date.now();
    const now = vi.spyOn(Date, 'now').mockImplementation(() => real + shiftMs);
    try {
      const answer = await user.post(saveUrl(event), slipOf(event, 1));
      expect(answer.statusCode).toBe(isLocked ? 409 : 200);
      const shown = (await user.get(`/api/event/get?eventId=${event.row.id}`)).json();
      expect(Math.abs(Date.parse(shown.serverTime) - real)).toBeLessThan(30_000);
    } finally {
      now.mockRestore();
    }
  });

  test('12 writers while the lock is moved earlier: none is late', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const writers = await Promise.all(Array.from({ length: 12 }, newUser));
    let isOver = false;
    const statuses: number[] = [];
    const write = async (writer: TestUser, at: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        const answer = await writer.post(saveUrl(event), slipOf(event, 100 * at + turn));
        statuses.push(answer.statusCode);
        if (answer.statusCode === 409) return;
      }
    };
    const writing = Promise.all(writers.map(write));
    while (statuses.length < 24) await new Promise((resolve) => setImmediate(resolve));
    const locked = await stageAction(event, 'lock');
    const lockAt = new Date(locked.json().lockAt);
    await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 5000))]);
    isOver = true;
    await writing;
    expect(statuses.filter((status) => status === 409)).toHaveLength(12);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const revisions = await db
      .selectFrom('entryRevisions')
      .select('savedAt')
      .where('eventStageId', '=', event.stages[0]?.id ?? 0)
      .execute();
    expect(revisions.length).toBe(statuses.filter((status) => status === 200).length);
    expect(revisions.filter(({ savedAt }) => savedAt >= lockAt)).toEqual([]);
  });

  test('the database refuses what would slip by the program', async () => {
    const event = await testEvent(db, { stages: [swissStage()], locksInMs: -1000 });
    const user = await newUser();
    await expect(
      db
        .insertInto('entries')
        .values({
          eventStageId: event.stages[0]?.id ?? 0,
          userId: user.id,
          slots: Buffer.from([1]),
          layoutFingerprint: 'x',
        })
        .execute(),
    ).rejects.toMatchObject({ code: 'CS001' });
  });
});

test('an Admin’s own picks after the lock are kept, marked, audited and off the board [rule: picks-9]', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const user = await newUser();
  await user.post(saveUrl(event), slipOf(event, 1));
  await stageAction(event, 'lock');
  const saved = await admin.post(saveUrl(event), slipOf(event, 2));
  expect(saved.statusCode).toBe(200);
  const revisions = (await admin.get(`/api/picks/get/revisions/${event.row.id}`)).json();
  expect(revisions).toMatchObject([{ version: 1, isPostLock: true, isByStaff: false }]);
  const board = (await product.visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();
  expect(board.records.map((row: { userId: number }) => row.userId)).toEqual([user.id]);
  const audit = await db
    .selectFrom('auditLog')
    .select('actorUserId')
    .where('action', '=', 'picks.saved_after_lock')
    .where('subjectId', '=', event.stages[0]?.id ?? 0)
    .execute();
  expect(audit).toEqual([{ actorUserId: admin.id }]);
});

test('a changed event between reading and saving is checked again', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const user = await newUser();
  await user.get(`/api/event/get?eventId=${event.row.id}`);
  await db.updateTable('events').set({ version: 9 }).where('id', '=', event.row.id).execute();
  expect((await user.post(saveUrl(event), slipOf(event, 1))).statusCode).toBe(200);
  expect((await loadedEvent(db, event.row.id)).row.version).toBe(9);
});
