import { gunzipSync } from 'node:zlib';
import type { LeagueRankings, UserScore } from '@callshot/contract';
import type { PickSet } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import {
  enterResults,
  joinLeague,
  lockStage,
  rankingsOf,
  testLeague,
} from '../../../testing/community/ranked-leagues.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);

/** In the order in which they save. */
const players: TestUser[] = [];
for (let at = 1; at <= 16; at += 1) players.push(await product.user(`Player ${at}`));

const save = (user: TestUser, { row }: LoadedEvent, picks: PickSet) =>
  user.post(`/api/picks/save/user/${row.id}`, picks);
const stageOf = (event: LoadedEvent) => event.stages[0]!.stage;
const idsOf = ({ records }: LeagueRankings) => records.map(({ userId }) => userId);

/** Points of these users, by the ledger of each. */
async function pointsOf(event: LoadedEvent, users: readonly TestUser[]) {
  const points = new Map<number, number>();
  for (const { id } of users) {
    const path = `/api/picks/get/score/${event.row.id}?userId=${id}`;
    const score: UserScore = (await visitor.get(path)).json();
    points.set(
      id,
      score.ledger.reduce((sum, row) => sum + row.points, 0),
    );
  }
  return points;
}

interface Expected {
  readonly entered: readonly TestUser[];
  readonly others: readonly TestUser[];
  readonly points: ReadonlyMap<number, number>;
  readonly before: ReadonlyMap<number, number> | null;
}

/** The ranking in the plainest way; `entered` in the order of their saves. */
function naiveRows({ entered, others, points, before }: Expected) {
  const rankIn = (totals: ReadonlyMap<number, number>, id: number): number =>
    1 + entered.filter((other) => (totals.get(other.id) ?? 0) > (totals.get(id) ?? 0)).length;
  const sorted = entered.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0));
  const rows = sorted.map(({ id }) => ({
    userId: id,
    totalScore: points.get(id),
    rank: rankIn(points, id),
    move: before && rankIn(before, id) - rankIn(points, id),
  }));
  const last = others
    .toSorted((a, b) => a.id - b.id)
    .map(({ id }) => ({ userId: id, totalScore: 0, rank: null, move: null }));
  return [...rows, ...last].map((row, at) => ({ ...row, row: at + 1 }));
}

/** One part of a bracket after the other; of anything else everything at once. */
const stepsOf = (official: PickSet): PickSet[] =>
  official.matchPicks.length === 0
    ? [official]
    : [['UB'], ['UB', 'LB'], ['UB', 'LB', 'GF']].map((parts) => ({
        groupStagePicks: [],
        matchPicks: official.matchPicks.filter(({ bracketPart }) => parts.includes(bracketPart)),
      }));

describe.each([
  { why: 'a bracket', gameId: 1 as const, stage: playoffStage({ teams: 4 }), seed: 1 },
  { why: 'a Swiss stage', gameId: 2 as const, stage: swissStage(), seed: 2 },
])('the ranking of $why', ({ gameId, stage, seed }) => {
  test('is that of the ledgers after every result [rule: leagues-3, leagues-32]', async () => {
    const event = await testEvent(db, { stages: [stage], gameId });
    const random = randomOf(seed);
    // Some pick what another one did, so that they share a rank.
    for (const [at, player] of players.slice(0, 12).entries()) {
      const picks = randomPicks(stageOf(event), randomOf(100 * seed + (at % 5)));
      expect((await save(player, event, picks)).statusCode).toBe(200);
    }
    const leagues: { id: number; members: TestUser[] }[] = [];
    for (const name of ['some', 'others', 'most']) {
      const members = players.filter(() => random() < (name === 'most' ? 0.9 : 0.5));
      const [creator, ...rest] = members;
      if (!creator) throw new Error('Nobody was drawn');
      leagues.push({ id: await testLeague(creator, `${name} ${seed}`, rest), members });
    }
    await lockStage(admin, event);
    const official = randomPicks(stageOf(event), randomOf(9000 + seed));
    let before: ReadonlyMap<number, number> | null = null;
    let shared = 0;
    for (const step of stepsOf(official)) {
      await enterResults(admin, event, step);
      const points = await pointsOf(event, players);
      for (const { id, members } of leagues) {
        const entered = members.filter((member) => players.indexOf(member) < 12);
        const others = members.filter((member) => players.indexOf(member) >= 12);
        const rows = naiveRows({ entered, others, points, before });
        const told = await rankingsOf(visitor, id, event);
        expect(told.records).toEqual(
          rows.map((row) => expect.objectContaining({ ...row, eventId: event.row.id })),
        );
        expect(told).toMatchObject({
          ...{ leagueId: id, eventId: event.row.id, isScored: true, own: null },
          ...{ totalRecords: members.length, ranked: entered.length },
        });
        for (const member of members) {
          const own = (await rankingsOf(member, id, event, 3)).own;
          expect(own).toEqual(told.records.find(({ userId }) => userId === member.id));
        }
        shared += entered.length - new Set(rows.map(({ rank }) => rank)).size;
      }
      before = points;
    }
    expect(shared).toBeGreaterThan(0);
  });
});

