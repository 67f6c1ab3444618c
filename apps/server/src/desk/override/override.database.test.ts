import { compileScoring, type EventStage, type PickSet, PickType } from '@callshot/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { swissWith } from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { finishAfterWait, loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { decodeEntry } from '../../play/picks/entry-codec.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 1; at <= 40; at += 1) players.push(await product.user(`player${at}`));
});

const stageOf = (event: LoadedEvent, index = 0) => {
  const stage = event.stages[index];
  if (!stage) throw new Error(`no stage ${index}`);
  return stage;
};
const slipOf = (event: LoadedEvent, seed: number, index = 0): PickSet =>
  randomPicks(stageOf(event, index).stage, randomOf(seed));
const lock = (event: LoadedEvent) =>
  admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'lock',
    relockTime: null,
    reason: 'test',
  });
const overrideUrl = (event: LoadedEvent) => `/api/picks/override/${event.row.id}`;
const enter = (event: LoadedEvent, version: number, picks: PickSet, index = 0) =>
  admin.post(overrideUrl(event), {
    userId: null,
    eventStageId: stageOf(event, index).id,
    reason: 'as played',
    version,
    ...picks,
  });
const boardRows = async (event: LoadedEvent) =>
  (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();
const scoreOf = async (event: LoadedEvent, user: TestUser) =>
  (await visitor.get(`/api/picks/get/score/${event.row.id}?userId=${user.id}`)).json();

async function playedEvent(stages: readonly EventStage[] = [swissStage()]): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages });
  for (const [at, player] of players.entries()) {
    const saved = await player.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, at % 13));
    expect(saved.statusCode).toBe(200);
  }
  await lock(event);
  return event;
}

const undefeatedIn = (picks: PickSet): number[] =>
  picks.groupStagePicks
    .filter(({ pickTypeId }) => pickTypeId === PickType.cleanSweepWinner)
    .map(({ teamId }) => teamId);
const teamsIn = (picks: unknown): string[] =>
  (picks as PickSet).groupStagePicks.map((pick) => `${pick.teamId} ${pick.pickTypeId}`).sort();

