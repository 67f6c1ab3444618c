import { expect, test } from 'vitest';
import type { FitReason } from '../wiki/mapping-problem.ts';
import { wordsOfDraft, wordsOfFit, wordsOfMapping } from './mapping-words.ts';

test.each<{ why: FitReason; says: string }>([
  { why: { code: 'as_many_teams', teams: 16 }, says: '16 teams, as the format asks' },
  { why: { code: 'whole_swiss', teams: 16, matches: 33 }, says: '33 Swiss matches of 16 teams' },
  {
    why: { code: 'same_bracket', teams: 8, matches: 7 },
    says: '7 matches of 8 teams, as the format plays them',
  },
  {
    why: { code: 'gives_start', start: '2026-01-01T12:00:00.000Z', isExact: true },
    says: 'Says when it starts',
  },
  {
    why: { code: 'gives_start', start: null, isExact: false },
    says: 'Says when it starts, once it is known',
  },
])('$says', ({ why, says }) => {
  expect(wordsOfFit(why)).toBe(says);
});

test('what staff should know', () => {
  expect(wordsOfDraft({ code: 'no_time', day: '2026-03-01', isByHand: false })).toContain(
    '2026-03-01 at midnight UTC until it does',
  );
  expect(wordsOfDraft({ code: 'no_time', day: '2026-03-01', isByHand: true })).toContain(
    '2026-03-01 at midnight UTC, unless staff change it',
  );
  expect(wordsOfDraft({ code: 'teams_open', substage: 'Stage 1', known: 9, teams: 16 })).toBe(
    'Stage 1: 9 of 16 teams are known so far.',
  );
  expect(wordsOfDraft({ code: 'by_hand', substages: ['Groups, Group B', 'Playoffs'] })).toBe(
    'Entered by hand until they are mapped to the wiki in the control room: Groups, Group B; Playoffs.',
  );
  expect(wordsOfDraft({ code: 'matches_left_out', substage: 'Playoffs', matches: 1 })).toBe(
    'Playoffs: 1 match of the wiki that the format does not have is left out.',
  );
});

test('where a team went is said by the rounds of the format', () => {
  const from = { round: 'Upper Semi-Finals', number: 1 };
  const to = { round: 'Lower Round 2', number: 2 };
  const there = { round: 'Lower Round 2', number: 1 };
  expect(wordsOfMapping({ code: 'losers_elsewhere', from, to, wiki: there }).says).toBe(
    'A team goes from Upper Semi-Finals, match 1 to Lower Round 2, match 2 in the format; on the wiki it plays in Lower Round 2, match 1.',
  );
  expect(wordsOfMapping({ code: 'losers_elsewhere', from, to, wiki: null }).says).toContain(
    'does not play there',
  );
});

test('who goes through a Swiss stage is told without a number of wins: not every stage needs three', () => {
  const told = { code: 'waits_for_table', substage: 'Swiss', teams: 4, format: 3 } as const;
  expect(wordsOfDraft(told)).toMatch(/^Swiss: 4 teams win enough matches, the format sends 3 on/);
});
