import type { EventStage } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { swissWith } from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { groupStage, swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { inAnHour, redrawDesk, stageOf, swissResults } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createDatabaseClock } from '../../play/events/database-clock.ts';
import { createEventStore } from '../../play/events/event-store.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { createBoards } from '../../play/scoreboards/boards.ts';

// Lists of teams that become longer, or shorter, after somebody has looked at them, picked from them or
// scored them.

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
for (let at = 1; at <= 4; at += 1) players.push(await product.user(`player${at}`));
const { act, enter, now, picksOf, preview, save, teamsOf } = redrawDesk(product, admin);

const clock = createDatabaseClock(db);
const rowOf = ({ userId, totalScore, rank }: Record<string, unknown>) => ({
  userId,
  totalScore,
  rank,
});
/** The board as a process shows it that has read nothing before. */
async function freshBoard({ row }: LoadedEvent) {
  const boards = createBoards({ db, clock, events: createEventStore(db) });
  const board = await boards.refresh(row.id);
  return board?.scoreboard.page(1, 30).map((entry) => rowOf({ ...entry }));
}
async function shownBoard({ row }: LoadedEvent) {
  const answer = await visitor.get(`/api/picks/get/leaderboard/${row.id}`);
  return answer.json().records.map(rowOf);
}
const revisionsOf = async ({ row }: LoadedEvent, user: TestUser) =>
  (await user.get(`/api/picks/get/revisions/${row.id}`)).json();
const unreadable = async ({ row }: LoadedEvent): Promise<number> =>
  (await admin.get(`/api/picks/override/unreadable/${row.id}`)).json().count;
/** All that a reader of the event may ask of its slips. */
const slipsOf = async (event: LoadedEvent) => ({
  slips: await Promise.all(players.map((player) => picksOf(event, player))),
  revisions: await Promise.all(players.map((player) => revisionsOf(event, player))),
});
const sorted = ({ slips, revisions }: Awaited<ReturnType<typeof slipsOf>>) =>
  JSON.stringify([slips, revisions], (_, value) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
  );

async function seat(event: LoadedEvent, index: number, more: readonly (readonly number[])[]) {
  const { row, ...current } = await now(event);
  const stage = stageOf({ row, ...current }, index);
  return admin.post('/api/event/slots', {
    eventId: row.id,
    version: row.version,
    eventStageId: stage.id,
    substages: stage.stage.substages.map(({ eventSubstageId, teamIds }, at) => ({
      eventSubstageId,
      teamIds: [...teamIds, ...(more[at] ?? [])],
    })),
    openings: [],
  });
}

/** Teams that stand in no group of the fixtures. */
const strangers = async (): Promise<number[]> =>
  (await teamsOf(await testEvent(db, { stages: [swissStage()] }), 0)).slice(10);

/** A later Swiss stage of eight invited teams, which opens when twelve are known. */
function invitedSwiss(): EventStage {
  const stage = swissStage();
  return {
    ...stage,
    format: { ...stage.format, teamsToOpenPicks: 12 },
    substages: stage.substages.map((substage) => ({
      ...substage,
      teamIds: Array.from({ length: 8 }, (_, at) => 201 + at),
    })),
  };
}

describe('a Swiss stage that opened before all its teams were known, and was picked', () => {
  /** Four of eight are known to go through, and everybody has picked from the twelve that there are. */
  async function pickedEarly() {
    const event = await testEvent(db, { stages: [swissStage(), invitedSwiss()] });
    await act(event, 'lock');
    const swiss = stageOf(event, 0);
    const ranking = swiss.stage.substages[0]?.teamIds ?? [];
    const all = swissResults(swiss, ranking);
    const early = {
      ...all,
      groupStagePicks: all.groupStagePicks.filter(({ teamId }) =>
        ranking.slice(0, 4).includes(teamId),
      ),
    };
    expect((await enter(event, 0, early)).row.stage).toBe(1);
    const open = await act(event, 'relock', inAnHour());
    await save(open, 1, players);
    return { event, ranking, all };
  }

  test('takes the others at the end; slips say what they said, and can be made anew', async () => {
    const { event, ranking, all } = await pickedEarly();
    const before = await slipsOf(event);
    const twelve = await teamsOf(event, 1);

    const shown = await preview(event, 0, all);
    expect(shown.follows).toEqual(ranking.slice(4, 8).map(() => expect.stringMatching(/Team \d+/)));
    await enter(event, 0, all);
    expect(await teamsOf(event, 1)).toEqual([...twelve, ...ranking.slice(4, 8)]);
    expect(sorted(await slipsOf(event))).toBe(sorted(before));
    expect(await unreadable(event)).toBe(0);

    const grown = stageOf(await now(event), 1);
    const slip = randomPicks(grown.stage, randomOf(99));
    const saved = await players[0]?.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(saved?.statusCode, saved?.body).toBe(200);

    await act(event, 'lock');
    const teams = await teamsOf(event, 1);
    const results = swissResults(grown, teams.toReversed());
    await enter(event, 1, results);
    expect(await shownBoard(event)).toEqual(await freshBoard(event));
    expect(await unreadable(event)).toBe(0);
  });

  test('takes them even after it was scored: nobody’s points change, as was promised', async () => {
    const { event, all } = await pickedEarly();
    await act(event, 'lock');
    const teams = await teamsOf(event, 1);
    await enter(event, 1, swissResults(stageOf(event, 1), teams));
    const before = await shownBoard(event);
    const totals = new Set(before.map(({ totalScore }: { totalScore: number }) => totalScore));
    expect(totals.size).toBeGreaterThan(1);
    expect(await preview(event, 0, all)).toMatchObject({ affected: 0, scores: [] });
    await enter(event, 0, all);
    expect(await teamsOf(event, 1)).toHaveLength(16);
    // A million entries would be noted one by one, and the event counted up as often.
    const noted = await db.selectFrom('entryBlockChanges').selectAll().execute();
    expect(noted.filter(({ eventStageId }) => eventStageId === stageOf(event, 1).id)).toEqual([]);
    expect(await shownBoard(event)).toEqual(before);
    expect(await freshBoard(event)).toEqual(before);
  });
});

