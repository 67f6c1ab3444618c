import type { MatchPick, PickSet } from '@callshot/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { swissWith } from '../../../../../packages/rules/fixtures/clickable-stages.ts';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { drawnUntil } from '../../../../../packages/rules/fixtures/drawn-until.ts';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  drawOf,
  inAnHour,
  playoffs,
  redrawDesk,
  renamed,
  stageOf,
  swapped,
  swissResults,
  without,
  withoutTeams,
} from '../../../testing/desk/redraws.ts';
import { finishAfterWait } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createDatabaseClock } from '../../play/events/database-clock.ts';
import { createEventStore } from '../../play/events/event-store.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { upsertTeams } from '../../play/events/teams/event-teams.repository.ts';
import { createBoards } from '../../play/scoreboards/boards.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const bystander = await product.user('bystander');
const players: TestUser[] = [];
beforeAll(async () => {
  for (let at = 1; at <= 6; at += 1) players.push(await product.user(`player${at}`));
});
const desk = redrawDesk(product, admin);
const { act, drawnIn, enter, now, picksOf, preview, tryToEnter, tryToPreview } = desk;
const pickedPlayoffs = () => desk.pickedPlayoffs(players);
const picksOfAll = (event: LoadedEvent) =>
  Promise.all(players.map((player) => picksOf(event, player)));