/** The plainest scoring there is: every entry judged by itself, ranks by counting. */
async function naiveBoard(eventId: number) {
  const event = await loadedEvent(db, eventId);
  const sealed = event.stages.filter((stage) => stage.sealedAt !== null);
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where(
      'eventStageId',
      'in',
      sealed.map(({ id }) => id),
    )
    .execute();
  const totals = new Map<number, number>();
  const lastSaved = new Map<number, number>();
  for (const entry of entries) {
    const stage = sealed.find(({ id }) => id === entry.eventStageId);
    if (!stage) continue;
    const rows = compileScoring(stage.stage, stage.layout, stage.official).ledgerOf(entry.slots);
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    totals.set(entry.userId, (totals.get(entry.userId) ?? 0) + points);
    const at = entry.submittedAt.getTime();
    lastSaved.set(entry.userId, Math.max(at, lastSaved.get(entry.userId) ?? 0));
  }
  return [...totals]
    .map(([userId, totalScore]) => ({
      userId,
      totalScore,
      rank: 1 + [...totals.values()].filter((other) => other > totalScore).length,
    }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (lastSaved.get(a.userId) ?? 0) - (lastSaved.get(b.userId) ?? 0) ||
        a.userId - b.userId,
    );
}

describe('official results', () => {
  test('make the board, which equals the plainest scoring; the ledger sums to each score', async () => {
    const event = await playedEvent();
    const before = await boardRows(event);
    expect(before.totalRecords).toBe(players.length);
    expect(before.records[0]).toMatchObject({ rank: null, row: 1, totalScore: 0 });
    const entered = await enter(event, 0, slipOf(event, 99));
    expect([entered.statusCode, entered.json().version]).toEqual([200, 1]);
    const board = await boardRows(event);
    const naive = await naiveBoard(event.row.id);
    expect(naive[0]?.totalScore).toBeGreaterThan(0);
    expect(
      board.records.map(({ userId, totalScore, rank }: (typeof naive)[number]) => ({
        userId,
        totalScore,
        rank,
      })),
    ).toEqual(naive.slice(0, 30));
    for (const player of players.slice(0, 13)) {
      const score = await scoreOf(event, player);
      const ledger: { points: number }[] = score.ledger;
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(score.totalScore);
      const own = naive.find(({ userId }) => userId === player.id);
      expect(score).toMatchObject({ totalScore: own?.totalScore, rank: own?.rank });
      expect(score.percentile).toBe(Math.ceil((100 * score.rank) / players.length));
      const parts: { Score: number }[] = JSON.parse(score.data);
      expect(parts.reduce((sum, { Score }) => sum + Score, 0)).toBe(score.totalScore);
    }
  });

  test('may be partial, are corrected by the same operation and can be cleared [rule: picks-5]', async () => {
    const event = await playedEvent();
    const right = slipOf(event, 99);
    const partial = { ...right, groupStagePicks: right.groupStagePicks.slice(0, 3) };
    await enter(event, 0, partial);
    const afterPartial = await boardRows(event);
    await enter(event, 1, slipOf(event, 98));
    expect(await naiveBoard(event.row.id)).not.toEqual([]);
    await enter(event, 2, right);
    const naive = await naiveBoard(event.row.id);
    const corrected = await boardRows(event);
    expect(corrected.records[0].totalScore).toBe(naive[0]?.totalScore);
    expect(corrected.generation).toBeGreaterThan(afterPartial.generation);
    await enter(event, 3, { groupStagePicks: [], matchPicks: [] });
    expect((await boardRows(event)).records[0]).toMatchObject({ totalScore: 0, rank: null });
    const audits = await db
      .selectFrom('auditLog')
      .select(['actorUserId', 'before', 'after', 'reason'])
      .where('action', '=', 'official.overridden')
      .where('subjectId', '=', stageOf(event).id)
      .orderBy('id')
      .execute();
    expect(audits).toHaveLength(4);
    expect(audits[0]).toMatchObject({ actorUserId: admin.id, reason: 'as played' });
    expect(audits.map(({ before, after }) => [teamsIn(before), teamsIn(after)])).toEqual([
      [[], teamsIn(partial)],
      [teamsIn(partial), teamsIn(slipOf(event, 98))],
      [teamsIn(slipOf(event, 98)), teamsIn(right)],
      [teamsIn(right), []],
    ]);
  });

  test('built on an older state are refused, and nothing changes', async () => {
    const event = await playedEvent();
    await enter(event, 0, slipOf(event, 99));
    const late = await enter(event, 0, slipOf(event, 98));
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict']);
    const official = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
    expect(official.version).toBe(1);
    expect(official.groupStagePicks).toHaveLength(slipOf(event, 99).groupStagePicks.length);
  });

  test('are previewed without being saved', async () => {
    const event = await playedEvent();
    const body = { userId: null, eventStageId: stageOf(event).id, ...slipOf(event, 99) };
    const preview = await admin.post(`/api/picks/override/preview/${event.row.id}`, body);
    expect(preview.json().affected).toBe(players.length);
    expect(preview.json().scores).toHaveLength(10);
    expect(preview.json().changes).toContainEqual(expect.stringMatching(/^Team \d+: 3-0 added$/));
    expect((await boardRows(event)).records[0].rank).toBeNull();
    await enter(event, 0, slipOf(event, 99));
    const top = (await boardRows(event)).records.slice(0, 10);
    expect(preview.json().scores.map((row: { after: object }) => row.after)).toEqual(
      top.map(({ totalScore, rank }: { totalScore: number; rank: number }) => ({
        totalScore,
        rank,
      })),
    );
  });

  test('name every team that did it, however few of them slips name [rule: results-3]', async () => {
    const event = await playedEvent([swissWith({ cleanSweepWinnerCount: 1 })]);
    const right = slipOf(event, 99);
    const [other] = right.groupStagePicks.filter(
      ({ pickTypeId, teamId }) => pickTypeId === 1 && teamId !== undefeatedIn(right)[0],
    );
    if (!other) throw new Error('nobody else advances');
    const both = [...right.groupStagePicks, { ...other, pickTypeId: PickType.cleanSweepWinner }];
    const entered = await enter(event, 0, { ...right, groupStagePicks: both });
    expect(entered.statusCode).toBe(200);
    const official = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
    expect(undefeatedIn(official)).toHaveLength(2);
    expect((await finishAfterWait(db, event.row.id)).row.finishedAt).not.toBeNull();
  });

  describe('wait until nobody picks any more', () => {
    const preview = (event: LoadedEvent, picks: PickSet, index = 0) =>
      admin.post(`/api/picks/override/preview/${event.row.id}`, {
        userId: null,
        eventStageId: stageOf(event, index).id,
        ...picks,
      });
    const officialOf = async (event: LoadedEvent) =>
      (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();

    test('of a stage that is open for picks: the way out is to lock first [rule: results-4]', async () => {
      const event = await testEvent(db, { stages: [swissStage()] });
      const right = slipOf(event, 99);
      for (const answer of [await preview(event, right), await enter(event, 0, right)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_open']);
      }
      expect(await officialOf(event)).toMatchObject({ groupStagePicks: [], version: 0 });
      await lock(event);
      expect((await enter(event, 0, right)).statusCode).toBe(200);
    });

    test('of a stage that is still ahead: the way out is to open it', async () => {
      const event = await testEvent(db, { stages: [swissStage(), swissStage()] });
      await lock(event);
      const ahead = slipOf(event, 99, 1);
      for (const answer of [await preview(event, ahead, 1), await enter(event, 0, ahead, 1)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'stage_not_opened']);
      }
      expect(await officialOf(event)).toMatchObject({ groupStagePicks: [], version: 0 });
    });

    test('a draw does not: it is no result', async () => {
      const event = await testEvent(db, { stages: [playoffStage({ teams: 5 })] });
      const draw = { groupStagePicks: [], matchPicks: stageOf(event).official.matchPicks };
      expect(draw.matchPicks.some(({ outcome }) => outcome === 'bye')).toBe(true);
      expect((await enter(event, 0, draw)).statusCode).toBe(200);
    });
  });

  test('no draw has one team twice', async () => {
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    const [first, second, ...others] = stageOf(event).official.matchPicks;
    if (!first || !second) throw new Error('no draw');
    const twice = [first, { ...second, topTeamId: first.topTeamId }, ...others];
    const itself = [{ ...first, bottomTeamId: first.topTeamId }, second, ...others];
    for (const matchPicks of [twice, itself]) {
      const answer = await enter(event, 0, { groupStagePicks: [], matchPicks });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_picks']);
    }
    const stored = await loadedEvent(db, event.row.id);
    expect(stageOf(stored).official).toEqual(stageOf(event).official);
  });

  test('are staff’s to enter alone', async () => {
    const event = await playedEvent();
    const answer = await players[0]?.post(overrideUrl(event), {
      userId: null,
      eventStageId: stageOf(event).id,
      reason: '',
      version: 0,
      ...slipOf(event, 99),
    });
    expect(answer?.statusCode).toBe(403);
  });

  test('of every stage finish the event; a correction that opens one takes that back [rule: events-12, events-28]', async () => {
    const event = await playedEvent();
    const isFinished = async () => (await loadedEvent(db, event.row.id)).row.finishedAt !== null;
    await enter(event, 0, slipOf(event, 99));
    await finishAfterWait(db, event.row.id);
    expect(await isFinished()).toBe(true);
    const right = slipOf(event, 99);
    const groupStagePicks = right.groupStagePicks.filter(({ pickTypeId }) => pickTypeId !== 3);
    await enter(event, 1, { ...right, groupStagePicks });
    expect(await isFinished()).toBe(false);
  });

  /** A Swiss stage that is over, and playoffs whose draw can be entered. */
  async function playoffsAhead() {
    const playoffs = playoffStage({ teams: 8 });
    const next = {
      ...playoffs,
      format: { ...playoffs.format, teamsToOpenPicks: 8 },
      substages: playoffs.substages.map((substage) => ({
        ...substage,
        teamIds: [],
        officialMatches: [],
      })),
    };
    const event = await playedEvent([swissStage(), next]);
    const swiss = slipOf(event, 99);
    await enter(event, 0, swiss);
    const placed = await loadedEvent(db, event.row.id);
    const advancing = swiss.groupStagePicks
      .filter(({ pickTypeId }) => pickTypeId === 1)
      .map(({ teamId }) => teamId);
    const substage = stageOf(placed, 1).stage.substages[0];
    const openings = (playoffs.substages[0]?.officialMatches ?? []).map((match) => ({
      ...match,
      eventStageId: stageOf(placed, 1).id,
      eventSubstageId: substage?.eventSubstageId ?? 0,
      topTeamId: advancing[(match.topTeamId ?? 1) - 1] ?? null,
      bottomTeamId: advancing[(match.bottomTeamId ?? 1) - 1] ?? null,
    }));
    return { event, placed, advancing, substage, openings };
  }

  test('open the next stage by themselves once enough of its teams are known [rule: stages-3]', async () => {
    const { event, placed, advancing, substage, openings } = await playoffsAhead();
    expect(new Set(substage?.teamIds)).toEqual(new Set(advancing));
    expect(placed.row.stage).toBe(0);
    const drawn = await enter(placed, 1, { groupStagePicks: [], matchPicks: openings }, 1);
    expect(drawn.statusCode).toBe(200);
    const opened = await loadedEvent(db, event.row.id);
    expect(opened.row).toMatchObject({ stage: 1, isUnlocked: true, relockAt: null });
    expect(stageOf(opened, 1).openedAt).not.toBeNull();
    const relockTime = new Date(Date.now() + 600_000).toISOString();
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'relock',
      relockTime,
      reason: 'first match is set',
    });
    const saved = await players[0]?.post(
      `/api/picks/save/user/${event.row.id}`,
      slipOf(opened, 5, 1),
    );
    expect(saved?.statusCode).toBe(200);
  });

  test('open it with a word to staff when little time is left [rule: stages-4]', async () => {
    const { event, placed, openings } = await playoffsAhead();
    const soon = new Date(Date.now() + 30 * 60_000);
    await enter(placed, 1, { groupStagePicks: [], matchPicks: openings.slice(1) }, 1);
    await db
      .updateTable('officialPicks')
      .set({ matchStartsAt: soon })
      .where('eventStageId', '=', stageOf(placed, 1).id)
      .execute();
    await enter(placed, 2, { groupStagePicks: [], matchPicks: openings }, 1);
    expect((await loadedEvent(db, event.row.id)).row).toMatchObject({ stage: 1, relockAt: soon });
    const { reason } = await db
      .selectFrom('auditLog')
      .select('reason')
      .where('action', '=', 'event.stage_opened')
      .where('subjectId', '=', event.row.id)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('Less than 60 minutes are left before the first match');
  });
});