describe('teams that staff had forgotten', () => {
  test.each([
    { why: 'while it is open', isLocked: false },
    { why: 'once it is sealed, with a board that has been read', isLocked: true },
  ])('come to a picked group $why: every slip keeps its meaning', async ({ isLocked }) => {
    const event = await testEvent(db, { stages: [groupStage()] });
    await save(event, 0, players);
    const [forgotten = 0, late = 0, last = 0] = await strangers();
    if (isLocked) await act(event, 'lock');
    const boardBefore = await shownBoard(event);
    const before = await slipsOf(event);
    for (const more of [
      [[forgotten], []],
      [[], [late]],
      [[last], []],
    ]) {
      const answer = await seat(event, 0, more);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect(sorted(await slipsOf(event))).toBe(sorted(before));
    expect(await unreadable(event)).toBe(0);
    if (!isLocked) await act(event, 'lock');
    else expect(await shownBoard(event)).toEqual(boardBefore);

    const { stage, id } = stageOf(await now(event), 0);
    const official = randomPicks({ ...stage, eventStageId: id }, randomOf(3));
    const promised = await preview(event, 0, official);
    await enter(event, 0, official);
    const board = await freshBoard(event);
    expect(await shownBoard(event)).toEqual(board);
    const points = new Map(board?.map(({ userId, totalScore }) => [userId, totalScore]));
    expect(promised.affected).toBe(players.length);
    for (const { userId, after } of promised.scores) {
      expect(points.get(userId)).toBe(after.totalScore);
    }
  });

  test('are a change that the log tells of, for the lists and for the slips', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    await save(event, 0, players);
    const [forgotten = 0] = await strangers();
    await seat(event, 0, [[], [forgotten]]);
    const rows = await db
      .selectFrom('auditLog')
      .select(['action', 'before', 'after'])
      .where('subjectType', '=', 'event_stage')
      .where('subjectId', '=', stageOf(event, 0).id)
      .where('action', '<>', 'picks.saved')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['picks.grown', 'stage.teams_seated']);
    expect(rows[0]).toMatchObject({ before: { teams: 10 }, after: { teams: 11 } });
  });
});

describe('a sealed stage that nobody has picked', () => {
  test('may become shorter and longer: the board is never of another list', async () => {
    const later = swissWith({
      advancingCount: 4,
      cleanSweepWinnerCount: 0,
      cleanSweepLoserCount: 0,
    });
    const undrawn = { ...later, substages: later.substages.map((s) => ({ ...s, teamIds: [] })) };
    const event = await testEvent(db, {
      stages: [swissStage(), { ...undrawn, format: { ...later.format, teamsToOpenPicks: 8 } }],
    });
    await save(event, 0, players);
    await act(event, 'lock');
    const swiss = stageOf(event, 0);
    const ranking = swiss.stage.substages[0]?.teamIds ?? [];
    const all = swissResults(swiss, ranking);
    expect((await enter(event, 0, all)).row.stage).toBe(1);
    await act(event, 'relock', inAnHour());
    await act(event, 'lock');
    const nothing = { groupStagePicks: [], matchPicks: [] };
    const fewer = {
      ...all,
      groupStagePicks: all.groupStagePicks.filter(({ teamId }) => teamId !== ranking[5]),
    };
    for (const results of [fewer, nothing, all, fewer]) {
      const shown = await preview(event, 0, results);
      await enter(event, 0, results);
      const board = await freshBoard(event);
      expect(await shownBoard(event)).toEqual(board);
      for (const { userId, after } of shown.scores) {
        expect(board).toContainEqual({ userId, ...after });
      }
    }
  });
});
