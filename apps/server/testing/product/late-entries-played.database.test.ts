import type { Answer, UserScore } from '@callshot/contract';
import {
  bracketFromPicks,
  bracketPicksOf,
  compileBracket,
  type EventStage,
  type MatchPick,
  type PickSet,
  pickWinner,
  slotOfMatch,
} from '@callshot/rules';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type Random,
  randomOf,
  randomPicks,
} from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { alone } from '../../src/platform/changes/leadership.ts';
import { stageAt } from '../../src/play/events/loaded-event.ts';
import { sealDueStages } from '../../src/play/seals/seal-stages.ts';
import { advanceRuns } from '../../src/rewards/trophies/advance-runs.service.ts';
import type { TestUser } from '../account/users.ts';
import { enterResults } from '../community/ranked-leagues.ts';
import { loadedEvent, testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';
import { wholeBoard } from './whole-board.ts';

const IN_TIME = 240;
const LATE = 60;
const SHARE = 75;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
const late: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= IN_TIME; at += 1) players.push(await product.user(`Player ${at}`));
  for (let at = 1; at <= LATE; at += 1) late.push(await product.user(`Late ${at}`));
});

/** Two points for each right winner, counted without the product. */
function pointsOf(matchPicks: readonly MatchPick[], official: PickSet): number {
  const winners = new Map(
    official.matchPicks.map((pick) => [slotOfMatch(pick), pick.winnerTeamId]),
  );
  const right = matchPicks.filter((pick) => winners.get(slotOfMatch(pick)) === pick.winnerTeamId);
  return 2 * right.length;
}