describe('a user’s picks', () => {
  const change = (event: LoadedEvent, user: TestUser, more: object) =>
    admin.post(overrideUrl(event), {
      userId: user.id,
      eventStageId: stageOf(event).id,
      reason: 'typed wrongly, proof in the ticket',
      version: 1,
      ...slipOf(event, 77),
      ...more,
    });
  const player = () => {
    const first = players[0];
    if (!first) throw new Error('no players');
    return first;
  };

  test('are changed with a reason, marked, revisioned, audited and scored', async () => {
    const event = await playedEvent();
    await enter(event, 0, slipOf(event, 77));
    const best = await scoreOf(event, player());
    const answer = await change(event, player(), {});
    expect([answer.statusCode, answer.json().version]).toEqual([200, 2]);
    const score = await scoreOf(event, player());
    expect(score.rank).toBe(1);
    expect(score.totalScore).toBeGreaterThan(best.totalScore);
    const picks = (
      await visitor.get(`/api/picks/get/user/${event.row.id}?userId=${player().id}`)
    ).json();
    expect(picks.stagesEditedByStaff).toEqual([stageOf(event).id]);
    const revisions = (await player().get(`/api/picks/get/revisions/${event.row.id}`)).json();
    expect(revisions[0]).toMatchObject({ version: 2, isByStaff: true, isPostLock: false });
    const audit = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'picks.overridden')
      .where('subjectId', '=', player().id)
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ actorUserId: admin.id, subjectType: 'user' });
    const entry = await db
      .selectFrom('entries')
      .selectAll()
      .where('eventStageId', '=', stageOf(event).id)
      .where('userId', '=', player().id)
      .executeTakeFirstOrThrow();
    expect(decodeEntry(stageOf(event), entry).groupStagePicks).toHaveLength(
      slipOf(event, 77).groupStagePicks.length,
    );
  });

  test.each([
    { why: 'no reason', more: { reason: '  ' }, expected: [400, 'reason_required'] },
    { why: 'an older version', more: { version: 0 }, expected: [409, 'version_conflict'] },
    { why: 'no such user', more: { userId: 999_999 }, expected: [404, 'user_not_found'] },
    { why: 'incomplete picks', more: { groupStagePicks: [] }, expected: [400, 'invalid_picks'] },
  ])('are not changed: $why', async ({ more, expected }) => {
    const event = await playedEvent();
    const answer = await change(event, player(), more);
    expect([answer.statusCode, answer.json().code]).toEqual(expected);
    const own = (await player().get(`/api/picks/get/user/${event.row.id}`)).json();
    expect(Object.values(own.versions)).toEqual([1]);
  });
});