const clock = createDatabaseClock(db);
const freshBoard = async (event: LoadedEvent) => {
  const board = await createBoards({ db, clock, events: createEventStore(db) }).refresh(
    event.row.id,
  );
  return board?.scoreboard
    .page(1, 30)
    .map(({ userId, totalScore, rank }) => ({ userId, totalScore, rank }));
};
const shownBoard = async (event: LoadedEvent) => {
  const { records } = (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json();
  return records.map(({ userId, totalScore, rank }: Record<string, unknown>) => ({
    userId,
    totalScore,
    rank,
  }));
};

async function toldOf(event: LoadedEvent, user: TestUser): Promise<string[]> {
  const onError = (error: unknown) => {
    throw error;
  };
  const { kinds } = product.capabilities.services;
  await tellNotices({ db, clock, kinds, onError, onMade: () => {} });
  const all: { html: string }[] = (await user.get('/api/notification/all')).json();
  return all
    .map(({ html }) => html)
    .filter(
      (html) => html.includes('takes the place of') && html.includes(`event/${event.row.id}"`),
    );
}

describe('picks of the later stage', () => {
  test('follow the place to the new team, and the preview says how many [rule: results-9]', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    const before = await picksOfAll(event);
    const right = swissResults(swiss, swapped(ranking, 2, 9));
    const shown = await preview(event, 0, right);
    expect(shown.concerned).toEqual({ entries: players.length, users: players.length });
    expect(await drawnIn(event)).toContain(ranking[2]);
    await enter(event, 0, right);
    const after = await picksOfAll(event);
    expect(after.map(({ matchPicks }) => matchPicks)).toEqual(
      before.map(({ matchPicks }) => renamed(matchPicks, ranking[2], ranking[9])),
    );
    expect(after.map(({ versions }) => versions)).toEqual(before.map(({ versions }) => versions));
    const slip = randomPicks(stageOf(await now(event), 1).stage, randomOf(50));
    const saved = await players[0]?.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(saved?.statusCode, saved?.body).toBe(200);
  });

  test('two corrections in a row, and back to where it began', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    const before = await picksOfAll(event);
    for (const at of [9, 10, 2])
      await enter(event, 0, swissResults(swiss, swapped(ranking, 2, at)));
    expect(await picksOfAll(event)).toEqual(before);
  });

  test('wait with the wrong team until it is known who goes through', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    const before = await picksOfAll(event);
    const unsure = without(swissResults(swiss, ranking), ranking[2]);
    const shown = await preview(event, 0, unsure);
    expect(shown.follows).toEqual([expect.stringMatching(/^Playoffs: Team \d+ keeps the place/)]);
    expect(shown.concerned).toEqual({ entries: 0, users: 0 });
    await enter(event, 0, unsure);
    expect(await picksOfAll(event)).toEqual(before);
    expect((await now(event)).row.stage).toBe(1);
    const right = swapped(ranking, 2, 12);
    await enter(event, 0, swissResults(swiss, right));
    expect(await drawnIn(event)).toEqual(expect.arrayContaining(right.slice(0, 8)));
    expect(await drawnIn(event)).not.toContain(ranking[2]);
  });

  test('are told about to everybody concerned, once, and to nobody else', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    await enter(event, 0, swissResults(swiss, swapped(ranking, 2, 9)));
    const [told, ...more] = await toldOf(event, players[0] ?? bystander);
    expect(told).toMatch(
      /^In <b>Playoffs<\/b> of <b>Test Major<\/b> <b>Team \d+<\/b> takes the place of <b>Team \d+<\/b>: results were corrected, and your picks went along\. You can change them until <time datetime="[^"]+">.* UTC<\/time>\. <a/,
    );
    expect(more).toEqual([]);
    for (const player of players) expect(await toldOf(event, player)).toHaveLength(1);
    for (const other of [bystander, admin]) expect(await toldOf(event, other)).toEqual([]);
    await enter(event, 0, swissResults(swiss, swapped(ranking, 2, 10)));
    expect(await toldOf(event, players[0] ?? bystander)).toHaveLength(2);
  });

  test('of a Swiss stage concern only who picked the team', async () => {
    const { event, swiss, ranking } = await desk.lockedSwiss(withoutTeams(swissStage(), 16));
    const eventSubstageId = stageOf(event, 1).stage.substages[0]?.eventSubstageId ?? 0;
    const invited = await upsertTeams(
      db,
      1,
      Array.from({ length: 8 }, (_, at) => ({
        externalId: `invited-${at}`,
        name: `Invited ${at}`,
        abbreviation: `I${at}`,
        logoPath: null,
      })),
    );
    await db
      .insertInto('eventTeams')
      .values(invited.map((teamId, position) => ({ eventSubstageId, teamId, position })))
      .execute();
    await enter(event, 0, swissResults(swiss, ranking));
    const open = await act(event, 'relock', inAnHour());
    await desk.save(open, 1, players);
    const before = await picksOfAll(event);
    const picks = (slip: PickSet) =>
      slip.groupStagePicks.some(({ teamId }) => teamId === ranking[3]);
    const concerned = players.filter((_, at) => picks(before[at]));
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.length).toBeLessThan(players.length);
    const right = swissResults(swiss, swapped(ranking, 3, 9));
    const count = { entries: concerned.length, users: concerned.length };
    expect((await preview(event, 0, right)).concerned).toEqual(count);
    await enter(event, 0, right);
    for (const [at, player] of players.entries()) {
      expect(await toldOf(event, player)).toHaveLength(concerned.includes(player) ? 1 : 0);
      const after: PickSet = await picksOf(event, player);
      const teams = (slip: PickSet) => slip.groupStagePicks.map(({ teamId }) => teamId);
      expect(teams(after)).toEqual(
        teams(before[at]).map((id) => (id === ranking[3] ? ranking[9] : id)),
      );
    }
  });
});