test('60 of 300 players come late: board, ledgers, a sum and trophies agree [rule: late-5, late-7, late-8]', async () => {
  const stage = playoffStage({ teams: 8, elimination: 'single', useSeriesScore: false });
  const made = await testEvent(db, { stages: [stage] });
  const eventId = made.row.id;
  const start = made.stages[0]!.stage;
  const chosen = await admin.post('/api/event/lateEntry', {
    eventId,
    version: made.row.version,
    lateShare: SHARE,
  });
  expect(chosen.statusCode, chosen.body).toBe(200);
  const startsIn = async (slot: string, hours: number) => {
    const answer = await admin.post('/api/event/matchTime', {
      eventId,
      eventSubstageId: start.substages[0]!.eventSubstageId,
      slot,
      startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const official = randomPicks(start, randomOf(9000));
  const order = official.matchPicks.map(slotOfMatch);
  for (const [at, slot] of order.entries()) await startsIn(slot, 2 + at);
  const slips = new Map<number, readonly MatchPick[]>();
  for (const [at, player] of players.entries()) {
    const slip = randomPicks(start, randomOf(at));
    expect((await player.post(`/api/picks/save/user/${eventId}`, slip)).statusCode).toBe(200);
    slips.set(player.id, slip.matchPicks);
  }
  await sql`update events set starts_at = clock_timestamp() - interval '1 second', version = version + 1
    where id = ${eventId}`.execute(db);
  await sealDueStages(db, () => {});

  const random = randomOf(4711);
  let [played, comers] = [playedUpTo(official, -1), 0];
  for (const [at, slot] of order.entries()) {
    await startsIn(slot, 0);
    await sealDueStages(db, () => {});
    played = playedUpTo(official, at);
    await enterResults(admin, await loadedEvent(db, eventId), played);
    const event = await loadedEvent(db, eventId);
    const open = stageAt(event.stages[0]!, new Date()).stage;
    // Some come late, and some of those who did call what has become known since.
    const callers = at < order.length - 1 ? late.slice(Math.max(0, comers - 5), comers + 10) : [];
    for (const player of callers) {
      const slip = filled(open, slips.get(player.id) ?? [], random);
      if (slip.matchPicks.length === 0) continue;
      const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
      expect(answer.statusCode, answer.body).toBe(200);
      slips.set(player.id, slip.matchPicks);
    }
    comers = Math.min(LATE, comers + 10);
    await agree(at);
  }
  // A result that staff entered wrongly is corrected after everything is over.
  const last = official.matchPicks.at(-1)!;
  played = {
    ...official,
    matchPicks: official.matchPicks.with(-1, {
      ...last,
      winnerTeamId: last.loserTeamId,
      loserTeamId: last.winnerTeamId,
      topTeamScore: last.bottomTeamScore,
      bottomTeamScore: last.topTeamScore,
    }),
  };
  await enterResults(admin, await loadedEvent(db, eventId), played);
  await agree(order.length);

  await sql`update events set finished_at = now(), version = version + 1
    where id = ${eventId}`.execute(db);
  const notRewarded: Answer<'GET /api/event/notRewarded'> = (
    await admin.get('/api/event/notRewarded')
  ).json();
  const tiers = notRewarded.find(({ id }) => id === eventId)?.tiers ?? [];
  const listed: Answer<'GET /api/trophy/recipients/:eventId'> = (
    await admin.get(`/api/trophy/recipients/${eventId}`)
  ).json();
  const given = await admin.post(`/api/trophy/giveTrophies?eventId=${eventId}`);
  expect(given.statusCode, given.body).toBe(200);
  const { changes } = product.capabilities.services;
  await advanceRuns({ db, changes, standing: alone });
  const awards = await db.selectFrom('awards').selectAll().where('eventId', '=', eventId).execute();
  const givenOf = (type: number) => awards.filter((one) => one.trophyTypeId === type).length;
  expect(tiers).toHaveLength(6);
  for (const { trophyTypeId, count } of tiers) expect(count).toBe(givenOf(trophyTypeId));
  expect(listed.totalRecords).toBe(awards.length);
  expect(
    listed.records.map(({ username, ...one }) => one).toSorted((x, y) => x.userId - y.userId),
  ).toEqual(
    awards
      .map(({ rank, userId, totalScore, trophyTypeId }) => ({
        ...{ rank, userId, totalScore, trophyTypeId },
      }))
      .toSorted((x, y) => x.userId - y.userId),
  );
  const ofLate = awards.filter(({ userId }) => late.some(({ id }) => id === userId));
  expect(ofLate.length).toBeGreaterThan(40);
  for (const award of ofLate) {
    expect(award).toMatchObject({
      trophyTypeId: 1,
      rank: null,
      percentile: null,
      entrants: IN_TIME,
    });
  }
  const inTime = awards.filter(({ rank }) => rank !== null);
  expect(inTime).toHaveLength(IN_TIME);
  for (const { userId, rank } of inTime) expect(rank).toBe(rankOf(userId));

  /** The rank among those in time, counted one by one. */
  function rankOf(userId: number): number {
    const own = pointsOf(slips.get(userId) ?? [], played);
    return 1 + players.filter(({ id }) => pointsOf(slips.get(id) ?? [], played) > own).length;
  }

  async function agree(at: number): Promise<void> {
    const rows = await wholeBoard(visitor, eventId);
    const isSealed = await sealedSlots(eventId);
    const expected = new Map(
      [...slips].flatMap(([id, picks]) => {
        const isLate = late.some((player) => player.id === id);
        const shown = isLate ? picks.filter((pick) => isSealed.has(slotOfMatch(pick))) : picks;
        if (shown.length === 0) return [];
        const points = pointsOf(shown, played);
        return [[id, isLate ? Math.floor((points * SHARE + 50) / 100) : points]];
      }),
    );
    const told = new Map(rows.map(({ userId, totalScore }) => [userId, totalScore]));
    expect(told, `after match ${at}`).toEqual(expected);
    for (const { userId, rank, lateShare } of rows) {
      if (late.some(({ id }) => id === userId)) expect([rank, lateShare]).toEqual([null, SHARE]);
      else expect([rank, lateShare]).toEqual([rankOf(userId), undefined]);
    }
    for (const { id } of [...players.slice(0, 3), ...late.slice(0, 12)]) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${id}`);
      const { ledger, totalScore }: UserScore = answer.json();
      expect(totalScore).toBe(expected.get(id) ?? 0);
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
    }
  }
});

async function sealedSlots(eventId: number): Promise<ReadonlySet<string>> {
  const { stages } = await loadedEvent(db, eventId);
  const locks = stages[0]?.matchLocks ?? [];
  return new Set(locks.flatMap(({ match, isSealed }) => (isSealed ? [match] : [])));
}

/** The slip with everything called that can be. */
function filled(stage: EventStage, saved: readonly MatchPick[], random: Random): PickSet {
  const graph = compileBracket(stage.format);
  const [substage] = stage.substages;
  let state = bracketFromPicks(graph, substage!, saved);
  for (const { key, index } of graph.matches) {
    const match = state.matches[index]!;
    if (!match.isPickable || match.isClosed) continue;
    const slot = random() < 0.5 ? match.top : match.bottom;
    const picked = pickWinner(graph, state, key, slot.kind === 'team' ? slot.teamId : 0);
    if (picked.ok) state = picked.state;
  }
  return { groupStagePicks: [], matchPicks: bracketPicksOf(state, { ...stage, ...substage! }) };
}

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
