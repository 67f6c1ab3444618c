import { PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { type EventProblem, tellEventProblem } from './event-words.ts';
import { type PicksProblem, tellPicksProblem } from './picks-words.ts';

const pickProblems: readonly { problem: PicksProblem; path: string; message: string }[] = [
  {
    problem: {
      path: ['groupStagePicks'],
      code: 'picks_missing',
      substage: 'Swiss',
      pickTypeId: PickType.cleanSweepLoser,
      called: '0-2',
      missing: 2,
    },
    path: 'groupStagePicks',
    message: 'Swiss: 2 more to pick as 0-2',
  },
  {
    problem: { path: ['matchPicks', 3, 'winnerTeamId'], code: 'winner_elsewhere' },
    path: 'matchPicks[3].winnerTeamId',
    message: 'The winner must be one of the two teams',
  },
  {
    problem: { path: ['matchPicks'], code: 'too_many_rows', count: 90, most: 14 },
    path: 'matchPicks',
    message: 'This stage takes at most 14 picks, and these are 90',
  },
  {
    problem: {
      path: ['matchPicks', 0, 'topTeamId'],
      code: 'wrong_participant',
      substage: 'Playoffs',
      match: 'UB-0-0',
    },
    path: 'matchPicks[0].topTeamId',
    message: 'Playoffs, UB-0-0: This team cannot be in this place',
  },
  {
    problem: {
      path: ['matchPicks', 1, 'bottomTeamId'],
      code: 'starts_twice',
      substage: 'Playoffs',
      match: 'UB-0-1',
      first: 'UB-0-0',
    },
    path: 'matchPicks[1].bottomTeamId',
    message: 'Playoffs, UB-0-1: this team starts in UB-0-0 already',
  },
];

test.each(pickProblems)('of picks: $message', ({ problem, path, message }) => {
  const { path: _, code, ...values } = problem;
  expect(tellPicksProblem(problem)).toEqual({ path, code, values, message });
});

const eventProblems: readonly {
  problem: EventProblem;
  code: string;
  path: string;
  message: string;
}[] = [
  {
    problem: {
      path: ['format', 'stages', 0, 'swissStageDetails', 'cleanSweepWinnerCount'],
      code: 'too_many_undefeated',
      advancing: 1,
    },
    code: 'format_too_many_undefeated',
    path: 'format.stages[0].swissStageDetails.cleanSweepWinnerCount',
    message: 'Only 1 team advances, and each team that wins everything is one of them.',
  },
  {
    problem: {
      path: ['format', 'stages', 8],
      code: 'slip_too_long',
      of: 'teams',
      count: 1250,
      most: 1000,
    },
    code: 'format_slip_too_long',
    path: 'format.stages[8]',
    message: 'With it a slip has 1250 picks of teams; at most 1000 fit.',
  },
  {
    problem: {
      path: ['format', 'stages', 0, 'bracket', 'parts', 0, 'columns', 1, 'lockPicks'],
      code: 'locked_between',
      match: 'UB-1-0',
    },
    code: 'format_locked_between',
    path: 'format.stages[0].bracket.parts[0].columns[1].lockPicks',
    message: 'UB-1-0 is locked between matches that are picked.',
  },
  {
    problem: {
      path: ['stages', 0, 'substages', 1, 'teamIds'],
      code: 'too_few_teams',
      substage: 'Group B',
      named: 10,
      teams: 9,
    },
    code: 'event_too_few_teams',
    path: 'stages[0].substages[1].teamIds',
    message: "Picks of 'Group B' name 10 teams, and 9 take part",
  },
];

test.each(eventProblems)('of a new event: $message', ({ problem, code, path, message }) => {
  const { path: _, code: _code, ...values } = problem;
  expect(tellEventProblem(problem)).toEqual({ path, code, values, message });
});