describe('whatever has become of the later stage', () => {
  /** Results of the playoffs in which the team that should not be there wins everything. */
  function wonBy(event: LoadedEvent, teamId: number): PickSet {
    const { stage } = stageOf(event, 1);
    return drawnUntil((seed) => {
      const played = randomPicks(stage, randomOf(seed));
      return played.matchPicks.at(-1)?.winnerTeamId === teamId ? played : null;
    });
  }

  test.each([
    { why: 'locked', lock: true, results: false },
    { why: 'played to its end, the event finished', lock: true, results: true },
  ])('$why: picks, results, board and scores are of the right team', async ({ results }) => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    await act(event, 'lock');
    const [wrong = 0, right = 0] = [ranking[2], ranking[9]];
    if (results) {
      await enter(event, 1, wonBy(event, wrong));
      await finishAfterWait(db, event.row.id);
    }
    expect((await now(event)).row.finishedAt !== null).toBe(results);
    const [before, board] = [await picksOfAll(event), await freshBoard(event)];
    // A reader waits only so long for a newer board.
    await expect.poll(() => shownBoard(event)).toEqual(board);
    const official = stageOf(await now(event), 1).official.matchPicks;
    const corrected = swissResults(swiss, swapped(ranking, 2, 9));
    const shown = await preview(event, 0, corrected);
    expect(shown.concerned).toEqual({ entries: players.length, users: players.length });
    await enter(event, 0, corrected);
    expect((await now(event)).row.finishedAt !== null).toBe(results);
    expect((await picksOfAll(event)).map(({ matchPicks }) => matchPicks)).toEqual(
      before.map(({ matchPicks }) => renamed(matchPicks, wrong, right)),
    );
    expect(stageOf(await now(event), 1).official.matchPicks).toEqual(
      renamed(official, wrong, right),
    );
    // Picks of the place stay right: the corrected stage had none.
    await expect.poll(() => shownBoard(event)).toEqual(board);
    expect(await freshBoard(event)).toEqual(board);
  });

  /** A stage that opens as soon as its one team is known. */
  const swissOfOne = swissWith({
    advancingCount: 1,
    cleanSweepWinnerCount: 0,
    cleanSweepLoserCount: 0,
  });

  test('two stages further on: the team that never was there is nowhere', async () => {
    const { event, swiss, ranking } = await desk.pickedPlayoffs(players, {
      ...withoutTeams(swissOfOne, 1),
      stageIndex: 2,
    });
    await act(event, 'lock');
    const [wrong = 0, right = 0] = [ranking[2], ranking[9]];
    await enter(event, 1, wonBy(event, wrong));
    expect([(await now(event)).row.stage, await desk.teamsOf(event, 2)]).toEqual([2, [wrong]]);
    const shown = await preview(event, 0, swissResults(swiss, swapped(ranking, 2, 9)));
    expect(shown.follows).toEqual([
      expect.stringMatching(/^Playoffs: Team \d+ takes the place of Team \d+$/),
      expect.stringMatching(/^Swiss: Team \d+ takes the place of Team \d+$/),
    ]);
    await enter(event, 0, swissResults(swiss, swapped(ranking, 2, 9)));
    expect(await desk.teamsOf(event, 2)).toEqual([right]);
  });

  test('two of the staff at once: one is told that the other was quicker', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    const { row } = await now(event);
    const corrections = [9, 10, 11, 12].map((at) =>
      admin.post(`/api/picks/override/${event.row.id}`, {
        userId: null,
        eventStageId: swiss.id,
        reason: '',
        version: row.officialVersion,
        ...swissResults(swiss, swapped(ranking, 2, at)),
      }),
    );
    const statuses = (await Promise.all(corrections)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await drawnIn(event)).toHaveLength(8);
    expect(new Set(await drawnIn(event)).size).toBe(8);
  });

  test('saves that come meanwhile are of the draw before or of the draw after, and all can be read', async () => {
    const { event, swiss, ranking } = await pickedPlayoffs();
    const { stage } = stageOf(event, 1);
    const saves = players.map((player, at) =>
      player.post(`/api/picks/save/user/${event.row.id}`, randomPicks(stage, randomOf(100 + at))),
    );
    const [entered, ...saved] = await Promise.all([
      tryToEnter(event, 0, swissResults(swiss, swapped(ranking, 2, 9))),
      ...saves,
    ]);
    expect(entered.statusCode).toBe(200);
    for (const { statusCode } of saved) expect([200, 400]).toContain(statusCode);
    for (const { matchPicks } of await picksOfAll(event)) {
      expect(matchPicks).toHaveLength(7);
      expect(JSON.stringify(matchPicks)).not.toContain(`TeamId":${ranking[2]},`);
    }
  });
});

