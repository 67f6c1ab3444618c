import { describe, expect, test } from 'vitest';
import { winningScores } from '../bracket/series-lengths.ts';
import { hasEndedByHand } from '../group/group-table.ts';
import type { EventStage } from '../model/event-stage.ts';
import { StageType } from '../model/format.ts';
import {
  type HandMatch,
  publishedByHand,
  type StoredHandMatch,
  teamMatchesByHand,
  withHandTeams,
} from './hand-match.ts';
import { problemsByHand } from './hand-problems.ts';

const stage = (type: number) =>
  ({
    format: { type, bracket: null, groupStageDetails: {} },
    substages: [
      { eventSubstageId: 1, title: 'Group A', teamIds: [11, 12, 13], officialMatches: [] },
      { eventSubstageId: 2, title: 'Group B', teamIds: [21, 22], officialMatches: [] },
    ],
  }) as unknown as EventStage;

const groups = stage(StageType.group);
const swiss = stage(StageType.swiss);

const open: HandMatch = {
  eventSubstageId: 1,
  round: 1,
  topTeamId: 11,
  bottomTeamId: 12,
  bestOf: 3,
  startsAt: null,
  outcome: 'open',
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
};
const won: HandMatch = {
  ...open,
  outcome: 'won',
  winnerTeamId: 11,
  topTeamScore: 2,
  bottomTeamScore: 1,
};
const bye: HandMatch = { ...open, bottomTeamId: null, outcome: 'bye' };

const codesOf = (matches: readonly HandMatch[], of = groups) =>
  problemsByHand(of, matches).map(({ code }) => code);

describe('what can be entered', () => {
  test.each<[string, HandMatch, string | null]>([
    ['an open match', open, null],
    ['a score', won, null],
    ['a winner without a score', { ...won, topTeamScore: null, bottomTeamScore: null }, null],
    ['half a score', { ...won, bottomTeamScore: null }, 'score_impossible'],
    ['a score of the other side', { ...won, winnerTeamId: 12 }, 'score_impossible'],
    ['a score of a longer series', { ...won, topTeamScore: 3 }, 'score_impossible'],
    ['no winner', { ...won, winnerTeamId: null }, 'winner_missing'],
    ['a winner who does not play', { ...won, winnerTeamId: 13 }, 'winner_elsewhere'],
    ['a winner of an open match', { ...open, winnerTeamId: 11 }, 'winner_elsewhere'],
    ['a draw of three maps', { ...open, outcome: 'draw' }, 'draw_not_possible'],
    [
      'a draw of two maps',
      { ...open, outcome: 'draw', bestOf: 2, topTeamScore: 1, bottomTeamScore: 1 },
      null,
    ],
    ['a walkover with a score', { ...won, outcome: 'walkover' }, 'score_not_asked'],
    ['a team of another group', { ...open, topTeamId: 21 }, 'not_in_group'],
    ['a group of another stage', { ...open, eventSubstageId: 9 }, 'no_such_group'],
    ['a team against itself', { ...open, bottomTeamId: 11 }, 'same_team'],
    ['a bye in a group', bye, 'bye_not_possible'],
  ])('%s', (_, match, code) => {
    expect(codesOf([match])).toEqual(code === null ? [] : [code]);
  });

  test('a Swiss stage has byes, and no draws', () => {
    expect(codesOf([bye], swiss)).toEqual([]);
    expect(codesOf([{ ...open, outcome: 'draw', bestOf: 2 }], swiss)).toEqual([
      'draw_not_possible',
    ]);
    expect(codesOf([{ ...open, outcome: 'bye' }], swiss)).toEqual(['bye_not_possible']);
  });

  test('nobody plays twice in a round', () => {
    const again = { ...open, topTeamId: 12, bottomTeamId: 13 };
    expect(problemsByHand(groups, [open, again])).toEqual([
      { index: 1, code: 'plays_twice', teamId: 12 },
    ]);
    expect(codesOf([open, { ...again, round: 2 }])).toEqual([]);
  });

  test('scores of series of any length', () => {
    expect(winningScores(1)).toEqual([[1, 0]]);
    expect(winningScores(2)).toEqual([[2, 0]]);
    expect(winningScores(3)).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(winningScores(4)).toEqual([
      [3, 0],
      [3, 1],
    ]);
  });
});

test('matches are known in the order of their rounds, byes as wins', () => {
  expect(teamMatchesByHand([{ ...won, round: 2, winnerTeamId: 12 }, bye, open])).toEqual([
    { round: 1, teamIds: [11, null], result: 'first' },
    { round: 1, teamIds: [11, 12], result: 'open' },
    { round: 2, teamIds: [11, 12], result: 'second' },
  ]);
  expect([open, won, bye].map(hasEndedByHand)).toEqual([false, true, false]);
});

const stored = (match: HandMatch, kept: Partial<StoredHandMatch> = {}): StoredHandMatch => ({
  ...match,
  id: 1,
  correctedFrom: null,
  correctedAt: null,
  ...kept,
});

describe('what was published', () => {
  const now = '2026-01-02T00:00:00Z';
  const other = { ...won, winnerTeamId: 12, topTeamScore: 1, bottomTeamScore: 2 };
  const was = { winner: 'first', scores: [2, 1] } as const;
  const nothing = { correctedFrom: null, correctedAt: null };
  const corrected = { correctedFrom: was, correctedAt: now };

  test('is kept where it is told otherwise', () => {
    expect(publishedByHand(stored(won), other, now)).toEqual(corrected);
    expect(publishedByHand(stored(won), { ...won, bestOf: 5 }, now)).toEqual(nothing);
    expect(publishedByHand(stored(open), won, now)).toEqual(nothing);
    const unscored = { ...won, topTeamScore: null, bottomTeamScore: null };
    expect(publishedByHand(stored(unscored), won, now)).toEqual(nothing);
    expect(publishedByHand(undefined, won, now)).toEqual(nothing);
    expect(publishedByHand(stored(won), { ...other, bottomTeamId: 13 }, now)).toEqual(nothing);
  });

  test('is remembered while a result is taken back', () => {
    const taken = publishedByHand(stored(won), open, now);
    expect(taken).toEqual(corrected);
    expect(publishedByHand(stored(open, taken), won, now)).toEqual(nothing);
    expect(publishedByHand(stored(open, taken), other, now)).toEqual(corrected);
  });

  test('stays told when something else of the match changes', () => {
    const kept = { correctedFrom: was, correctedAt: '2026-01-01T00:00:00Z' };
    expect(publishedByHand(stored(other, kept), { ...other, round: 2 }, now)).toEqual(kept);
  });
});

test('who takes a place takes its matches, and open ones of who left are gone', () => {
  const matches = [stored(won), stored({ ...open, round: 2, bottomTeamId: 13 }, { id: 2 })];
  const order = { teamIds: [12, 11], note: 'coin' };
  const after = withHandTeams({ matches, order }, (id) => (id === 11 ? 14 : id), [14, 12]);
  expect(after.matches).toEqual([{ ...stored(won), topTeamId: 14, winnerTeamId: 14 }]);
  expect(after.order?.teamIds).toEqual([12, 14]);
});
