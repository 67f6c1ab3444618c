import { expect, test } from 'vitest';
import { playedMatch } from '../../fixtures/said-tournament.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { correctionOf } from './correction.ts';

type Scores = readonly [number, number];

const match = (winner: 0 | 1, scores: Scores, teams: Scores = [1, 2]): WikiMatch =>
  playedMatch({ teams, winner, scores }, { matchId: 'm', groupId: 'g', place: listPlace() });
const open: WikiMatch = { ...match(0, [1, 0]), isFinished: false, winner: null };
const withoutScore = ({ opponents: [one, two], ...rest }: WikiMatch): WikiMatch => ({
  ...rest,
  opponents: [
    { ...one, score: null },
    { ...two, score: null },
  ],
});
const forfeited = ({ opponents: [one, two], ...rest }: WikiMatch): WikiMatch =>
  withoutScore({
    ...rest,
    winner: 'none',
    opponents: [
      { ...one, status: 'FF' },
      { ...two, status: 'FF' },
    ],
  });

const won = { winner: 'first', scores: [2, 1] };

test.each([
  { why: 'another winner', known: match(0, [2, 1]), said: match(1, [1, 2]), is: won },
  { why: 'another score', known: match(0, [2, 1]), said: match(0, [2, 0]), is: won },
  {
    why: 'a score that is taken back',
    known: match(0, [2, 1]),
    said: withoutScore(match(0, [2, 1])),
    is: won,
  },
  {
    why: 'no winner any more',
    known: match(0, [2, 1]),
    said: forfeited(match(0, [2, 1])),
    is: won,
  },
  {
    why: 'a winner after all',
    known: forfeited(match(0, [2, 1])),
    said: match(0, [2, 1]),
    is: { winner: null, scores: [null, null] },
  },
  {
    why: 'another winner, and the sides changed',
    known: match(1, [1, 2], [2, 1]),
    said: match(1, [0, 2]),
    is: won,
  },
  { why: 'the same', known: match(0, [2, 1]), said: match(0, [2, 1]), is: null },
  {
    why: 'the same from the other side',
    known: match(0, [2, 1]),
    said: match(1, [1, 2], [2, 1]),
    is: null,
  },
  {
    why: 'a score that was missing',
    known: withoutScore(match(0, [2, 1])),
    said: match(0, [2, 1]),
    is: null,
  },
  { why: 'a score while it is played', known: open, said: match(1, [1, 2]), is: null },
  { why: 'an older answer', known: match(0, [2, 1]), said: open, is: null },
  { why: 'other teams', known: match(0, [2, 1]), said: match(0, [2, 1], [3, 4]), is: null },
  { why: 'what nobody told before', known: undefined, said: match(0, [2, 1]), is: null },
])('what was published of a match: $why', ({ known, said, is }) => {
  expect(correctionOf(known, said)).toEqual(is);
});
