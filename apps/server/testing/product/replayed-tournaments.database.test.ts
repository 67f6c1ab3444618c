import type { Answer, Event } from '@callshot/contract';
import {
  type FakeWiki,
  type Replay,
  replayOf,
  startFakeWiki,
  tournamentsIn,
} from '@callshot/fake-wiki';
import type { PickSet } from '@callshot/rules';
import {
  austinMajor2025,
  builtMajor,
  builtWorlds,
  type Caller,
  createReplayedEvent,
  followEvent,
  rlcsWorlds2022,
  type Staged,
  stageTournament,
} from '@callshot/seed';
import { describe, expect, test } from 'vitest';
import { recorded } from '../desk/wiki.ts';
import type { TestClient } from '../platform/client.ts';
import { testProduct } from './product.ts';

const playerCount = 300;
/** All players have time to pick. Then the next match is announced for a moment later. */
const longAhead = 480_000;
const soon = 2000;

const nextStart = ({ schedule }: Replay, now: number): number =>
  Math.min(
    ...[...schedule.values()].flatMap(({ startsAt }) => startsAt ?? []).filter((at) => at > now),
  );

const callerOf = (client: TestClient): Caller => ({
  get: async <T>(path: string) => {
    const answer = await client.get(path);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
    return answer.json<T>();
  },
  post: async (path, body) => {
    const answer = await client.post(path, body);
    return { status: answer.statusCode, body: answer.json() };
  },
});

/** Picks or results by name: teams with their fate, matches with their winner. */
function spokenPicks(
  picks: PickSet,
  names: ReadonlyMap<number, string>,
  stageId: number,
): string[] {
  const name = (id: number | null) => (id === null ? 'nobody' : names.get(id));
  const teams = picks.groupStagePicks
    .filter(({ eventStageId }) => eventStageId === stageId)
    .map(({ teamId, pickTypeId }) => `${pickTypeId}: ${name(teamId)}`);
  const matches = picks.matchPicks
    .filter(({ eventStageId, winnerTeamId }) => eventStageId === stageId && winnerTeamId !== null)
    .map(
      ({ bracketPart, bracketCol, winnerTeamId, loserTeamId, topTeamScore, bottomTeamScore }) => {
        const score = [topTeamScore ?? 0, bottomTeamScore ?? 0].sort((a, b) => b - a).join('-');
        return `${bracketPart} ${bracketCol}: ${name(winnerTeamId)} ${score} ${name(loserTeamId)}`;
      },
    );
  return [...teams, ...matches].sort();
}