test('a ranking is sent compressed, and kept by no cache', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const [creator, ...members] = players;
  if (!creator) throw new Error('There are no players');
  const id = await testLeague(creator, 'sent compressed', members);
  const path = `/api/leagues/rankings?leagueId=${id}&eventId=${event.row.id}&from=1`;
  const zipped = await visitor.get(path, { 'accept-encoding': 'gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  const told = gunzipSync(zipped.rawPayload).toString();
  expect(JSON.parse(told).records).toHaveLength(players.length);
  expect(zipped.rawPayload.length).toBeLessThan(told.length / 2);
});

describe('who is in a ranking', () => {
  test('late joiners with what they had before, nobody who was removed, left or deleted the account [rule: leagues-32]', async () => {
    const event = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
    const [creator, removed, left, gone, late] = await Promise.all(
      ['the creator', 'removed', 'left', 'gone', 'late'].map((name) => product.user(name)),
    );
    if (!creator || !removed || !left || !gone || !late) throw new Error('no users');
    const all = [creator, removed, left, gone, late];
    for (const [at, user] of all.entries()) {
      await save(user, event, randomPicks(stageOf(event), randomOf(at)));
    }
    const leagueId = await testLeague(creator, 'Coming and going', [removed, left, gone]);
    await lockStage(admin, event);
    await enterResults(admin, event, randomPicks(stageOf(event), randomOf(77)));
    const idsNow = async () => new Set(idsOf(await rankingsOf(visitor, leagueId, event)));
    expect(await idsNow()).toEqual(new Set([creator, removed, left, gone].map(({ id }) => id)));

    await creator.delete(`/api/leagues/removeMember?leagueId=${leagueId}&userId=${removed.id}`);
    await left.delete(`/api/leagues/leave?leagueId=${leagueId}`);
    await joinLeague(late, leagueId);
    expect(await idsNow()).toEqual(new Set([creator, gone, late].map(({ id }) => id)));
    const path = `/api/picks/get/score/${event.row.id}?userId=${late.id}`;
    const { totalScore } = (await visitor.get(path)).json();
    const { records } = await rankingsOf(late, leagueId, event);
    expect(records.find(({ userId }) => userId === late.id)).toMatchObject({ totalScore });

    const confirmation = { confirmation: 'gone', password: goodPassword };
    expect((await gone.post('/api/account/delete', confirmation)).statusCode).toBe(200);
    await expect.poll(idsNow).toEqual(new Set([creator.id, late.id]));
  });

  test('who stands on no board follows without a rank', async () => {
    const event = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
    const bot = await product.user('some bot');
    const human = await product.user('some human');
    for (const user of [bot, human]) {
      await save(user, event, randomPicks(stageOf(event), randomOf(user.id)));
    }
    await admin.post('/api/user/update', { userId: bot.id, isIneligible: true, reason: 'A bot' });
    const leagueId = await testLeague(human, 'With a bot', [bot]);
    await lockStage(admin, event);
    await enterResults(admin, event, randomPicks(stageOf(event), randomOf(78)));
    const told = await rankingsOf(visitor, leagueId, event);
    expect(told.records).toMatchObject([
      { userId: human.id, rank: 1 },
      { userId: bot.id, rank: null, totalScore: 0, champion: null, lastPoints: null },
    ]);
    expect(told.ranked).toBe(1);
  });
});

test('nothing of picks is told before they are sealed, by any call', async () => {
  const event = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
  const reader = await product.user('curious');
  const picker = await product.user('secretive');
  const before = await testLeague(reader, 'Curious', [picker]);
  const ask = async () => {
    const at = `leagueId=${before}&eventId=${event.row.id}`;
    const paths = [
      `rankings?${at}`,
      `shares?${at}`,
      `analystRankings?eventId=${event.row.id}`,
      `events?leagueId=${before}`,
      'joined',
      'analyst',
    ];
    return Promise.all(
      paths.map(async (path) => (await reader.get(`/api/leagues/${path}`)).json()),
    );
  };
  await ask();
  const empty = await ask();
  await save(picker, event, randomPicks(stageOf(event), randomOf(4)));
  const after = await ask();
  // Byte for byte as without picks, except for the state of the event's board.
  expect(after).toEqual(empty);
  const told = JSON.stringify(after);
  for (const teamId of stageOf(event).substages[0]?.teamIds ?? []) {
    expect(told).not.toContain(`"teamId":${teamId}`);
  }
  expect(after[0]).toMatchObject({ isScored: false, ranked: 0, totalRecords: 2 });
  expect(after[1]).toEqual({
    ...{ teamId: null, isChampion: false },
    ...{ analysts: null, league: null, everybody: null },
  });
});
