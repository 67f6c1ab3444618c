import type { UserScore } from '@callshot/contract';
import { type PickSet, slotOfMatch } from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { sealDueStages } from '../../src/play/seals/seal-stages.ts';
import type { TestUser } from '../account/users.ts';
import { enterResults } from '../community/ranked-leagues.ts';
import { loadedEvent, testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';
import { totalsOnBoard } from './whole-board.ts';

const PLAYERS = 300;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= PLAYERS; at += 1) players.push(await product.user(`Player ${at}`));
});

/** The points of a slip, counted without the product: two for each team that it sends on from its match, or home with the cup. */
const pointsOf = (slip: PickSet, official: PickSet): number => {
  const winners = new Map(
    official.matchPicks.map((pick) => [slotOfMatch(pick), pick.winnerTeamId]),
  );
  const right = slip.matchPicks.filter(
    (pick) => winners.get(slotOfMatch(pick)) === pick.winnerTeamId,
  );
  return 2 * right.length;
};

test('a bracket that locks match by match: board, ledgers and a sum agree after every match [rule: locks-23]', async () => {
  const stage = playoffStage({ teams: 8, elimination: 'single', useSeriesScore: false });
  const made = await testEvent(db, { stages: [stage] });
  const eventId = made.row.id;
  const stageId = made.stages[0]!.id;
  const chosen = await admin.post('/api/event/lockUnit', {
    eventId,
    version: made.row.version,
    eventStageId: stageId,
    lockUnit: 'match',
  });
  expect(chosen.statusCode, chosen.body).toBe(200);
  const startsIn = async (slot: string, hours: number) => {
    const answer = await admin.post('/api/event/matchTime', {
      eventId,
      eventSubstageId: made.stages[0]!.stage.substages[0]!.eventSubstageId,
      slot,
      startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const official = randomPicks(made.stages[0]!.stage, randomOf(9000));
  const order = official.matchPicks.map(slotOfMatch);
  for (const [at, slot] of order.entries()) await startsIn(slot, 2 + at);

  const slips = new Map<number, PickSet>();
  const save = async (player: TestUser, seed: number) => {
    const own = slips.get(player.id);
    const { stages } = await loadedEvent(db, eventId);
    const closed = new Set(
      stages[0]!.matchLocks.flatMap(({ match, isSealed }) => (isSealed ? [match] : [])),
    );
    // Closed picks stay; the final gets another winner, which needs no other pick.
    const fresh = randomPicks(made.stages[0]!.stage, randomOf(seed));
    const slip = own && closed.size > 0 ? withOtherFinal(own, closed) : fresh;
    const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
    expect(answer.statusCode, answer.body).toBe(200);
    slips.set(player.id, slip);
  };
  for (const [at, player] of players.entries()) await save(player, at);

  let seenTotals = new Set<number | null>();
  for (const [at, slot] of order.entries()) {
    await startsIn(slot, 0);
    await sealDueStages(db, () => {});
    const event = await loadedEvent(db, eventId);
    const played = playedUpTo(official, at);
    await enterResults(admin, event, played);
    const totals = await totalsOnBoard(visitor, eventId);
    const expected = new Map([...slips].map(([id, slip]) => [id, pointsOf(slip, played)]));
    expect(totals, `after ${slot}`).toEqual(expected);
    seenTotals = new Set(totals.values());
    for (const { id } of players.slice(0, 10)) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${id}`);
      const { ledger, totalScore }: UserScore = answer.json();
      expect(totalScore).toBe(expected.get(id));
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
    }
    // Some change what is still open.
    for (const player of players.slice(at * 10, at * 10 + 10)) {
      if (at < order.length - 1) await save(player, 500 + at);
    }
  }
  expect(seenTotals.size).toBeGreaterThan(3);
  expect((await loadedEvent(db, eventId)).stages[0]?.sealedAt).toBeInstanceOf(Date);
});

/** The results of the first matches, with the draw of the first round. */
const playedUpTo = ({ matchPicks }: PickSet, last: number): PickSet => ({
  groupStagePicks: [],
  matchPicks: matchPicks.flatMap((pick, at) => {
    if (at <= last) return [pick];
    const undecided = {
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    return pick.bracketCol === 0 ? [{ ...pick, ...undecided }] : [];
  }),
});

/** The same slip with the other finalist as the winner, unless the final is closed. */
function withOtherFinal(slip: PickSet, closed: ReadonlySet<string>): PickSet {
  const final = slip.matchPicks.at(-1);
  if (!final || closed.has(slotOfMatch(final))) return slip;
  const swapped = {
    ...final,
    winnerTeamId: final.loserTeamId,
    loserTeamId: final.winnerTeamId,
    topTeamScore: final.bottomTeamScore,
    bottomTeamScore: final.topTeamScore,
  };
  return { ...slip, matchPicks: [...slip.matchPicks.slice(0, -1), swapped] };
}
