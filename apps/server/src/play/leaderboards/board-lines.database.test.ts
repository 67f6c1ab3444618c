import type { BestRank, Crowd, Leaderboard } from '@callshot/contract';
import {
  awardTier,
  compileBracket,
  compileScoring,
  encodePicks,
  NO_PICKS,
  type PickSet,
  seriesScores,
  TrophyType,
} from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const slips = new Map<number, PickSet>();
let event: LoadedEvent;
let official: PickSet;

const stageOf = () => {
  const [stage] = event.stages;
  if (!stage) throw new Error('no stage');
  return stage;
};
const isFinal = ({ bracketPart }: PickSet['matchPicks'][number]) => bracketPart === 'GF';

beforeAll(async () => {
  event = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
  official = randomPicks(stageOf().stage, randomOf(1000));
  for (let at = 1; at <= 26; at += 1) {
    const player = await product.user(`Player ${at}`);
    const slip = randomPicks(stageOf().stage, randomOf(at));
    slips.set(player.id, slip);
    await player.post(`/api/picks/save/user/${event.row.id}`, slip);
  }
});

async function readBoard(generation = 0): Promise<Leaderboard> {
  const path = `/api/picks/get/leaderboard/${event.row.id}`;
  await expect
    .poll(async () => (await visitor.get(path)).json().generation)
    .toBeGreaterThan(generation);
  return (await visitor.get(path)).json();
}

async function readCrowd(eventId = event.row.id): Promise<Crowd['stages']> {
  return (await visitor.get(`/api/picks/get/crowd/${eventId}`)).json().stages;
}

async function readBestRank(userId: number, eventId = event.row.id): Promise<BestRank['bestRank']> {
  const path = `/api/picks/get/bestRank/${eventId}?userId=${userId}`;
  return (await visitor.get(path)).json().bestRank;
}

/** The rank on the board for every winner and score of the final. */
function ranksByHand(userId: number): { winnerTeamId: number | null; rank: number }[] {
  const { stage, layout } = stageOf();
  const final = compileBracket(stage.format).matches.find(({ part }) => part === 'GF');
  return official.matchPicks.filter(isFinal).flatMap((match) => {
    const { topTeamId, bottomTeamId } = match;
    return [topTeamId, bottomTeamId].flatMap((winnerTeamId) =>
      seriesScores(final?.bestOf ?? 1).map(({ winner, loser }) => {
        const isTop = winnerTeamId === topTeamId;
        const played = {
          ...match,
          winnerTeamId,
          loserTeamId: isTop ? bottomTeamId : topTeamId,
          topTeamScore: isTop ? winner : loser,
          bottomTeamScore: isTop ? loser : winner,
        };
        const rows = [...official.matchPicks.filter((other) => !isFinal(other)), played];
        const scoring = compileScoring(stage, layout, { groupStagePicks: [], matchPicks: rows });
        const pointsOf = (slip: PickSet) => scoring.totalOf(encodePicks(stage, layout, slip));
        const own = pointsOf(slips.get(userId) ?? NO_PICKS);
        const above = [...slips.values()].filter((slip) => pointsOf(slip) > own);
        return { winnerTeamId, rank: 1 + above.length };
      }),
    );
  });
}

const bestByHand = (userId: number): number =>
  Math.min(...ranksByHand(userId).map(({ rank }) => rank));

/** A user's outcomes by the winner of the final. */
function outcomesByHand(userId: number): object[] {
  const ranks = ranksByHand(userId);
  const winners = new Set(ranks.map(({ winnerTeamId }) => winnerTeamId));
  return [...winners].map((winnerTeamId) => {
    const own = ranks.filter((one) => one.winnerTeamId === winnerTeamId).map(({ rank }) => rank);
    const [bestRank, worstRank] = [Math.min(...own), Math.max(...own)];
    const awardOf = (rank: number) =>
      TrophyType[awardTier(rank, Math.max(1, Math.ceil((100 * rank) / slips.size)))];
    return {
      winnerTeamId,
      bestRank,
      worstRank,
      bestTrophyTypeId: awardOf(bestRank),
      worstTrophyTypeId: awardOf(worstRank),
    };
  });
}

async function enter(matchPicks: PickSet['matchPicks'], of = event): Promise<void> {
  const path = `/api/picks/get/official/${of.row.id}`;
  const { version } = (await visitor.get(path)).json();
  const eventStageId = of.stages[0]?.id;
  const at = { userId: null, eventStageId, reason: 'As played', version };
  const answer = await admin.post(`/api/picks/override/${of.row.id}`, {
    ...at,
    groupStagePicks: [],
    matchPicks,
  });
  expect(answer.statusCode).toBe(200);
}

