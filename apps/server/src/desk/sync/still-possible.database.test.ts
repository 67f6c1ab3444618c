import type { LeaguePicks, OfficialPicks, UserScore } from '@callshot/contract';
import {
  type EventStage,
  groupsOf,
  optionAt,
  type PickSet,
  type StageCalls,
  stageCalls,
  suggestMapping,
} from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import type { RawMoment } from '../../../testing/desk/lpdb.ts';
import { swissTournament } from '../../../testing/desk/swiss-tournament.ts';
import { syncDesk } from '../../../testing/desk/sync.ts';
import { firstDay, readMoment, type Tournament } from '../../../testing/desk/tournaments.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { currentStage } from '../../play/events/loaded-event.ts';

// Score, ledger, matrix and what a page makes of official results say the same of what can still come, as soon
// as the wiki tells of a match.

const product = await testProduct();
const { visitor, capabilities } = product;
const { follow, look } = syncDesk(product);
const { boards } = capabilities.services;
const hour = 3_600_000;
const members: TestUser[] = [];
let leagueId = 0;

beforeAll(async () => {
  for (const at of [1, 2, 3]) members.push(await product.user(`member ${at}`));
  const [first, ...others] = members as [TestUser, ...TestUser[]];
  leagueId = (await leagueOf(first)).id;
  for (const member of others) await join(member, leagueId);
});

/** An event that follows a tournament which has not begun, with slips of all members. */
async function picked({ moments, format }: Tournament) {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) throw new Error('A tournament has moments');
  const laterMs = Date.now() + hour - firstDay;
  const mapping = suggestMapping(format, groupsOf(await readMoment(last, laterMs)));
  const drawn = await readMoment(first, laterMs);
  const eventId = await follow(drawn, format, 'counterstrike', mapping);
  const show = async (moment: RawMoment) => look(eventId, await readMoment(moment, laterMs));
  const stage = currentStage(await show(first)).stage;
  const slips = new Map<number, PickSet>();
  for (const [at, member] of members.entries()) {
    const slip = clickedSlip(stage, randomOf(at));
    const saved = await member.post(`/api/picks/save/user/${eventId}`, slip);
    expect(saved.statusCode, saved.body).toBe(200);
    slips.set(member.id, slip);
  }
  return { eventId, show, slips };
}

/** The calls as a page computes them from the official answer alone. */
function callsOnPage(stage: EventStage, slip: PickSet, answer: OfficialPicks): StageCalls {
  const substages = stage.substages.map((substage) => ({
    ...substage,
    teamMatches: answer.teamMatches
      .filter(({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId)
      .map(({ round, firstTeamId, secondTeamId, result }) => ({
        ...{ round, result },
        teamIds: [firstTeamId, secondTeamId] as const,
      })),
  }));
  const official = { groupStagePicks: answer.groupStagePicks, matchPicks: [] };
  return stageCalls({ ...stage, substages }, slip, official);
}

const tournament = swissTournament({
  teams: 16,
  advance: 8,
  random: randomOf(11),
  tables: 'at the end',
});

test('every moment of a Swiss stage is the same everywhere, and never promises more than before [rule: results-12, swiss-8]', async () => {
  const { eventId, show, slips } = await picked(tournament);
  const before = new Map<number, number>();
  const wrongEarly: number[] = [];
  let generation = 0;
  for (const moment of tournament.moments
    .slice(1)
    .filter((_, at, all) => at % 2 === 0 || at === all.length - 1)) {
    const event = await show(moment);
    const { stage } = currentStage(event);
    // The board of this state is there at once: nobody has to wait until a cached one is given up.
    const board = await boards.boardOf(eventId);
    expect(board?.generation).toBeGreaterThanOrEqual(generation);
    generation = board?.generation ?? 0;
    const answer = (await visitor.get(`/api/picks/get/official/${eventId}`)).json<OfficialPicks>();
    const matrix = await visitor.get(
      `/api/leagues/picks?leagueId=${leagueId}&eventId=${eventId}&eventStageId=${stage.eventStageId}`,
    );
    expect(matrix.statusCode, matrix.body).toBe(200);
    const { rows, columns } = matrix.json<LeaguePicks>();
    for (const [userId, slip] of slips) {
      const scored = await visitor.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
      const score = scored.json<UserScore>();
      const page = callsOnPage(stage, slip, answer);
      expect(page.ledger).toEqual(score.ledger);
      expect(page.maximum).toEqual({ points: score.maximum, isExact: score.isMaximumExact });
      expect(score.maximum).toBeLessThanOrEqual(before.get(userId) ?? Number.POSITIVE_INFINITY);
      before.set(userId, score.maximum);
      const open = score.ledger.filter(({ outcome }) => outcome === 'pending');
      const row = rows.find((one) => one.userId === userId);
      expect(row?.open).toBe(open.reduce((sum, { worth }) => sum + worth, 0));
      const outcomes = columns.flatMap((column, at) => {
        const option = row && optionAt(row, columns, at);
        return option ? [`${column.teamId} ${option.outcome}`] : [];
      });
      for (const { teamId, rule, outcome } of score.ledger) {
        // A 3-0 call is told by what it is called for.
        const calls = score.ledger.filter((own) => own.teamId === teamId);
        if (calls.length === 1)
          expect([rule, outcomes]).toEqual([
            rule,
            expect.arrayContaining([`${teamId} ${outcome}`]),
          ]);
      }
      const byResults = callsOnPage(stage, slip, { ...answer, teamMatches: [] }).ledger;
      const early = score.ledger.filter(
        ({ outcome }, at) => outcome === 'wrong' && byResults[at]?.outcome === 'pending',
      );
      wrongEarly.push(early.length);
    }
  }
  // Rows were wrong by matches alone, and in the end none is open.
  expect(Math.max(...wrongEarly)).toBeGreaterThan(0);
  for (const [userId] of slips) {
    const scored = await visitor.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
    const { totalScore, maximum, ledger } = scored.json<UserScore>();
    expect(maximum).toBe(totalScore);
    expect(ledger.some(({ outcome }) => outcome === 'pending')).toBe(false);
  }
});
