import { describe, expect, test } from 'vitest';
import { groupsWith, swissWith } from '../../fixtures/clickable-stages.ts';
import { groupStage, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type GroupStagePick, type MatchPick, type PickSet, PickType } from '../model/picks.ts';
import { pathText } from '../model/problem.ts';
import { replayOfficial, replaySubmission } from './replay-submission.ts';

const { advancing, cleanSweepLoser, cleanSweepWinner, eliminated, firstPlace } = PickType;

const problemsOf = (stage: EventStage, picks: PickSet): string[] => {
  const replayed = replayOfficial(stage, picks);
  return replayed.ok ? [] : replayed.problems.map(({ path }) => pathText(path));
};

describe('teams', () => {
  const swiss = swissStage();
  const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
    eventStageId: 1,
    eventSubstageId: 10,
    teamId,
    pickTypeId,
  });
  const slip = (...groupStagePicks: GroupStagePick[]): PickSet => ({
    groupStagePicks,
    matchPicks: [],
  });

  test.each([
    { why: 'nothing yet', picks: slip() },
    { why: 'the first team through', picks: slip(row(1, advancing), row(1, cleanSweepWinner)) },
    { why: 'only who is out', picks: slip(row(15, eliminated), row(16, eliminated)) },
    { why: 'out without a win', picks: slip(row(16, cleanSweepLoser), row(16, eliminated)) },
    {
      why: 'of every team, though fewer go on than a slip sends',
      picks: slip(
        ...swiss.substages[0]!.teamIds.map((team) => row(team, team <= 7 ? advancing : eliminated)),
      ),
    },
  ])('accepted: $why', ({ picks }) => {
    expect(replayOfficial(swiss, picks)).toEqual({ ok: true, value: picks });
    expect(replaySubmission(swiss, picks).ok).toBe(false);
  });

  test.each([
    {
      why: 'through and out',
      picks: slip(row(1, advancing), row(1, eliminated)),
      path: 'groupStagePicks[1]',
    },
    {
      why: 'out twice',
      picks: slip(row(1, eliminated), row(1, eliminated)),
      path: 'groupStagePicks[1]',
    },
    {
      why: '3-0 before it is through',
      picks: slip(row(1, cleanSweepWinner)),
      path: 'groupStagePicks[0]',
    },
    {
      why: 'more out than can be, some of them 0-3',
      picks: slip(
        ...[8, 9, 10, 11, 12, 13, 14].map((team) => row(team, eliminated)),
        row(15, cleanSweepLoser),
        row(16, cleanSweepLoser),
      ),
      path: 'groupStagePicks',
    },
    {
      why: 'more out than can be',
      picks: slip(...[8, 9, 10, 11, 12, 13, 14, 15, 16].map((team) => row(team, eliminated))),
      path: 'groupStagePicks[8]',
    },
    {
      why: 'more through than can be',
      picks: slip(...swiss.substages[0]!.teamIds.slice(1).map((team) => row(team, advancing))),
      path: 'groupStagePicks[14]',
    },
    {
      why: 'a place in a Swiss stage',
      picks: slip(row(1, advancing), row(1, firstPlace)),
      path: 'groupStagePicks[1].pickTypeId',
    },
    {
      why: 'a team that does not play',
      picks: slip(row(77, eliminated)),
      path: 'groupStagePicks[0].teamId',
    },
  ])('refused: $why', ({ picks, path }) => {
    expect(problemsOf(swiss, picks)).toContain(path);
  });

  test('results name every team that did it, however many slips ask for', () => {
    const few = swissWith({ advancingCount: 4, cleanSweepWinnerCount: 1, cleanSweepLoserCount: 0 });
    const picks = slip(
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((team) => row(team, advancing)),
      ...[9, 10, 11, 12, 13, 14, 15, 16].map((team) => row(team, eliminated)),
      ...[1, 2].map((team) => row(team, cleanSweepWinner)),
      ...[15, 16].map((team) => row(team, cleanSweepLoser)),
    );
    expect(problemsOf(few, picks)).toEqual([]);
    const group = groupsWith({ totalAdvancing: 1, scoreFirstPlace: false });
    const two = slip(row(1, advancing), row(1, firstPlace), row(2, advancing), row(3, eliminated));
    expect(problemsOf(group, two)).toEqual([]);
  });

  test('every problem is told at once', () => {
    const picks = slip(row(77, advancing), row(1, cleanSweepWinner), row(2, firstPlace));
    expect(problemsOf(swiss, picks)).toHaveLength(3);
    expect(problemsOf(groupStage(), slip(row(1, firstPlace)))).toEqual(['groupStagePicks[0]']);
  });
});

