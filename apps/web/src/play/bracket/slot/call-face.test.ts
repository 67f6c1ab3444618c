import {
  bracketPicksOf,
  type LedgerOutcome,
  type LedgerRow,
  type MatchCall,
  pickWinner,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { callFace } from './call-face.ts';

const { graph, open, official, teams } = playoff({
  teamCount: 4,
  elimination: 'single',
  useSeriesScore: true,
});
const semiFinal = graph.byKey.get('UB-0-0');
const final = graph.byKey.get('UB-1-0');
if (!semiFinal || !final) throw new Error('No such matches');

/** Winners by match, each by three games to one. */
function played(state: typeof open, winners: Readonly<Record<string, number>>) {
  return Object.entries(winners).reduce((now, [key, teamId]) => {
    const next = pickWinner(graph, now, key, teamId, { winner: 3, loser: 1 });
    if (!next.ok) throw new Error(next.code);
    return next.state;
  }, state);
}

/** 1 and 2 win their semi-finals, 1 the final. */
const picks = bracketPicksOf(played(open, { 'UB-0-0': 1, 'UB-0-1': 2, 'UB-1-0': 1 }), {
  eventStageId: 1,
  eventSubstageId: 1,
});

const row = (rule: string, outcome: LedgerOutcome, worth = 2): LedgerRow => ({
  stageIndex: 0,
  eventSubstageId: 1,
  rule,
  teamId: 1,
  matchKey: 'UB-1-0',
  points: outcome === 'correct' ? worth : 0,
  worth,
  outcome,
});

type Rows = Partial<Pick<MatchCall, 'winner' | 'loser' | 'score' | 'reset'>>;

const callOf = (match: number, rows: Rows, isPicked = true): MatchCall => ({
  eventSubstageId: 1,
  match,
  pick: isPicked ? (picks.find((pick) => pick.matchIndex === match) ?? null) : null,
  winner: [],
  loser: [],
  score: null,
  reset: null,
  ...rows,
});

const faceOf = (call: MatchCall, winners: Readonly<Record<string, number>>, name?: string) => {
  const match = played(official, winners).matches[call.match];
  if (!match) throw new Error(`No match ${call.match}`);
  const whose = name === undefined ? { isOwn: true, name: null } : { isOwn: false, name };
  return callFace({ call, match, teams, hasScores: true, whose, rareWordsOf: () => null });
};

const semi = semiFinal.index;
const bonus = (outcome: LedgerOutcome) => row('Series Score Bonus', outcome, 1);

test.each([
  {
    why: 'right to the game',
    call: callOf(semi, { winner: [row('Final', 'correct')], score: bonus('correct') }),
    winners: { 'UB-0-0': 1 },
    face: { outcome: 'correct', text: 'You: T1 3–1', exact: 'Exact +1', points: '+2', note: null },
    words: 'Your pick: Team 1, 3 to 1. Correct, 2 points. Exact score, 1 point more',
  },
  {
    why: 'right winner, wrong score',
    call: callOf(semi, { winner: [row('Final', 'correct')], score: bonus('wrong') }),
    winners: { 'UB-0-0': 1 },
    face: { outcome: 'correct', exact: null, points: '+2', note: 'Right winner, wrong score' },
    words: 'Your pick: Team 1, 3 to 1. Correct, 2 points. Right winner, wrong score',
  },
  {
    why: 'wrong team',
    call: callOf(semi, { winner: [row('Final', 'wrong')], score: bonus('wrong') }),
    winners: { 'UB-0-0': 4 },
    face: { outcome: 'wrong', points: '0', note: null },
    words: 'Your pick: Team 1, 3 to 1. Wrong, 0 points',
  },
  {
    why: 'others met here',
    call: callOf(final.index, { winner: [row('Winner', 'wrong')] }),
    winners: { 'UB-0-0': 4, 'UB-0-1': 2, 'UB-1-0': 2 },
    face: { outcome: 'wrong', note: 'Called here: Team 1 against Team 2' },
    words: 'Your pick: Team 1, 3 to 1. Wrong, 0 points. Called here: Team 1 against Team 2',
  },
  {
    why: 'got as far through another match',
    call: callOf(semi, { winner: [row('Final', 'correct')] }),
    winners: { 'UB-0-0': 4 },
    face: { outcome: 'correct', points: '+2', note: 'Team 1 got as far another way' },
    words: 'Your pick: Team 1, 3 to 1. Correct, 2 points. Team 1 got as far another way',
  },
  {
    why: 'not played yet',
    call: callOf(semi, { winner: [row('Final', 'pending')], score: bonus('pending') }),
    winners: {},
    face: { outcome: 'pending', exact: 'Exact +1', points: '+2' },
    words:
      'Your pick: Team 1, 3 to 1. Pending, 2 points possible. The exact score is worth 1 point more',
  },
  {
    why: 'paid in part',
    call: callOf(semi, { winner: [row('Final', 'correct')], loser: [row('Third', 'pending', 1)] }),
    winners: { 'UB-0-0': 1 },
    face: { outcome: 'correct', points: '+2', note: 'Team 4 as loser: pending, 1 point possible' },
    words:
      'Your pick: Team 1, 3 to 1. Correct, 2 points. Team 4 as loser: pending, 1 point possible',
  },
  {
    why: 'wrong, though the loser may still come where it was sent',
    call: callOf(semi, { winner: [row('Final', 'wrong')], loser: [row('Third', 'pending', 1)] }),
    winners: {},
    face: { outcome: 'wrong', points: '0' },
    words: 'Your pick: Team 1, 3 to 1. Wrong, 0 points. Team 4 as loser: pending, 1 point possible',
  },
  {
    why: 'cancelled',
    call: callOf(semi, { winner: [row('Final', 'void')], score: bonus('void') }),
    winners: {},
    face: { outcome: 'void', exact: null, points: '–' },
    words: 'Your pick: Team 1, 3 to 1. Void',
  },
  {
    why: 'paid for nothing',
    call: callOf(semi, {}),
    winners: { 'UB-0-0': 1 },
    face: { outcome: null, points: '' },
    words: 'Your pick: Team 1, 3 to 1. Not scored by itself',
  },
  {
    why: 'a reset called not to be played',
    call: callOf(final.index, { reset: row('Bracket Reset', 'correct', 1) }, false),
    winners: {},
    face: { outcome: 'correct', text: 'You: no reset', points: '+1', note: null },
    words: 'Your pick: no bracket reset. Correct, 1 point',
  },
])('a call: $why', ({ call, winners, face, words }) => {
  const shown = faceOf(call, winners);
  expect(shown).toMatchObject(face);
  expect(shown.words).toBe(words);
});

test('somebody else’s call is theirs', () => {
  const shown = faceOf(callOf(semi, { winner: [row('Final', 'wrong')] }), { 'UB-0-0': 4 }, 'rally');
  expect(shown.text).toBe('Pick: T1 3–1');
  expect(shown.words).toBe('rally’s pick: Team 1, 3 to 1. Wrong, 0 points');
});