describe.each([
  {
    why: 'Austin 2025',
    tournament: austinMajor2025,
    gameId: 2 as const,
    format: builtMajor,
    staged: stageTournament(austinMajor2025, builtMajor),
    speed: 40_000,
  },
  {
    why: 'RLCS 2021-22',
    tournament: rlcsWorlds2022,
    gameId: 1 as const,
    format: builtWorlds,
    staged: stageTournament(rlcsWorlds2022, builtWorlds),
    speed: 20_000,
  },
])('$why, replayed', async ({ tournament, gameId, format, staged, speed }) => {
  const source = tournamentsIn(recorded()).find(({ name }) => name === tournament.name)!;
  const replayFrom = (startsAt: number) =>
    replayOf(source.tables, { startsAt, speed, pauses: { atMost: 200, beforeStages: longAhead } });
  let replay = replayFrom(Date.now() + longAhead);
  const wiki: FakeWiki = await startFakeWiki({ tables: (now) => replay.at(now) });
  const product = await testProduct(undefined, {
    config: {
      finishWaitSeconds: 0,
      wiki: {
        url: wiki.url,
        apiKey: wiki.apiKey,
        contact: 'ops@callshot.example',
        requestsPerHour: 1_000_000,
        pollSeconds: 1,
        webhookSecret: null,
      },
    },
  });
  await product.capabilities.start();
  const staff = callerOf(await product.user('creator', ['Admin', 'EventCreator']));
  const visitor = callerOf(product.visitor);
  const users: { id: number; caller: Caller }[] = [];
  for (let index = 0; index < playerCount; index += 1) {
    const user = await product.user(`player-${index}`);
    users.push({ id: user.id, caller: callerOf(user) });
  }
  const saved = await staff.post('/api/eventFormat', {
    id: 0,
    name: 'Built',
    json: JSON.stringify(format),
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);

  const pageId = Number(source.tables.tournament[0]?.pageid);
  const eventId = await createReplayedEvent(staff, { gameId, pageId });
  const news: string[] = [];
  const givenUpAt = Date.now() + 600_000;
  const event = await followEvent({
    visitor,
    players: users.map(({ caller }) => caller),
    eventId,
    tell: (line) => news.push(line),
    hasPicked: () => {
      replay = replayFrom(replay.startsAt - nextStart(replay, Date.now()) + Date.now() + soon);
    },
    isGivenUp: () => Date.now() > givenUpAt,
  });
  await wiki.stop();
  const names = new Map(event.teams.map(({ id, name }) => [id, name]));

  test('is over, with every stage locked, opened and finished by itself', () => {
    expect(event.finished, news.join('\n')).toBe(true);
    const stages = event.eventStages.map(({ name }) => name);
    for (const name of stages) {
      expect(news).toContain(`${name}: ${playerCount} of ${playerCount} players have picked`);
      expect(news).toContain(`${name} is locked`);
    }
    expect(event.eventStages.every(({ isSealed }) => isSealed)).toBe(true);
  });

  test('has asked nobody', async () => {
    const { doubts } = await staff.get<Answer<'GET /api/sync/:eventId'>>(`/api/sync/${eventId}`);
    expect(doubts).toEqual([]);
  });

  test('has the results of the real tournament', async () => {
    const official = await visitor.get<PickSet>(`/api/picks/get/official/${eventId}`);
    const goldenNames = new Map(staged.names.map((name, index) => [index + 1, name]));
    staged.stages.forEach(({ stage, official: golden }, index) => {
      expect(spokenPicks(official, names, event.eventStages[index]!.id)).toEqual(
        spokenPicks(golden, goldenNames, stage.eventStageId),
      );
    });
  });

  test('has the board that the real results give', async () => {
    const expected: [number, number][] = [];
    for (const { id } of users) {
      const picks = await visitor.get<PickSet>(`/api/picks/get/user/${eventId}?userId=${id}`);
      expected.push([id, totalOf(staged, event, picks)]);
    }
    const board = await wholeBoard(visitor, eventId);
    expect(board.map(({ userId, totalScore }) => [userId, totalScore]).sort(byId)).toEqual(
      expected.sort(byId),
    );
    const totals = expected.map(([, total]) => total);
    for (const { rank, totalScore } of board) {
      expect(rank).toBe(1 + totals.filter((total) => total > (totalScore ?? 0)).length);
    }
    expect(new Set(totals).size).toBeGreaterThan(10);
  });
});

const byId = ([a = 0]: readonly (number | null)[], [b = 0]: readonly (number | null)[]): number =>
  (a ?? 0) - (b ?? 0);

/** The points of somebody's picks as the golden stages judge them. */
function totalOf(staged: Staged, event: Event, picks: PickSet): number {
  const idOf = new Map(event.teams.map(({ id, name }) => [id, staged.idOf(name)]));
  const team = (id: number | null) => (id === null ? null : (idOf.get(id) ?? null));
  return staged.stages.reduce((total, { stage, scoring, encode }, index) => {
    const own = event.eventStages[index]!;
    const place = new Map(
      own.eventSubstage.map(({ id }, at) => [id, stage.substages[at]!.eventSubstageId]),
    );
    const moved = <T extends { readonly eventSubstageId: number; readonly eventStageId: number }>(
      rows: readonly T[],
    ): T[] =>
      rows
        .filter(({ eventStageId }) => eventStageId === own.id)
        .map((row) => ({
          ...row,
          eventStageId: stage.eventStageId,
          eventSubstageId: place.get(row.eventSubstageId)!,
        }));
    const slip: PickSet = {
      groupStagePicks: moved(picks.groupStagePicks).map((row) => ({
        ...row,
        teamId: team(row.teamId)!,
      })),
      matchPicks: moved(picks.matchPicks).map((row) => ({
        ...row,
        topTeamId: team(row.topTeamId),
        bottomTeamId: team(row.bottomTeamId),
        winnerTeamId: team(row.winnerTeamId),
        loserTeamId: team(row.loserTeamId),
      })),
    };
    return total + scoring.totalOf(encode(slip));
  }, 0);
}

type Board = Answer<'GET /api/picks/get/leaderboard/:eventId'>;

async function wholeBoard(visitor: Caller, eventId: number): Promise<Board['records']> {
  const rows: Board['records'][number][] = [];
  for (;;) {
    const page = await visitor.get<Board>(
      `/api/picks/get/leaderboard/${eventId}/${rows.length + 1}`,
    );
    rows.push(...page.records);
    if (rows.length >= page.totalRecords || page.records.length === 0) return rows;
  }
}
