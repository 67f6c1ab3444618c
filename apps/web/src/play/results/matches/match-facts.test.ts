import type { OfficialMatch } from '@callshot/contract';
import { expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { factsOf, fieldOfBracket } from './match-facts.ts';

const NOON = Date.parse('2026-06-21T12:00:00Z');

const match = (told: Partial<OfficialMatch>): OfficialMatch => ({
  eventStageId: 1,
  eventSubstageId: 10,
  bracketPart: 'UB',
  bracketCol: 0,
  bracketColIndex: 0,
  matchIndex: 0,
  bestOf: 5,
  topTeamId: 1,
  bottomTeamId: 4,
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
  state: 'PLAYED',
  startTime: null,
  ...told,
});

const at = (hour: number) => new Date(NOON + hour * 3_600_000).toISOString();

test.each([
  { why: 'nothing is known', told: {}, isLive: false },
  { why: 'it begins later', told: { startTime: at(1) }, isLive: false },
  { why: 'it has begun', told: { startTime: at(0) }, isLive: true },
  {
    why: 'it began long ago, and nobody told how it went',
    told: { startTime: at(-7) },
    isLive: false,
  },
  {
    why: 'the wiki says so, before its time',
    told: { startTime: at(1), isLive: true },
    isLive: true,
  },
  { why: 'its games are told', told: { topTeamScore: 0, bottomTeamScore: 0 }, isLive: true },
  {
    why: 'it is over',
    told: { startTime: at(-1), topTeamScore: 3, bottomTeamScore: 1, state: 'SCORE_DONE' as const },
    isLive: false,
  },
  {
    why: 'it was cancelled',
    told: { startTime: at(-1), state: 'NO_PARTY' as const },
    isLive: false,
  },
])('whether a match is on: $why', ({ told, isLive }) => {
  const facts = factsOf([match(told), match({ eventSubstageId: 11, topTeamScore: 1 })], 10, NOON);
  expect([...facts.keys()]).toEqual(['UB-0-0']);
  expect(facts.get('UB-0-0')?.isLive).toBe(isLive);
});

test('shares are of everybody who picked the stage, and none of a reset', () => {
  const { graph } = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
  const field = fieldOfBracket(
    {
      eventStageId: 1,
      entrants: 8,
      teams: [],
      winners: [
        { eventSubstageId: 10, matchKey: 'UB-0-0', teamId: 1, entrants: 5 },
        { eventSubstageId: 11, matchKey: 'UB-0-0', teamId: 4, entrants: 8 },
      ],
      scores: [],
      rare: [],
      points: [],
    },
    10,
  );
  const [first] = graph.matches;
  const reset = graph.matches.find(({ isReset }) => isReset);
  expect(field.percentOf(first!, 1)).toBe(63);
  expect(field.percentOf(first!, 4)).toBe(0);
  expect(field.percentOf(reset!, 1)).toBeNull();
});
