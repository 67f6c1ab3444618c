import { describe, expect, test } from 'vitest';
import { swissWith } from '../../fixtures/clickable-stages.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { clickTeam, eligibleTeams } from '../picks/team-steps.ts';
import { swissPicking, swissSteps } from './swiss-picks.ts';

const { advancing, cleanSweepWinner, cleanSweepLoser, eliminated } = PickType;

const stage = swissStage();
const details = stage.format.swissStageDetails!;
const picking = swissPicking(details);

const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
  eventStageId: stage.eventStageId,
  eventSubstageId: stage.substages[0]!.eventSubstageId,
  teamId,
  pickTypeId,
});

const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((teamId) => row(teamId, advancing));

test('steps come in order and those of zero are skipped [rule: swiss-1, swiss-2]', () => {
  expect(swissSteps(details).map((step) => step.pickTypeId)).toEqual([
    advancing,
    cleanSweepWinner,
    cleanSweepLoser,
  ]);
  expect(swissSteps({ ...details, cleanSweepWinnerCount: 0 })).toEqual([
    { pickTypeId: advancing, count: 8 },
    { pickTypeId: cleanSweepLoser, count: 2 },
  ]);
  const none = { advancingCount: 0, cleanSweepWinnerCount: 0, cleanSweepLoserCount: 0 };
  expect(swissSteps({ ...details, ...none })).toEqual([]);
});

describe('a click on a team', () => {
  test.each([
    {
      why: 'the eighth team still advances',
      before: eight.slice(0, 7),
      click: [8, advancing],
      after: eight,
      cleared: [],
    },
    {
      why: 'a 3-0 team that no longer advances loses its 3-0',
      before: [...eight, row(1, cleanSweepWinner)],
      click: [1, advancing],
      after: eight.slice(1),
      cleared: [row(1, cleanSweepWinner)],
    },
    {
      why: 'a 0-3 team that advances after all loses its 0-3',
      before: [row(1, cleanSweepLoser)],
      click: [1, advancing],
      after: [row(1, advancing)],
      cleared: [row(1, cleanSweepLoser)],
    },
    {
      why: 'an officially eliminated team that advances after all is no longer eliminated',
      before: [row(1, eliminated)],
      click: [1, advancing],
      after: [row(1, advancing)],
      cleared: [row(1, eliminated)],
    },
    {
      why: 'a 3-0 pick is taken back alone',
      before: [row(1, advancing), row(1, cleanSweepWinner)],
      click: [1, cleanSweepWinner],
      after: [row(1, advancing)],
      cleared: [],
    },
  ] as const)('$why', ({ before, click: [teamId, pickTypeId], after, cleared }) => {
    const outcome = clickTeam(picking, stage, before, row(teamId, pickTypeId));
    expect(outcome).toEqual({ ok: true, picks: after, cleared });
  });

  test.each([
    { why: 'a ninth team', before: eight, click: [9, advancing], code: 'full' },
    {
      why: 'a third 3-0 team',
      before: [...eight, row(1, cleanSweepWinner), row(2, cleanSweepWinner)],
      click: [3, cleanSweepWinner],
      code: 'full',
    },
    {
      why: 'a third 0-3 team',
      before: [row(1, cleanSweepLoser), row(2, cleanSweepLoser)],
      click: [3, cleanSweepLoser],
      code: 'full',
    },
    {
      why: '3-0 without advancing',
      before: [],
      click: [1, cleanSweepWinner],
      code: 'not_eligible',
    },
    { why: '0-3 and advancing', before: eight, click: [1, cleanSweepLoser], code: 'not_eligible' },
    { why: 'a first place', before: eight, click: [1, PickType.firstPlace], code: 'no_such_step' },
    { why: 'an eliminated team', before: [], click: [1, eliminated], code: 'no_such_step' },
    { why: 'a team nobody knows', before: [], click: [99, advancing], code: 'unknown_team' },
  ] as const)('refused: $why', ({ before, click: [teamId, pickTypeId], code }) => {
    expect(clickTeam(picking, stage, before, row(teamId, pickTypeId))).toEqual({
      ok: false,
      code,
    });
  });
});

test('a step of zero takes nobody', () => {
  const without = swissWith({ cleanSweepLoserCount: 0 });
  expect(
    clickTeam(
      swissPicking(without.format.swissStageDetails!),
      without,
      [],
      row(1, cleanSweepLoser),
    ),
  ).toEqual({
    ok: false,
    code: 'no_such_step',
  });
});

test('3-0 is chosen among those that advance, 0-3 among the rest [rule: swiss-1, swiss-2]', () => {
  const substage = stage.substages[0]!;
  const rest = [9, 10, 11, 12, 13, 14, 15, 16];
  expect(eligibleTeams(picking, eight, substage, cleanSweepWinner)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(eligibleTeams(picking, eight, substage, cleanSweepLoser)).toEqual(rest);
  expect(eligibleTeams(picking, eight, substage, advancing)).toEqual(substage.teamIds);
});
