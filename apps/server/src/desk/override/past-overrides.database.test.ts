import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { redrawDesk, stageOf, swapped, swissResults } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { visitor } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const other = await product.user('other');
const desk = redrawDesk(product, admin);

const slip = (event: LoadedEvent, seed: number) =>
  randomPicks(stageOf(event, 0).stage, randomOf(seed));
const url = (event: LoadedEvent, part: string) => `/api/picks/override/${part}/${event.row.id}`;
const past = async (event: LoadedEvent) => {
  const answer = await admin.get(url(event, 'past'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** Picks that are still open are opened to the Admin first. */
const change = async (event: LoadedEvent, user: TestUser, seed: number, version: number) => {
  await admin.post(url(event, 'open'), { userId: user.id, reason: 'asked' });
  const answer = await admin.post(`/api/picks/override/${event.row.id}`, {
    userId: user.id,
    eventStageId: stageOf(event, 0).id,
    reason: 'typed wrongly',
    version,
    ...slip(event, seed),
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const undo = (event: LoadedEvent, overrideId: number, reason = 'was right before') =>
  admin.post(url(event, 'undo'), { overrideId, reason });
const teamsOf = async (event: LoadedEvent, user: TestUser) => {
  const { groupStagePicks } = await desk.picksOf(event, user);
  return groupStagePicks
    .map((pick: { teamId: number; pickTypeId: number }) => `${pick.teamId} ${pick.pickTypeId}`)
    .toSorted();
};
const notifications = async (user: TestUser): Promise<string[]> => {
  const all: { html: string }[] = (await user.get('/api/notification/all')).json();
  return all.map(({ html }) => html);
};

describe('a change of a user’s picks', () => {
  let event: LoadedEvent;
  beforeAll(async () => {
    event = await testEvent(product.db, { stages: [swissStage()] });
    await desk.save(event, 0, [player]);
  });

  test('is told to the user at once, with the reason, and to nobody else [rule: override-3]', async () => {
    await change(event, player, 40, 1);
    const [told, ...more] = await notifications(player);
    expect(told).toBe(
      `Staff changed your picks for <b>Swiss</b> of <b>Test Major</b>: typed wrongly <a href="/rl/event/${event.row.id}">Look at your picks</a>`,
    );
    expect([more, await notifications(other), await notifications(admin)]).toEqual([[], [], []]);
  });

  test('stands in the list in words, and can be taken back, which can be taken back itself [rule: override-2]', async () => {
    const before = await teamsOf(event, player);
    await change(event, player, 41, 2);
    const changed = await teamsOf(event, player);
    const [newest, older] = await past(event);
    expect(newest).toMatchObject({
      actor: { id: admin.id, username: 'chief' },
      user: { id: player.id, username: 'player' },
      eventStageId: stageOf(event, 0).id,
      reason: 'typed wrongly',
      canUndo: true,
    });
    expect(newest.changes[0]).toMatch(/^Team \d+: [\w-]+ (added|removed)$/);
    expect(older.canUndo).toBe(false);
    const preview = await admin.get(`${url(event, 'undo')}?overrideId=${newest.id}`);
    expect(preview.statusCode, preview.body).toBe(200);
    expect(preview.json().changes).toHaveLength(newest.changes.length + newest.moreChanges);
    expect(await teamsOf(event, player)).toEqual(changed);
    expect((await undo(event, newest.id)).statusCode).toBe(204);
    expect(await teamsOf(event, player)).toEqual(before);
    expect((await notifications(player))[0]).toContain('was right before');
    const [undone] = await past(event);
    expect((await undo(event, undone.id, 'no, it was wrong')).statusCode).toBe(204);
    expect(await teamsOf(event, player)).toEqual(changed);
  });

  test('of a user who had none is taken away again, and the user can pick', async () => {
    await change(event, other, 42, 0);
    const [newest] = await past(event);
    const preview = (await admin.get(`${url(event, 'undo')}?overrideId=${newest.id}`)).json();
    expect(preview.follows).toEqual(['Swiss: other has no entry any more']);
    expect((await undo(event, newest.id)).statusCode).toBe(204);
    const picks = await desk.picksOf(event, other);
    expect([picks.groupStagePicks, picks.versions]).toEqual([[], {}]);
    expect((await notifications(other))[0]).toContain('Staff removed your picks');
    await desk.save(event, 0, [other]);
    expect(await teamsOf(event, other)).not.toEqual([]);
    const [removal] = await past(event);
    expect(removal.canUndo).toBe(false);
  });

  test('is not taken back once the user has saved anew', async () => {
    await change(event, player, 43, 5);
    const [newest] = await past(event);
    await desk.save(event, 0, [player]);
    const saved = await teamsOf(event, player);
    expect((await past(event))[0].canUndo).toBe(false);
    const answer = await undo(event, newest.id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_undoable']);
    expect(await teamsOf(event, player)).toEqual(saved);
  });

  test.each([
    { why: 'without a reason', overrideId: null, reason: '  ', expected: [400, 'reason_required'] },
    {
      why: 'that is of nothing',
      overrideId: 999_999,
      reason: 'x',
      expected: [409, 'not_undoable'],
    },
  ])('is not taken back by a call $why', async ({ overrideId, reason, expected }) => {
    await change(
      event,
      player,
      44,
      (await desk.picksOf(event, player)).versions[stageOf(event, 0).id],
    );
    const [newest] = await past(event);
    const answer = await undo(event, overrideId ?? newest.id, reason);
    expect([answer.statusCode, answer.json().code]).toEqual(expected);
  });

  test('of another event is not taken back from here', async () => {
    const elsewhere = await testEvent(product.db, { stages: [swissStage()] });
    const [newest] = await past(event);
    expect((await undo(elsewhere, newest.id)).json().code).toBe('not_undoable');
    expect(await past(elsewhere)).toEqual([]);
  });
});

describe('official results', () => {
  test('are taken back one after the other, newest first, with all that followed', async () => {
    const { event, swiss, ranking } = await desk.pickedPlayoffs([player]);
    const draw = await desk.drawnIn(event);
    await desk.enter(event, 0, swissResults(swiss, swapped(ranking, 2, 9)));
    const [newest, ...older] = await past(event);
    expect(newest).toMatchObject({ user: null, eventStageId: swiss.id, canUndo: true });
    expect(older.map(({ canUndo }: { canUndo: boolean }) => canUndo)).toEqual(
      // The draw was redrawn since, and the first results were corrected.
      [false, false],
    );
    const preview = (await admin.get(`${url(event, 'undo')}?overrideId=${newest.id}`)).json();
    expect(preview.concerned).toEqual({ entries: 1, users: 1 });
    expect((await undo(event, newest.id)).statusCode).toBe(204);
    expect(await desk.drawnIn(event)).toEqual(draw);
    const official = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
    expect(official.version).toBe(4);
  });

  test('two of the staff who take the same back at once do it once', async () => {
    const { event, swiss, ranking } = await desk.lockedSwiss();
    await desk.enter(event, 0, swissResults(swiss, ranking));
    const [newest] = await past(event);
    const answers = await Promise.all([1, 2, 3].map(() => undo(event, newest.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    expect(stageOf(await desk.now(event), 0).official.groupStagePicks).toEqual([]);
  });
});

test('the log tells of overrides in words: event, stage and teams', async () => {
  const { event, swiss, ranking } = await desk.pickedPlayoffs([player]);
  await desk.enter(event, 0, swissResults(swiss, swapped(ranking, 2, 9)));
  const stageId = stageOf(event, 1).id;
  const log = async (query: string) => (await admin.get(`/api/audit/log?${query}`)).json().rows;
  const [corrected] = await log(
    `action=official.overridden&subjectType=event_stage&subjectId=${swiss.id}`,
  );
  expect(corrected.told.about).toBe('Test Major · Swiss');
  expect(corrected.told.lines).toContainEqual(
    expect.stringMatching(/^Team \d+: advancing (added|removed)$/),
  );
  const [placed] = await log(
    `action=stage.teams_placed&subjectType=event_stage&subjectId=${stageId}`,
  );
  expect(placed.told).toEqual({
    about: 'Test Major · Playoffs',
    lines: [expect.stringMatching(/^Team \d+ is in$/), expect.stringMatching(/^Team \d+ is out$/)],
    more: 0,
  });
  const single = await testEvent(product.db, { stages: [swissStage()] });
  await change(single, player, 1, 0);
  const [edited] = await log(`action=picks.overridden&subjectType=user&subjectId=${player.id}`);
  expect(edited).toMatchObject({ subjectName: 'player', told: { about: 'Test Major · Swiss' } });
  const [other] = await log('action=event.created');
  expect(other.told).toBeNull();
});