describe('a draw that is picked in', () => {
  const withoutDraw: PickSet = { groupStagePicks: [], matchPicks: [] };

  test.each([
    { why: 'cleared', draw: () => withoutDraw },
    {
      why: 'emptied at one place',
      draw: (rows: readonly MatchPick[]) => ({
        groupStagePicks: [],
        matchPicks: rows.map((row, at) => (at === 0 ? { ...row, topTeamId: null } : row)),
      }),
    },
    {
      why: 'given a bye',
      draw: (rows: readonly MatchPick[]) => ({
        groupStagePicks: [],
        matchPicks: rows.map((row, at) =>
          at === 0
            ? { ...row, bottomTeamId: null, winnerTeamId: row.topTeamId, outcome: 'bye' as const }
            : row,
        ),
      }),
    },
  ])(
    'cannot be $why, before or after the lock, and the preview says so as well',
    async ({ draw }) => {
      const { event } = await pickedPlayoffs();
      const before = await picksOfAll(event);
      const { official } = stageOf(await now(event), 1);
      for (const lock of [false, true]) {
        if (lock) await act(event, 'lock');
        const { officialVersion } = (await now(event)).row;
        const wanted = draw(official.matchPicks);
        for (const attempt of [tryToPreview, tryToEnter]) {
          const answer = await attempt(event, 1, wanted);
          expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_picks']);
          expect(answer.json().problems[0].message).toContain('6 people have picked in this draw');
        }
        expect((await now(event)).row.officialVersion).toBe(officialVersion);
        expect((await picksOfAll(event)).map(({ matchPicks }) => matchPicks)).toEqual(
          before.map(({ matchPicks }) => matchPicks),
        );
      }
    },
  );

  test('can be corrected: picks follow the places, and everybody is told', async () => {
    const { event, ranking } = await pickedPlayoffs();
    const before = await picksOfAll(event);
    const [a = 0, b = 0] = [ranking[1], ranking[4]];
    const corrected = drawOf(stageOf(event, 1), swapped(ranking, 1, 4));
    const shown = await preview(event, 1, corrected);
    expect(shown.concerned).toEqual({ entries: players.length, users: players.length });
    expect(shown.follows).toHaveLength(2);
    await enter(event, 1, corrected);
    const exchanged = (picks: readonly MatchPick[]) =>
      renamed(renamed(renamed(picks, a, 0) as MatchPick[], b, a) as MatchPick[], 0, b);
    const after = await picksOfAll(event);
    expect(after.map(({ matchPicks }) => matchPicks)).toEqual(
      before.map(({ matchPicks }) => exchanged(matchPicks)),
    );
    expect(await toldOf(event, players[0] ?? bystander)).toHaveLength(1);
    await enter(event, 1, drawOf(stageOf(event, 1), ranking));
    expect((await picksOfAll(event)).map(({ matchPicks }) => matchPicks)).toEqual(
      before.map(({ matchPicks }) => matchPicks),
    );
  });

  test('can be completed where it was open', async () => {
    const { event, swiss, ranking } = await desk.lockedSwiss(withoutTeams(playoffs));
    const placed = await enter(event, 0, swissResults(swiss, ranking));
    const half = ranking.map((id, at) => (at === 3 ? null : id));
    await enter(event, 1, drawOf(stageOf(placed, 1), half));
    const open = await act(event, 'open_next', inAnHour());
    const player = players[0] ?? bystander;
    const slip = clickedSlip(stageOf(open, 1).stage, randomOf(1));
    const saved = await player.post(`/api/picks/save/user/${event.row.id}`, slip);
    expect(saved.statusCode, saved.body).toBe(200);
    const before = await picksOf(event, player);
    await enter(event, 1, drawOf(stageOf(open, 1), ranking));
    expect((await picksOf(event, player)).matchPicks).toEqual(before.matchPicks);
  });
});