test('a board tells what the last result did, and nothing before there is one', async () => {
  const open = await readBoard(-1);
  expect(open.records[0]).toMatchObject({ move: null, lastPoints: null, champion: null });
  expect(open).toMatchObject({ tiers: [], lastResult: null });
  expect(await readCrowd()).toEqual([]);
  expect(await readBestRank(open.records[0]?.userId ?? 0)).toBeNull();

  await admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'lock',
    relockTime: null,
    reason: '',
  });
  const sealed = await readBoard(open.generation);
  expect(sealed).toMatchObject({ tiers: [], lastResult: null });
  for (const { userId, champion, move, lastPoints } of sealed.records) {
    const teamId = slips.get(userId)?.matchPicks.find(isFinal)?.winnerTeamId;
    expect({ champion, move, lastPoints }).toEqual({
      champion: { teamId, outcome: 'pending' },
      move: null,
      lastPoints: null,
    });
  }

  const [crowd] = await readCrowd();
  expect(crowd).toMatchObject({ eventStageId: stageOf().id, entrants: 26, points: [] });
  const titles = [...slips.values()].map((slip) => slip.matchPicks.find(isFinal)?.winnerTeamId);
  for (const teamId of stageOf().stage.substages[0]?.teamIds ?? []) {
    const told = crowd?.winners.find(
      (winner) => winner.matchKey === 'GF-0-0' && winner.teamId === teamId,
    );
    expect(told?.entrants ?? 0).toBe(titles.filter((title) => title === teamId).length);
  }

  const unfinished = official.matchPicks.filter((match) => !isFinal(match));
  await enter(unfinished);
  const first = await readBoard(sealed.generation);
  expect(first.lastResult?.matchKeys).toHaveLength(unfinished.length);
  for (const { move, lastPoints, totalScore } of first.records) {
    expect([move, lastPoints]).toEqual([null, totalScore]);
  }

  // The final is open: the best users of each ending.
  for (const { userId } of first.records) {
    const read = await readBestRank(userId);
    expect(read).toMatchObject({ eventStageId: stageOf().id, rank: bestByHand(userId) });
    expect(new Set(read?.outcomes)).toEqual(new Set(outcomesByHand(userId)));
  }
  expect(new Set(first.records.map(({ userId }) => bestByHand(userId))).size).toBeGreaterThan(3);
  expect(await readBestRank(admin.id)).toBeNull();

  await enter(official.matchPicks);
  const last = await readBoard(first.generation);
  expect(last.lastResult).toMatchObject({ eventStageId: stageOf().id, matchKeys: ['GF-0-0'] });
  expect(await readBestRank(last.records[0]?.userId ?? 0)).toBeNull();
  const champion = official.matchPicks.find(isFinal)?.winnerTeamId;
  const moves = last.records.map((row) => {
    const before = first.records.find(({ userId }) => userId === row.userId);
    expect(row.move).toBe((before?.rank ?? 0) - (row.rank ?? 0));
    expect(row.lastPoints).toBe((row.totalScore ?? 0) - (before?.totalScore ?? 0));
    expect(row.champion?.outcome).toBe(row.champion?.teamId === champion ? 'correct' : 'wrong');
    return row.move;
  });
  expect(new Set(moves).size).toBeGreaterThan(2);
  const count = last.totalRecords;
  for (const { trophyTypeId, entrants, fromPoints } of last.tiers) {
    const own = last.records.filter(({ rank }) => {
      const percentile = Math.max(1, Math.ceil((100 * (rank ?? 0)) / count));
      return TrophyType[awardTier(rank ?? 0, percentile)] === trophyTypeId;
    });
    expect(entrants).toBe(own.length);
    expect(fromPoints).toBe(own.at(-1)?.totalScore ?? null);
  }

  const scores = last.records.map(({ totalScore }) => totalScore);
  expect((await readCrowd())[0]?.points).toEqual(
    [...new Set(scores)]
      .sort((a, b) => (a ?? 0) - (b ?? 0))
      .map((points) => ({ points, entrants: scores.filter((one) => one === points).length })),
  );

  const [winner] = last.records;
  const found = await visitor.get(
    `/api/picks/search/leaderboard/${event.row.id}/${winner?.username}`,
  );
  expect(found.json().records[0]).toEqual(winner);
});

test('of four nobody learns what they picked together [rule: boards-27, pick-data-6]', async () => {
  const few = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
  const eventId = few.row.id;
  const [stage] = few.stages;
  if (!stage) throw new Error('no stage');
  let someone = 0;
  for (let at = 1; at <= 4; at += 1) {
    const player = await product.user(`One of few ${at}`);
    someone = player.id;
    await player.post(`/api/picks/save/user/${eventId}`, randomPicks(stage.stage, randomOf(at)));
  }
  await admin.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });
  expect(await readCrowd(eventId)).toEqual([]);
  const { matchPicks } = randomPicks(stage.stage, randomOf(1));
  await enter(
    matchPicks.filter((match) => !isFinal(match)),
    few,
  );
  expect(await readBestRank(someone, eventId)).toBeNull();
  expect((await visitor.get('/api/picks/get/crowd/999999')).statusCode).toBe(404);
  expect((await visitor.get('/api/picks/get/bestRank/999999')).statusCode).toBe(404);
});
