import { expect, test } from 'vitest';
import { playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { PickType } from '../model/picks.ts';
import { replayOfficial } from '../stage/replay-submission.ts';
import { picksOfResults } from './results-to-picks.ts';
import type { PlayedMatch, StageResults } from './stage-results.ts';

const won = (winner: number, loser: number, games = 3, lost = 0): PlayedMatch => ({
  team1: winner,
  team2: loser,
  score1: games,
  score2: lost,
  winner,
});

const swissOf = (...matches: PlayedMatch[]): StageResults => ({ kind: 'swiss', matches });
const bracketOf = (...matches: PlayedMatch[]): StageResults => ({
  kind: 'brackets',
  substages: [matches],
});

const swiss = swissStage();
const playoffs = playoffStage({ teams: 8 });
const [first, second] = playoffs.substages[0]?.officialMatches ?? [];
const [a, b] = [first?.topTeamId ?? 0, first?.bottomTeamId ?? 0];
const c = second?.topTeamId ?? 0;

test('a Swiss stage that is still played names who is through or out so far', () => {
  const results = swissOf(won(1, 9), won(1, 10), won(1, 11), won(2, 9), won(3, 9));
  const picks = picksOfResults(swiss, results);
  const rows = picks.ok ? picks.value.groupStagePicks : [];
  expect(rows.map(({ teamId, pickTypeId }) => [teamId, pickTypeId])).toEqual([
    [1, PickType.advancing],
    [1, PickType.cleanSweepWinner],
    [9, PickType.cleanSweepLoser],
    [9, PickType.eliminated],
  ]);
  expect(picks.ok && replayOfficial(swiss, picks.value).ok).toBe(true);
});

test('matches of a bracket find their place, and are results that staff could have entered', () => {
  const picks = picksOfResults(playoffs, bracketOf(won(b, a, 3, 1)));
  const rows = picks.ok ? picks.value.matchPicks : [];
  expect(rows.find(({ matchIndex }) => matchIndex === 0)).toMatchObject({
    winnerTeamId: b,
    topTeamScore: 1,
    bottomTeamScore: 3,
  });
  expect(picks.ok && replayOfficial(playoffs, picks.value).ok).toBe(true);
});

const substage = playoffs.substages[0]?.title;

test.each([
  {
    why: 'two who do not meet now',
    stage: playoffs,
    results: bracketOf(won(a, c)),
    problems: [{ path: ['substages', 0, 0], code: 'not_due', substage, team1: a, team2: c }],
  },
  {
    why: 'two who have met already',
    stage: playoffs,
    results: bracketOf(won(a, b), won(a, b)),
    problems: [{ path: ['substages', 0, 1], code: 'not_due', substage, team1: a, team2: b }],
  },
  {
    why: 'a winner who does not play',
    stage: playoffs,
    results: bracketOf({ ...won(a, b), winner: c }),
    problems: [{ path: ['substages', 0, 0], code: 'other_winner', substage, team1: a, team2: b }],
  },
  {
    why: 'a winner who does not play, in a Swiss stage',
    stage: swiss,
    results: swissOf({ ...won(1, 2), winner: 3 }),
    problems: [
      {
        path: ['matches', 0],
        code: 'other_winner',
        substage: swiss.substages[0]?.title,
        team1: 1,
        team2: 2,
      },
    ],
  },
  {
    why: 'a series that cannot end so',
    stage: playoffs,
    results: bracketOf(won(a, b, 2, 2)),
    problems: [
      { path: ['substages', 0, 0], code: 'impossible_score', substage, team1: a, team2: b },
    ],
  },
  {
    why: 'a team of another tournament',
    stage: swiss,
    results: swissOf(won(1, 2), won(1, 99)),
    problems: [
      {
        path: ['matches', 1],
        code: 'unknown_team',
        substage: swiss.substages[0]?.title,
        teamId: 99,
      },
    ],
  },
  {
    why: 'a bracket in a Swiss stage',
    stage: swiss,
    results: bracketOf(),
    problems: [{ path: [], code: 'other_kind' }],
  },
  {
    why: 'a Swiss stage in a bracket',
    stage: playoffs,
    results: swissOf(),
    problems: [{ path: [], code: 'other_kind' }],
  },
  {
    why: 'results of two brackets for one',
    stage: playoffs,
    results: { kind: 'brackets', substages: [[], []] } as const,
    problems: [{ path: [], code: 'other_substages' }],
  },
] satisfies readonly {
  why: string;
  stage: EventStage;
  results: StageResults;
  problems: readonly unknown[];
}[])('told, and never thrown: $why', ({ stage, results, problems }) => {
  expect(picksOfResults(stage, results)).toEqual({ ok: false, problems });
});
