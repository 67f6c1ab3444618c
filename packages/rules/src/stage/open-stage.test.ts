import { describe, expect, test } from 'vitest';
import { clickedSlip } from '../../fixtures/clicked-slip.ts';
import { bothAdvanceStage, qualifierStage } from '../../fixtures/special-brackets.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import {
  groupBracketStage,
  groupStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { advancingTeams, teamsNeededToOpen } from './open-stage.ts';
import { teamsSentOn } from './teams-sent-on.ts';

/** Results in which the top (or the bottom) team of every match wins. */
const results = (stage: EventStage, isTopWinner: boolean): PickSet => {
  const played = clickedSlip(stage, randomOf(1), isTopWinner);
  const byes = stage.substages.flatMap((substage) =>
    substage.officialMatches.filter((row) => row.outcome === 'bye'),
  );
  return { ...played, matchPicks: [...byes, ...played.matchPicks] };
};

const playoffs = playoffStage({ teams: 8, hasReset: true });

const sorted = (teamIds: readonly number[]) => [...teamIds].sort((a, b) => a - b);

describe('teams that have gone through', () => {
  test.each([
    {
      why: 'a single elimination has one champion',
      stage: playoffStage({ teams: 8, elimination: 'single' }),
      isTopWinner: true,
      teams: [1],
    },
    {
      why: 'the upper side of the grand final is champion at once',
      stage: playoffStage({ teams: 8, hasReset: true }),
      isTopWinner: true,
      teams: [1],
    },
    {
      why: 'byes go through as well',
      stage: playoffStage({ teams: 5, elimination: 'single' }),
      isTopWinner: true,
      teams: [1],
    },
    {
      why: 'those who stand in the qualified columns',
      stage: qualifierStage(),
      isTopWinner: true,
      teams: [1, 2, 3, 4],
    },
    {
      why: 'both teams of every match',
      stage: bothAdvanceStage(),
      isTopWinner: true,
      teams: [1, 2, 3, 4, 5, 6, 7, 8],
    },
    {
      why: 'the champion of each group',
      stage: groupBracketStage(),
      isTopWinner: true,
      teams: [1, 101],
    },
  ])('$why', ({ stage, isTopWinner, teams }) => {
    expect(sorted(advancingTeams(stage, results(stage, isTopWinner)))).toEqual(teams);
    expect(advancingTeams(stage, NO_PICKS)).toEqual([]);
  });

  test('the lower side of the grand final is champion only after the reset', () => {
    const stage = playoffStage({ teams: 4, hasReset: true });
    const all = results(stage, false);
    const reset = all.matchPicks.at(-1)!;
    expect([reset.bracketPart, reset.bracketColIndex]).toEqual(['GF', 1]);
    expect(advancingTeams(stage, all)).toEqual([reset.winnerTeamId]);
    const before = { ...all, matchPicks: all.matchPicks.slice(0, -1) };
    expect(advancingTeams(stage, before)).toEqual([]);
  });

  test.each([
    { why: 'Swiss', stage: swissStage() },
    { why: 'groups', stage: groupStage() },
  ])('advancing teams of $why, each once, of this stage only', ({ stage }) => {
    const official = clickedSlip(stage, randomOf(3));
    const advancing = official.groupStagePicks.filter(
      (row) => row.pickTypeId === PickType.advancing,
    );
    const elsewhere = advancing.map((row) => ({ ...row, eventStageId: 99, teamId: 500 }));
    const groupStagePicks = [...official.groupStagePicks, ...elsewhere];
    expect(sorted(advancingTeams(stage, { ...official, groupStagePicks }))).toEqual(
      sorted(advancing.map((row) => row.teamId)),
    );
  });
});

test.each([
  { why: 'as many as asked for', stage: swissStage(), asks: 16, all: null, needed: 16 },
  {
    why: 'all of a Swiss stage that asks for none',
    stage: swissStage(),
    asks: null,
    all: 24,
    needed: 24,
  },
  { why: 'all of groups that ask for none', stage: groupStage(), asks: null, all: 12, needed: 12 },
  { why: 'nobody knows how many', stage: swissStage(), asks: null, all: null, needed: null },
  { why: 'as many as a slip names', stage: swissStage(), asks: 4, all: 16, needed: 10 },
  { why: 'as many as slips of all groups name', stage: groupStage(), asks: 4, all: 12, needed: 6 },
  { why: 'all places of a bracket', stage: playoffs, asks: null, all: 3, needed: 8 },
  { why: 'fewer are enough', stage: playoffs, asks: 6, all: 8, needed: 6 },
  { why: 'places of every group', stage: groupBracketStage(), asks: null, all: null, needed: 16 },
  {
    why: 'nobody is seeded into qualified columns',
    stage: qualifierStage(),
    asks: null,
    all: null,
    needed: 8,
  },
])(
  'a stage opens by itself with $needed teams: $why [rule: stages-2]',
  ({ stage, asks, all, needed }) => {
    const asking = { ...stage, format: { ...stage.format, teamsToOpenPicks: asks } };
    expect(teamsNeededToOpen(asking, all)).toBe(needed);
  },
);

test.each([
  { why: 'a Swiss stage', stage: swissStage(), teams: 8 },
  { why: 'groups', stage: groupStage(), teams: 6 },
  { why: 'a bracket', stage: playoffs, teams: 1 },
  { why: 'brackets of groups', stage: groupBracketStage(), teams: 2 },
  { why: 'qualified columns', stage: qualifierStage(), teams: 4 },
  { why: 'a round in which both go on', stage: bothAdvanceStage(), teams: 8 },
])('$why sends on as many before it is played as it has sent on in the end', ({ stage, teams }) => {
  const played = results(stage, true);
  expect(teamsSentOn(stage, NO_PICKS)).toBe(teams);
  expect(advancingTeams(stage, played)).toHaveLength(teams);
  expect(teamsSentOn(stage, played)).toBe(teams);
});
