import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf, shuffled } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { runs } from '../../fixtures/test-share.ts';
import { fillStage } from '../fill/fill-stage.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, PickType } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { teamsPickedFor } from '../picks/team-steps.ts';
import { swissFates } from '../swiss/swiss-fates.ts';
import { swissFuture } from '../swiss/swiss-future.ts';
import { clashingCalls } from './clashing-calls.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser } = PickType;

const drawnAs = (stage: EventStage, teamMatches: readonly TeamMatch[]): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({ ...substage, teamMatches })),
});

const meet = (first: number, second: number | null, more: Partial<TeamMatch> = {}): TeamMatch => ({
  round: 1,
  teamIds: [first, second],
  result: 'open',
  ...more,
});

const called = (pickTypeId: PickType, ...teamIds: number[]) => ({
  ...NO_PICKS,
  groupStagePicks: teamIds.map((teamId) => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  })),
});

const clash = (pickTypeId: PickType, ...teamIds: number[]) => ({
  eventSubstageId: 10,
  pickTypeId,
  teamIds,
  round: 1,
});

test.each([
  {
    why: 'two that meet cannot both win everything',
    matches: [meet(1, 9), meet(2, 10)],
    picks: called(cleanSweepWinner, 1, 9, 2),
    clashes: [clash(cleanSweepWinner, 1, 9)],
  },
  {
    why: 'nor both lose everything',
    matches: [meet(9, 1)],
    picks: called(cleanSweepLoser, 1, 9),
    clashes: [clash(cleanSweepLoser, 9, 1)],
  },
  {
    why: 'the match is told once, however often it is listed',
    matches: [meet(9, 1), meet(1, 9, { round: 2 })],
    picks: called(cleanSweepLoser, 1, 9),
    clashes: [clash(cleanSweepLoser, 9, 1)],
  },
  {
    why: 'both may go through',
    matches: [meet(1, 9)],
    picks: called(advancing, 1, 9),
    clashes: [],
  },
  {
    why: 'two that do not meet may both win everything',
    matches: [meet(1, 9), meet(2, 10)],
    picks: called(cleanSweepWinner, 1, 2),
    clashes: [],
  },
  { why: 'nothing is drawn', matches: [], picks: called(cleanSweepWinner, 1, 9), clashes: [] },
  {
    why: 'a bye, a draw, a double loss and what is unclear have no winner',
    matches: [
      meet(1, null),
      meet(1, 9, { result: 'draw' }),
      meet(1, 9, { result: 'both_lost' }),
      meet(1, 9, { result: 'unclear' }),
    ],
    picks: called(cleanSweepLoser, 1, 9),
    clashes: [],
  },
])('$why', ({ matches, picks, clashes }) => {
  expect(clashingCalls(drawnAs(swissStage(), matches), picks)).toEqual(clashes);
});

test('groups and brackets have no such calls', () => {
  const random = randomOf(3);
  for (const { stage } of EVERY_STAGE) {
    const isSwiss = stage.format.swissStageDetails !== null;
    const drawn = isSwiss ? stage : drawnAs(stage, [meet(1, 2), meet(101, 102)]);
    expect(clashingCalls(drawn, clickedSlip(drawn, random))).toEqual([]);
  }
  expect(groupStage().substages).toHaveLength(2);
});

/** A draw of the first round. */
function drawn(stage: EventStage, seed: number): EventStage {
  const teams = shuffled(stage.substages[0]?.teamIds ?? [], randomOf(seed));
  const pairs = Array.from({ length: teams.length / 2 }, (_, at) =>
    meet(teams[2 * at] ?? 0, teams[2 * at + 1] ?? 0),
  );
  return drawnAs(stage, pairs);
}

describe.each([
  { why: '16 teams', stage: swissWith({}) },
  {
    why: '8 teams and two wins',
    stage: swissWith({ advancingCount: 4, winsNeeded: 2 }, 8),
  },
])('with the first round of $why drawn', ({ stage }) => {
  test('calls clash exactly where they cannot come true in any ending [rule: picks-31]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const own = drawn(stage, seed);
        const substage = own.substages[0];
        const details = own.format.swissStageDetails;
        if (!substage || !details) throw new Error('No Swiss stage');
        const slip = clickedSlip(own, randomOf(seed + 1)).groupStagePicks;
        const winners = teamsPickedFor(slip, substage, cleanSweepWinner);
        const losers = teamsPickedFor(slip, substage, cleanSweepLoser);
        const future = swissFuture(details, substage, swissFates(details, substage, []));
        const most = future.most((teamId) => [
          Number(losers.includes(teamId)),
          0,
          0,
          Number(winners.includes(teamId)),
        ]);
        const clashes = clashingCalls(own, { ...NO_PICKS, groupStagePicks: slip });
        expect(most).toBe(winners.length + losers.length - clashes.length);
      }),
      runs(60),
    );
  });

  test('a filled slip has none of them, whoever stands first [rule: picks-29]', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const own = drawn(stage, seed);
        const order = shuffled(own.substages[0]?.teamIds ?? [], randomOf(seed + 2));
        expect(clashingCalls(own, fillStage(own, order))).toEqual([]);
      }),
      runs(100),
    );
  });
});

test('two that clash are filled all the same where nobody else is left', () => {
  const stage = drawnAs(
    swissWith({ advancingCount: 2, cleanSweepWinnerCount: 2, cleanSweepLoserCount: 0 }, 4),
    [meet(1, 2), meet(3, 4)],
  );
  expect(clashingCalls(stage, fillStage(stage, []))).toEqual([clash(cleanSweepWinner, 1, 2)]);
});