describe('matches', () => {
  const stage = playoffStage({ teams: 4, elimination: 'single' });
  const five = playoffStage({ teams: 5, elimination: 'single' });

  const match = (key: string, matchIndex: number, patch: Partial<MatchPick>): MatchPick => {
    const [bracketPart = '', col, colIndex] = key.split('-');
    return {
      eventStageId: 1,
      eventSubstageId: 10,
      bracketPart,
      bracketCol: Number(col),
      bracketColIndex: Number(colIndex),
      matchIndex,
      topTeamId: null,
      bottomTeamId: null,
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
      ...patch,
    };
  };
  const slip = (...matchPicks: MatchPick[]): PickSet => ({ groupStagePicks: [], matchPicks });
  const first = { topTeamId: 1, bottomTeamId: 4 };
  const firstWon = { ...first, winnerTeamId: 1, loserTeamId: 4 };
  const bye = { topTeamId: 1, winnerTeamId: 1, outcome: 'bye' } as const;

  test.each([
    { why: 'who meets first', stage, picks: slip(match('UB-0-0', 0, first)) },
    { why: 'one of those who meet', stage, picks: slip(match('UB-0-0', 0, { topTeamId: 1 })) },
    {
      why: 'a winner without a score, and where it goes',
      stage,
      picks: slip(match('UB-0-0', 0, firstWon), match('UB-1-0', 2, { topTeamId: 1 })),
    },
    {
      why: 'a bye',
      stage: five,
      picks: slip(match('UB-0-0', 0, bye), match('UB-1-0', 4, { topTeamId: 1 })),
    },
    {
      why: 'a match called off',
      stage,
      picks: slip(
        match('UB-0-0', 0, { ...first, outcome: 'void' }),
        match('UB-0-1', 1, { topTeamId: 2, bottomTeamId: 3, winnerTeamId: 3, loserTeamId: 2 }),
        match('UB-1-0', 2, { bottomTeamId: 3, winnerTeamId: 3, outcome: 'bye' }),
      ),
    },
  ])('accepted as it stands: $why', ({ stage: at, picks }) => {
    expect(replayOfficial(at, picks)).toEqual({ ok: true, value: picks });
  });

  test('a row that names only a later round is completed from the earlier ones', () => {
    const picks = slip(match('UB-0-0', 0, firstWon), match('UB-1-0', 2, {}));
    const replayed = replayOfficial(stage, picks);
    expect(replayed.ok && replayed.value.matchPicks.map((row) => row.topTeamId)).toEqual([1, 1]);
  });

  test.each([
    {
      why: 'a stranger',
      picks: slip(match('UB-0-0', 0, { topTeamId: 77 })),
      path: 'matchPicks[0].topTeamId',
    },
    {
      why: 'a team in a later round that has not got there',
      picks: slip(match('UB-1-0', 2, { topTeamId: 1 })),
      path: 'matchPicks[0]',
    },
    {
      why: 'a winner that does not play',
      picks: slip(match('UB-0-0', 0, { ...firstWon, winnerTeamId: 2 })),
      path: 'matchPicks[0].winnerTeamId',
    },
    {
      why: 'a score no series ends with',
      picks: slip(match('UB-0-0', 0, { ...firstWon, topTeamScore: 3, bottomTeamScore: 3 })),
      path: 'matchPicks[0]',
    },
    {
      why: 'a team drawn twice',
      picks: slip(match('UB-0-0', 0, first), match('UB-0-1', 1, { topTeamId: 4, bottomTeamId: 3 })),
      path: 'matchPicks[1].topTeamId',
    },
    {
      why: 'a team drawn against itself',
      picks: slip(match('UB-0-0', 0, { topTeamId: 1, bottomTeamId: 1 })),
      path: 'matchPicks[0].bottomTeamId',
    },
    {
      why: 'a forfeit before its teams are known',
      picks: slip(match('UB-1-0', 2, { outcome: 'double_forfeit' })),
      path: 'matchPicks[0].outcome',
    },
    {
      why: 'a bye where two teams meet',
      picks: slip(match('UB-0-0', 0, { ...first, winnerTeamId: 1, outcome: 'bye' })),
      path: 'matchPicks[0].outcome',
    },
    {
      why: 'a bye that somebody else passes',
      picks: slip(match('UB-0-0', 0, { topTeamId: 1, winnerTeamId: 4, outcome: 'bye' })),
      path: 'matchPicks[0].outcome',
    },
    {
      why: 'a match played where one team passes alone',
      picks: slip(
        match('UB-0-0', 0, { ...first, outcome: 'double_forfeit' }),
        match('UB-0-1', 1, { topTeamId: 2, bottomTeamId: 3, winnerTeamId: 3, loserTeamId: 2 }),
        match('UB-1-0', 2, { topTeamId: 1, bottomTeamId: 3, winnerTeamId: 1, loserTeamId: 3 }),
      ),
      path: 'matchPicks[2].outcome',
    },
  ])('refused: $why', ({ picks, path }) => {
    expect(problemsOf(stage, picks)).toContain(path);
  });
});
