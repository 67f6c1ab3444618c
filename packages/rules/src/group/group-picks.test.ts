import { describe, expect, test } from 'vitest';
import { groupStage } from '../../fixtures/synthetic-stages.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { clickTeam } from '../picks/team-steps.ts';
import { groupPicking, groupSteps } from './group-picks.ts';

const { advancing, firstPlace, secondPlace } = PickType;

const stage = groupStage();
const details = stage.format.groupStageDetails!;
const [first, second] = stage.substages.map((substage) => substage.eventSubstageId) as [
  number,
  number,
];

const row = (teamId: number, pickTypeId: PickType, eventSubstageId = first): GroupStagePick => ({
  eventStageId: stage.eventStageId,
  eventSubstageId,
  teamId,
  pickTypeId,
});

const toggle = (
  picks: readonly GroupStagePick[],
  pickTypeId: PickType,
  eventSubstageId: number,
  teamId: number,
) => clickTeam(groupPicking(details), stage, picks, { eventSubstageId, teamId, pickTypeId });

const three = [1, 2, 3].map((teamId) => row(teamId, advancing));
const placed = [
  row(1, advancing),
  row(1, firstPlace),
  row(2, advancing),
  row(2, secondPlace),
  row(3, advancing),
];

test.each([
  {
    why: 'all three',
    patch: {},
    steps: [
      [advancing, 3],
      [firstPlace, 1],
      [secondPlace, 1],
    ],
  },
  { why: 'no places', patch: { scoreFirstPlace: false }, steps: [[advancing, 3]] },
  {
    why: 'second place only where it is scored',
    patch: { scoreSecondPlace: false },
    steps: [
      [advancing, 3],
      [firstPlace, 1],
    ],
  },
  {
    why: 'second place only where two advance',
    patch: { totalAdvancing: 1 },
    steps: [
      [advancing, 1],
      [firstPlace, 1],
    ],
  },
  {
    why: 'without a total the other count rules',
    patch: { totalAdvancing: 0, advancingCount: 2, scoreFirstPlace: false },
    steps: [[advancing, 2]],
  },
])('steps: $why [rule: formats-13, groups-1, groups-2, groups-4]', ({ patch, steps }) => {
  const made = groupSteps({ ...details, ...patch });
  expect(made.map(({ pickTypeId, count }) => [pickTypeId, count])).toEqual(steps);
});

describe('a click on a team', () => {
  test.each([
    {
      why: 'a team taken off loses its first place',
      before: placed,
      click: [1, advancing],
      after: placed.slice(2),
      cleared: [row(1, firstPlace)],
    },
    {
      why: 'a team taken off loses its second place',
      before: placed,
      click: [2, advancing],
      after: [...placed.slice(0, 2), row(3, advancing)],
      cleared: [row(2, secondPlace)],
    },
    {
      why: 'another first place replaces the one there is',
      before: placed,
      click: [3, firstPlace],
      after: [
        row(1, advancing),
        row(2, advancing),
        row(2, secondPlace),
        row(3, advancing),
        row(3, firstPlace),
      ],
      cleared: [row(1, firstPlace)],
    },
    {
      why: 'the second that becomes first is no longer second',
      before: placed,
      click: [2, firstPlace],
      after: [row(1, advancing), row(2, advancing), row(2, firstPlace), row(3, advancing)],
      cleared: [row(1, firstPlace), row(2, secondPlace)],
    },
    {
      why: 'another second place replaces the one there is',
      before: placed,
      click: [3, secondPlace],
      after: [...placed.slice(0, 2), row(2, advancing), row(3, advancing), row(3, secondPlace)],
      cleared: [row(2, secondPlace)],
    },
    {
      why: 'a first place is taken back alone',
      before: placed,
      click: [1, firstPlace],
      after: [row(1, advancing), ...placed.slice(2)],
      cleared: [],
    },
  ] as const)('$why', ({ before, click: [teamId, pickTypeId], after, cleared }) => {
    const outcome = toggle(before, pickTypeId, first, teamId);
    expect(outcome).toEqual({ ok: true, picks: after, cleared });
  });

  test.each([
    { why: 'a fourth team', before: three, click: [4, advancing], code: 'full' },
    { why: 'first without advancing', before: three, click: [4, firstPlace], code: 'not_eligible' },
    {
      why: 'second without advancing',
      before: three,
      click: [4, secondPlace],
      code: 'not_eligible',
    },
    { why: 'first as second', before: placed, click: [1, secondPlace], code: 'not_eligible' },
    { why: '3-0', before: three, click: [1, PickType.cleanSweepWinner], code: 'no_such_step' },
    { why: 'a team of the other group', before: [], click: [101, advancing], code: 'unknown_team' },
  ] as const)(
    'refused: $why [rule: groups-3, groups-5]',
    ({ before, click: [teamId, pickTypeId], code }) => {
      expect(toggle(before, pickTypeId, first, teamId)).toEqual({ ok: false, code });
    },
  );
});

test('groups do not fill each other', () => {
  const outcome = toggle(placed, advancing, second, 101);
  expect(outcome).toEqual({
    ok: true,
    picks: [...placed, row(101, advancing, second)],
    cleared: [],
  });
  const other = [...placed, row(101, advancing, second)];
  expect(toggle(other, firstPlace, second, 101)).toMatchObject({ cleared: [] });
});
