import { expect, test } from 'vitest';
import { playedMatch, syncOf, unplayed } from '../../fixtures/said-tournament.ts';
import { lockedOpeningStage } from '../../fixtures/special-brackets.ts';
import { playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { listPlace } from '../../fixtures/wiki-records.ts';
import type { WikiMatch } from '../wiki/records.ts';
import { hasEndedMatch } from './ended.ts';
import type { SaidMatch } from './said.ts';

const swiss = swissStage();
const { teamIdOf } = syncOf({ stage: swiss, said: [], tables: [] });
const match = (teams: readonly [number, number]): WikiMatch =>
  playedMatch(
    { teams, winner: 0, scores: [1, 0] },
    { matchId: 'm', groupId: 'r1', place: listPlace() },
  );
const said = (own: WikiMatch): SaidMatch[] => [
  { eventSubstageId: 10, place: null, isSwapped: false, match: own },
];
const first = match([1, 2]);
const [one, two] = first.opponents;

test.each([
  { why: 'somebody won', own: first, has: true },
  { why: 'nobody has entered who won yet', own: { ...first, winner: null }, has: true },
  { why: 'both forfeited', own: withStatuses('FF', 'FF'), has: true },
  { why: 'a team that the event does not know plays', own: match([1, 999]), has: true },
  { why: 'it is played', own: unplayed(first), has: false },
  { why: 'it is called off', own: { ...unplayed(first), isNotPlayed: true }, has: false },
  {
    why: 'it was called off, and counts as over',
    own: { ...first, winner: null, isNotPlayed: true },
    has: false,
  },
  {
    why: 'nobody is opposite',
    own: { ...first, opponents: [one, { ...two, kind: 'bye', teamKey: null }] } as WikiMatch,
    has: false,
  },
  { why: 'teams of another stage play it', own: match([500, 501]), has: false },
])('a match of a Swiss stage has ended: $why', ({ own, has }) => {
  const known = (key: string) => (key === 't999' ? null : teamIdOf(key));
  expect(hasEndedMatch(swiss, said(own), known)).toBe(has);
});

function withStatuses(a: 'FF', b: 'FF'): WikiMatch {
  return {
    ...first,
    isFinished: false,
    winner: null,
    opponents: [
      { ...one, status: a },
      { ...two, status: b },
    ],
  };
}

test('a match of a bracket tells as soon as it has ended, but for those that nobody picks', () => {
  const at = (place: string): SaidMatch[] => said(first).map((one) => ({ ...one, place }));
  const picked = playoffStage({ teams: 8 });
  expect(hasEndedMatch(picked, at('UB-0-0'), teamIdOf)).toBe(true);
  const locked = lockedOpeningStage();
  expect(hasEndedMatch(locked, at('UB-0-0'), teamIdOf)).toBe(false);
  expect(hasEndedMatch(locked, at('UB-1-0'), teamIdOf)).toBe(true);
});
