import type { UserScore } from '@callshot/contract';
import { type EventStage, type GroupStagePick, type PickSet, PickType } from '@callshot/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  bestNextOrders,
  bestNextStage,
  orderStage,
  swissGroupsStage,
  unequalGroupStage,
} from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../account/users.ts';
import { enterResults, lockStage } from '../community/ranked-leagues.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';
import { wholeBoard } from './whole-board.ts';

const PLAYERS = 300;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= PLAYERS; at += 1) players.push(await product.user(`Player ${at}`));
});

const teamKey = ({ eventSubstageId, teamId, pickTypeId }: GroupStagePick): string =>
  `${eventSubstageId} ${teamId} ${pickTypeId}`;

type Pays = (slip: PickSet, official: PickSet) => number;

/** The points of a slip, counted without the product: each pick that came true pays by its kind. */
const byKind =
  (pays: Partial<Record<PickType, number>>): Pays =>
  (slip, official) => {
    const right = new Set(official.groupStagePicks.map(teamKey));
    return slip.groupStagePicks
      .filter((pick) => right.has(teamKey(pick)))
      .reduce((sum, { pickTypeId }) => sum + (pays[pickTypeId] ?? 0), 0);
  };

/** The same of places: each pays by how far it is from where the team came. */
const byDistance =
  (...pays: readonly number[]): Pays =>
  (slip, official) =>
    slip.groupStagePicks.reduce((sum, { teamId, pickTypeId }) => {
      const came = official.groupStagePicks.find((row) => row.teamId === teamId)?.pickTypeId ?? 0;
      return sum + (pays[Math.abs(came - pickTypeId)] ?? 0);
    }, 0);

const { advancing, cleanSweepWinner, cleanSweepLoser, firstPlace, secondPlace } = PickType;

interface Played {
  readonly why: string;
  readonly stage: EventStage;
  readonly pays: Pays;
}

const PLAYED: readonly Played[] = [
  {
    why: 'Swiss groups of two sizes',
    stage: swissGroupsStage(),
    pays: byKind({ [advancing]: 2, [cleanSweepWinner]: 3, [cleanSweepLoser]: 4 }),
  },
  {
    why: 'groups that send on different numbers',
    stage: unequalGroupStage(),
    pays: byKind({ [advancing]: 2, [firstPlace]: 3, [secondPlace]: 1 }),
  },
  {
    why: 'groups with the best of the next place',
    stage: bestNextStage(),
    pays: byKind({ [advancing]: 2, [firstPlace]: 3, [secondPlace]: 1 }),
  },
  {
    why: 'orders with the best of the next place',
    stage: bestNextOrders(),
    pays: byDistance(5, 3, 1),
  },
  {
    why: 'the whole order of groups of two sizes',
    stage: orderStage(),
    pays: byDistance(5, 3, 1),
  },
];

describe.each(PLAYED)('$why, played by three hundred', ({ stage, pays }) => {
  test('board, ledgers and an independent sum agree [rule: formats-37, formats-39]', async () => {
    const event = await testEvent(db, { stages: [stage] });
    const [first] = event.stages;
    if (!first) throw new Error('no stage');
    const eventId = event.row.id;
    const slips = new Map<number, PickSet>();
    for (const [at, player] of players.entries()) {
      const slip = randomPicks(first.stage, randomOf(at));
      const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
      expect(answer.statusCode, answer.body).toBe(200);
      slips.set(player.id, slip);
    }
    await lockStage(admin, event);
    const official = randomPicks(first.stage, randomOf(9000));
    await enterResults(admin, event, official);

    const board = await wholeBoard(visitor, eventId);
    const expected = [...slips].map(([userId, slip]) => ({
      userId,
      points: pays(slip, official),
    }));
    expect(new Map(board.map(({ userId, totalScore }) => [userId, totalScore]))).toEqual(
      new Map(expected.map(({ userId, points }) => [userId, points])),
    );
    for (const { rank, totalScore } of board) {
      expect(rank).toBe(1 + expected.filter(({ points }) => points > (totalScore ?? 0)).length);
    }
    expect(new Set(expected.map(({ points }) => points)).size).toBeGreaterThan(5);
    for (const { userId, totalScore } of board.slice(0, 40)) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
      const { ledger }: UserScore = answer.json();
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
    }
  });
});
