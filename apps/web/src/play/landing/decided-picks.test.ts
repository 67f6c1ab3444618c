import type { OfficialMatch, UserScore } from '@callshot/contract';
import { expect, test } from 'vitest';
import { decidedPicks, picksOfToday } from './decided-picks.ts';
import { matchCall } from './match-call.ts';
import { matchWords } from './match-words.ts';
import { tileMatch } from './tile-match.ts';

type Row = UserScore['ledger'][number];

const match = (index: number, change: Partial<OfficialMatch> = {}): OfficialMatch => ({
  eventStageId: 3,
  eventSubstageId: 10,
  bracketPart: 'UB',
  bracketCol: 0,
  bracketColIndex: index,
  matchIndex: index,
  bestOf: 3,
  topTeamId: 1,
  bottomTeamId: 2,
  winnerTeamId: 1,
  topTeamScore: 2,
  bottomTeamScore: 1,
  state: 'SCORE_DONE',
  startTime: null,
  ...change,
});

const row = (change: Partial<Row>): Row => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule: 'Quarter-finals',
  teamId: 1,
  matchKey: 'UB-0-0',
  points: 2,
  worth: 2,
  outcome: 'correct',
  ...change,
});

const NOON = new Date(2026, 5, 21, 12).getTime();
const morning = new Date(2026, 5, 21, 9).toISOString();
const yesterday = new Date(2026, 5, 20, 23).toISOString();

test('a match is told once, with all that it paid; what is open is not told', () => {
  const ledger = [
    row({}),
    row({ rule: 'Series Score Bonus', points: 1 }),
    row({ matchKey: 'UB-0-1', teamId: 2, outcome: 'wrong', points: 0 }),
    row({ matchKey: 'UB-0-2', outcome: 'pending', points: 0 }),
    row({ matchKey: null, rule: 'Advancing', teamId: 7 }),
  ];
  expect(decidedPicks({ ledger, matches: [match(0), match(1)] })).toEqual([
    { teamId: 1, isRight: true, points: 3, of: { match: match(0) } },
    { teamId: 2, isRight: false, points: 0, of: { match: match(1) } },
    { teamId: 7, isRight: true, points: 2, of: { rule: 'Advancing' } },
  ]);
});

test('of today is what began today, and what came in today', () => {
  const matches = [
    match(0, { startTime: morning }),
    match(1, { startTime: yesterday }),
    match(2),
    match(3),
  ];
  const ledger = [0, 1, 2, 3].map((at) => row({ matchKey: `UB-0-${at}` }));
  const picks = decidedPicks({ ledger: [...ledger, row({ matchKey: null })], matches });
  const keysOn = (at: string) =>
    picksOfToday(picks, { at, eventStageId: 3, matchKeys: ['UB-0-2'] }, NOON).map(
      ({ of }) => 'match' in of && of.match.matchIndex,
    );
  expect(keysOn(morning)).toEqual([0, 2]);
  expect(keysOn(yesterday)).toEqual([0]);
});

test.each([
  ['it won', match(0), 1, 'beat MOUZ 2–1'],
  ['it lost', match(0), 2, 'lost to Vitality 1–2'],
  ['it did not come so far', match(0), 3, 'was not there: Vitality beat MOUZ 2–1'],
  ['no games were played', match(0, { topTeamScore: null, bottomTeamScore: null }), 1, 'beat MOUZ'],
])('%s', (_case, played, called, words) => {
  const names = new Map([
    [1, 'Vitality'],
    [2, 'MOUZ'],
    [3, 'paiN'],
  ]);
  expect(matchWords(played, called, (teamId) => names.get(teamId) ?? '')).toBe(words);
});

test('everybody is asked about the team that the viewer called, of those who picked the stage', () => {
  const shown = tileMatch([match(0, { winnerTeamId: null, topTeamScore: 1 })], 3);
  if (shown === null) throw new Error('no match');
  const picks = (winnerTeamId: number) => ({
    matchPicks: [
      {
        ...match(0),
        eventId: 1,
        userId: 5,
        winnerTeamId,
        loserTeamId: null,
        topTeamScore: 1,
        bottomTeamScore: 2,
      },
    ],
  });
  const winner = (teamId: number, entrants: number) => ({
    eventSubstageId: 10,
    matchKey: 'UB-0-0',
    teamId,
    entrants,
  });
  const crowd = {
    stages: [
      {
        eventStageId: 3,
        entrants: 8,
        teams: [],
        scores: [],
        rare: [],
        points: [],
        winners: [winner(1, 3), winner(2, 5)],
      },
    ],
  };
  expect(matchCall({ match: shown, picks: picks(2), crowd })).toEqual({
    own: { teamId: 2, games: '2–1', outcome: 'pending' },
    crowd: { teamId: 2, percent: 63 },
  });
  expect(matchCall({ match: { ...shown, bestOf: 5 }, picks: picks(2), crowd }).own?.games).toBe(
    null,
  );
  expect(matchCall({ match: shown, picks: picks(9), crowd }).crowd).toEqual({
    teamId: 1,
    percent: 38,
  });
  expect(matchCall({ match: shown, picks: null, crowd: { stages: [] } })).toEqual({
    own: null,
    crowd: null,
  });
});
