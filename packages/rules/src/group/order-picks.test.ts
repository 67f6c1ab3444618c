import { describe, expect, test } from 'vitest';
import { ordersWith } from '../../fixtures/clickable-stages.ts';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { orderStage } from '../../fixtures/synthetic-stages.ts';
import { fillStage } from '../fill/fill-stage.ts';
import { orderLikeSlips } from '../fill/slip-order.ts';
import { type GroupStagePick, NO_PICKS, type PickSet, typeOfPlace } from '../model/picks.ts';
import { clickTeam } from '../picks/team-steps.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { officialProgress } from '../stage/official-progress.ts';
import { advancingPlaces } from '../stage/open-stage.ts';
import { replayOfficial, replaySubmission } from '../stage/replay-submission.ts';
import { stageEndingsInSlices } from '../stage/stage-endings.ts';
import { teamsSentOn } from '../stage/teams-sent-on.ts';
import { orderPicking } from './order-picks.ts';

/** Groups of five and of four; two go on, and one. */
const stage = orderStage();

const row = (teamId: number, place: number, eventSubstageId = 10): GroupStagePick => ({
  eventStageId: 1,
  eventSubstageId,
  teamId,
  pickTypeId: typeOfPlace(place),
});
const rows = (...groupStagePicks: readonly GroupStagePick[]): PickSet => ({
  groupStagePicks,
  matchPicks: [],
});
const problemsOf = (found: ReturnType<typeof replayOfficial>) =>
  found.ok ? [] : found.problems.map(({ code }) => code);

test('a slip has every team of every group [rule: groups-11, picks-32]', () => {
  const slip = clickedSlip(stage, randomOf(1));
  expect(replaySubmission(stage, slip)).toMatchObject({ ok: true });
  const short = rows(...slip.groupStagePicks.slice(1));
  const replayed = replaySubmission(stage, short);
  expect(replayed.ok ? [] : replayed.problems).toMatchObject([
    { code: 'picks_missing', substage: 'Group 1', missing: 1 },
  ]);
});

describe('a team has one place, and a place one team [rule: groups-12, groups-14]', () => {
  test.each([
    { why: 'two teams at one place', given: [row(1, 1), row(2, 1)], codes: ['full'] },
    { why: 'one team at two places', given: [row(1, 1), row(1, 2)], codes: ['not_eligible'] },
    { why: 'a place beyond the last', given: [row(101, 5, 11)], codes: ['full'] },
    { why: 'a place of none of the groups', given: [row(1, 6)], codes: ['no_such_step'] },
    {
      why: 'going through beside the order',
      given: [{ ...row(1, 1), pickTypeId: 1 as const }],
      codes: ['no_such_step'],
    },
  ])('$why is no result', ({ given, codes }) => {
    expect(problemsOf(replayOfficial(stage, rows(...given)))).toEqual(codes);
  });

  test('results may be partial, with gaps', () => {
    expect(replayOfficial(stage, rows(row(3, 5), row(1, 2)))).toMatchObject({ ok: true });
  });

  test('another team takes the place of who stands there', () => {
    const picking = orderPicking(stage.format.groupStageDetails);
    const clicked = clickTeam(picking, stage, [row(1, 1)], row(2, 1));
    expect(clicked).toEqual({ ok: true, picks: [row(2, 1)], cleared: [row(1, 1)] });
  });
});

test('the first places go through, as many as the format says [rule: groups-15]', () => {
  const official = rows(row(4, 1), row(5, 2), row(1, 3), row(104, 1, 11), row(103, 2, 11));
  expect(advancingPlaces(stage, official)).toEqual([
    { teamId: 4, place: '10 place 1' },
    { teamId: 5, place: '10 place 2' },
    { teamId: 104, place: '11 place 1' },
  ]);
  expect(teamsSentOn(stage, official)).toBe(3);
  expect(officialProgress(stage, official)).toEqual({ known: 5, total: 9, isDecided: false });
  expect(isStageDecided(stage, clickedSlip(stage, randomOf(2)))).toBe(true);
});

test('a slip is filled by the order of teams, around the places that stand [rule: picks-33]', () => {
  const filled = fillStage(stage, [5, 4, 3, 2, 1], rows(row(4, 1)));
  const first = filled.groupStagePicks.filter(({ eventSubstageId }) => eventSubstageId === 10);
  const placed = first.toSorted((one, other) => one.pickTypeId - other.pickTypeId);
  expect(placed.map(({ teamId }) => teamId)).toEqual([4, 5, 3, 2, 1]);
  expect(replaySubmission(stage, filled)).toMatchObject({ ok: true });
});

test('places that send on come first, the others last [rule: picks-34]', () => {
  const order = [5, 4, 3, 2, 1];
  const picks = rows(...order.map((teamId, at) => row(teamId, at + 1)));
  expect(orderLikeSlips([9, 8], [{ stage: ordersWith({}, [5]), picks }])).toEqual([
    5, 4, 9, 8, 3, 2, 1,
  ]);
});

test('endings are cut off before there are too many', () => {
  const large = ordersWith({ pointsByDistance: [1] }, [20]);
  const endings = stageEndingsInSlices(large, NO_PICKS, 50);
  let next = endings.next();
  while (!next.done) next = endings.next();
  expect(next.value).toBeNull();
});
