import type { Standing } from '@callshot/rules';
import { expect, test } from 'vitest';
import { rawMatch, wonBy } from '../../../../testing/raw-matches.ts';
import { recordColumns } from './record-columns.ts';
import { recordsOf } from './stage-records.ts';

const NOW = Date.parse('2026-06-10T12:00:00Z');

function columns(
  standings: Partial<Record<Standing, readonly number[]>>,
  ...matches: Parameters<typeof recordsOf>[0]
) {
  const records = recordsOf(matches, 10, NOW);
  if (!records) throw new Error('No match is told');
  const substage = {
    eventSubstageId: 10,
    title: 'Swiss',
    standings: Object.entries(standings).map(([standing, teamIds]) => ({
      standing: standing as Standing,
      teamIds,
    })),
  };
  return recordColumns(substage, records).map(({ fate, title, note, round, ...column }) => ({
    fate,
    heading: [title, note].filter(Boolean).join(' '),
    round,
    matches: column.matches.map(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId]),
    teams: column.teams.map(({ teamId }) => teamId),
  }));
}

const beats = (winner: number, ...losers: readonly number[]) =>
  losers.map((loser, at) => wonBy(winner, loser, at + 1));

test('teams stand by record, from those without a loss to those without a win', () => {
  const played = [
    ...beats(1, 90, 91, 92),
    ...beats(2, 90, 91, 92),
    wonBy(93, 2, 4),
    ...beats(80, 3, 3, 3),
    ...beats(81, 4, 4, 4),
    wonBy(4, 93, 4),
  ];
  expect(
    columns({ undefeated: [1], advanced: [2], eliminated: [4], winless: [3] }, ...played),
  ).toMatchObject([
    { fate: 'through', heading: '3-0', teams: [1], round: null },
    { fate: 'through', heading: '3-1', teams: [2] },
    { fate: 'out', heading: '1-3', teams: [4] },
    { fate: 'out', heading: '0-3', teams: [3] },
  ]);
});

test('who still plays stands with the next match, and what that decides is said', () => {
  const played = [wonBy(1, 9, 1), wonBy(1, 9, 2), wonBy(2, 9, 1), wonBy(2, 9, 2), wonBy(9, 3, 1)];
  const next = rawMatch(1, 2, { round: 3 });
  expect(columns({ playing: [1, 2, 3, 9] }, ...played, next)).toEqual([
    { fate: 'playing', heading: '0-1', round: 2, matches: [], teams: [3] },
    { fate: 'playing', heading: '2-0 winner advances', round: 3, matches: [[1, 2]], teams: [] },
    { fate: 'playing', heading: '1-4', round: 6, matches: [], teams: [9] },
  ]);
  const even = [wonBy(1, 2, 1), wonBy(2, 1, 2), wonBy(1, 2, 3), wonBy(2, 1, 4)];
  expect(columns({ playing: [1, 2] }, ...even)).toMatchObject([
    { heading: '2-2 winner advances, loser is out', teams: [1, 2] },
  ]);
});

test('a pair of two records stands once, with the first of them', () => {
  const pair = rawMatch(2, 1, { round: 2 });
  expect(columns({ playing: [1, 2] }, wonBy(1, 9, 1), wonBy(9, 2, 1), pair)).toMatchObject([
    { heading: '0-1', matches: [[2, 1]], teams: [] },
  ]);
});

test('a team that is officially in or out has no match to come, whatever is told', () => {
  const pair = rawMatch(1, 2, { round: 4 });
  expect(
    columns({ undefeated: [1], playing: [2] }, ...beats(1, 9, 9, 9), wonBy(2, 9, 1), pair),
  ).toMatchObject([
    { heading: '3-0', teams: [1], matches: [] },
    { heading: '1-0', teams: [2], matches: [] },
  ]);
});

test('matches that do not add up to what is official count for no record there', () => {
  const played = [...beats(1, 9, 9, 9), wonBy(2, 9, 1), wonBy(9, 3, 1), wonBy(4, 9, 1)];
  expect(
    columns({ undefeated: [1], advanced: [2], eliminated: [3], winless: [4] }, ...played),
  ).toMatchObject([
    { fate: 'through', heading: '3-0', teams: [1] },
    { fate: 'through', heading: 'Advanced', teams: [2] },
    { fate: 'out', heading: '0-1', teams: [3] },
    { fate: 'out', heading: '0-3', teams: [4] },
  ]);
});
