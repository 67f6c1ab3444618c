import { expect, test } from 'vitest';
import { scoreState } from './score-state.ts';

const scored = { rank: 12, entrants: 180, percentile: 7, totalScore: 142 };
const unscored = { rank: null, entrants: 180, percentile: 100, totalScore: 0 };

test.each([
  {
    facts: { score: scored, hasPicks: true, isLocked: true },
    text: 'Top 7% · 142 pts',
    why: 'a ranked entry shows its share and points',
  },
  {
    facts: { score: { ...scored, totalScore: 1 }, hasPicks: true, isLocked: true },
    text: 'Top 7% · 1 pt',
    why: 'one point is one',
  },
  {
    facts: { score: unscored, hasPicks: true, isLocked: false },
    text: 'Picks saved',
    why: 'before the lock only saving counts',
  },
  {
    facts: { score: unscored, hasPicks: true, isLocked: true },
    text: 'Not scored yet',
    why: 'no result yet means no rank, never "Top 100%"',
  },
  {
    facts: { score: null, hasPicks: false, isLocked: true },
    text: undefined,
    why: 'without picks there is nothing to say',
  },
])('$why [rule: boards-8]', ({ facts, text }) => {
  const state = scoreState(facts);
  expect(state?.kind === 'scored' ? `${state.rank} · ${state.points}` : state?.text).toBe(text);
});

test.each([
  { isLocked: false, kind: 'saved', why: 'saved picks are checked' },
  { isLocked: true, kind: 'waiting', why: 'locked picks wait for their score' },
])('$why in any language', ({ isLocked, kind }) => {
  expect(scoreState({ score: unscored, hasPicks: true, isLocked })?.kind).toBe(kind);
});

test('a share says of whom, spoken as well', () => {
  expect(scoreState({ score: scored, hasPicks: true, isLocked: true })).toMatchObject({
    rank: 'Top 7%',
    of: 'of 180 ranked',
    spoken: 'Top 7% · 142 pts, of 180 ranked. Open the score breakdown',
  });
});
