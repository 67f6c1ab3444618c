// @vitest-environment jsdom
import { type EventStage, type GroupStagePick, PickType, stageCalls } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { swissStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { CROWD } from '../../../platform/core/crowd.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import { ResultSummary } from './result-summary.tsx';

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});
afterEach(cleanup);

const stage: EventStage = swissStage();
const rows = (pickTypeId: PickType, ...teamIds: number[]): GroupStagePick[] =>
  teamIds.map((teamId) => ({ eventStageId: 1, eventSubstageId: 10, teamId, pickTypeId }));

const slip = [
  ...rows(PickType.advancing, 1, 2, 3, 4, 5, 6, 7, 8),
  ...rows(PickType.cleanSweepWinner, 1, 2),
  ...rows(PickType.cleanSweepLoser, 15, 16),
];
/** After three rounds. */
const sweeps = [
  ...rows(PickType.advancing, 1, 9),
  ...rows(PickType.cleanSweepWinner, 1, 9),
  ...rows(PickType.eliminated, 8, 16),
  ...rows(PickType.cleanSweepLoser, 8, 16),
];

const teams = new Map(
  stage.substages[0]!.teamIds.map((id): [number, BracketTeam] => [
    id,
    { id, name: `Team ${id}`, mark: undefined } as never,
  ]),
);
const crowd: StageCrowd = {
  eventStageId: 1,
  entrants: 10,
  teams: [
    { eventSubstageId: 10, teamId: 1, pickTypeId: PickType.advancing, entrants: 9 },
    { eventSubstageId: 10, teamId: 9, pickTypeId: PickType.advancing, entrants: 3 },
    { eventSubstageId: 10, teamId: 1, pickTypeId: PickType.cleanSweepWinner, entrants: 5 },
    { eventSubstageId: 10, teamId: 9, pickTypeId: PickType.cleanSweepWinner, entrants: 2 },
    { eventSubstageId: 10, teamId: 8, pickTypeId: PickType.cleanSweepLoser, entrants: 3 },
    { eventSubstageId: 10, teamId: 16, pickTypeId: PickType.cleanSweepLoser, entrants: 3 },
    // Nobody knows of these yet.
    { eventSubstageId: 10, teamId: 10, pickTypeId: PickType.advancing, entrants: 1 },
  ],
  winners: [],
  scores: [],
  rare: [],
  points: [
    { points: 3, entrants: 6 },
    { points: 30, entrants: 4 },
  ],
};

/** The trophies of these users' event were given. */
const rewarded = new Set([6]);

const show = (
  props: Omit<Parameters<typeof ResultSummary>[0], 'stage' | 'crowd' | 'teams' | 'eventId'> &
    Pick<Partial<Parameters<typeof ResultSummary>[0]>, 'crowd'>,
) => {
  const client = new QueryClient();
  const bestRank = { eventStageId: 1, rank: 4, outcomes: [] };
  const outcomes = [
    { winnerTeamId: 2, bestRank: 4, worstRank: 4, bestTrophyTypeId: 5, worstTrophyTypeId: 5 },
    { winnerTeamId: 3, bestRank: 9, worstRank: 21, bestTrophyTypeId: 5, worstTrophyTypeId: 4 },
  ];
  client.setQueryData(['board', 5, 'bestRank', 6], { bestRank: { ...bestRank, outcomes } });
  client.setQueryData(['board', 5, 'bestRank', 7], { bestRank });
  client.setQueryData(['board', 5, 'bestRank', 8], { bestRank: { ...bestRank, eventStageId: 2 } });
  client.setQueryData(['board', 5, 'bestRank', 9], { bestRank: null });
  const score = { totalScore: 10, rank: 41, entrants: 300, ledger: [] };
  client.setQueryData(['picks', 1, 'score', CROWD], score);
  for (const userId of [6, 7, 8, 9]) {
    client.setQueryData(['picks', 1, 'score', userId], { ...score, totalScore: 13 });
  }
  const isRewarded = rewarded.has(props.ranked?.userId ?? 0);
  const event = { finished: true, rewarded: isRewarded, rewardTypeId: 1 };
  client.setQueryData(['event', 'one', 1], event);
  client.setQueryDefaults(['trophies'], { enabled: false });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ResultSummary eventId={1} stage={stage} crowd={crowd} teams={teams} {...props} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Summary' });
};
const shown = (
  official: GroupStagePick[],
  whose: Parameters<typeof ResultSummary>[0]['whose'] = { isOwn: true, name: null },
  userId = 9,
) => {
  const of = (groupStagePicks: GroupStagePick[]) => ({ groupStagePicks, matchPicks: [] });
  const calls = stageCalls(stage, of(slip), of(official));
  return show({
    official: of(official),
    calls,
    whose,
    ranked: { eventId: 5, eventStageId: 1, userId },
  });
};
const facts = (): (string | null)[] =>
  screen.getAllByRole('term').map((term) => term.parentElement!.textContent);

test('while it runs: so far, what is possible, and what that takes', () => {
  shown(sweeps);
  expect(facts()).toEqual([
    'Your Swiss9 pts so far',
    'Still possible+12 to 21 pts',
    'What you still needTeam 2, Team 3, Team 4, Team 5, Team 6 and Team 7 to advance.',
  ]);
});

test('the best rank stands between, where it is told of this stage', () => {
  shown(sweeps, undefined, 7);
  expect(facts()[2]).toBe('Best rank4th after this stage');
  cleanup();
  expect(shown(sweeps, undefined, 8).textContent).not.toContain('Best rank');
});

test('of the last match: what either winner brings, in place of the best rank', () => {
  shown(sweeps, undefined, 6);
  expect(facts().slice(1, 3)).toEqual([
    'If Team 2 winPlatinum 4th',
    'If Team 3 winPlatinum or Gold 9th to 21st',
  ]);
  expect(facts().join()).not.toContain('Best rank');
});

test('picks that exclude each other promise less than their sum, and say so', () => {
  const nine = rows(PickType.advancing, 1, 9, 10, 11, 12, 13);
  const shownAt = shown([...sweeps, ...nine.slice(2)]);
  expect(shownAt.textContent).toContain('+4 to 13 pts');
  expect(shownAt.textContent).toContain(
    '2 of Team 2, Team 3, Team 4, Team 5, Team 6 and Team 7 to advance.',
  );
});

test('somebody else is told of by name', () => {
  expect(shown(sweeps, { isOwn: false, name: 'noah' }).textContent).toContain(
    'What noah still needs',
  );
});

test('once nothing can change: each rule, and everybody else', () => {
  const others = [
    ...rows(PickType.advancing, 2, 3, 4, 10, 11, 12),
    ...rows(PickType.eliminated, 5, 6, 7, 13, 14, 15),
  ];
  const said = shown([...sweeps, ...others]).textContent;
  expect(said).toContain('Better than 60% of 10');
  expect(said).toContain('You beat the crowd by 3 points.');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/(rl|cs)\/event\/1\/crowd$/);
  expect(facts()).toEqual([
    'Your Swiss15 / 30 pts',
    'Advancing4 of 8 +8',
    '3-01 of 2 +3',
    '0-31 of 2 +4',
  ]);
});

test('without picks: what everybody else came to', () => {
  const official = { groupStagePicks: sweeps, matchPicks: [] };
  const at = show({ official, calls: null, whose: { isOwn: true, name: null }, ranked: null });
  expect(at.textContent).toContain('The crowd would be 41st of 300 ranked.');
  expect(facts()).toEqual([
    '10 picked this stage13.8 pts on average so far',
    'Hardest pick20% Team 9 to go 3-0',
    'Best30 pts, by 4',
  ]);
});

test('without picks: its room stands before its words, and goes where nothing is told', () => {
  const official = { groupStagePicks: sweeps, matchPicks: [] };
  const of = { official, calls: null, whose: { isOwn: true, name: null }, ranked: null };
  expect(show({ ...of, crowd: undefined }).querySelector('dl')?.children).toHaveLength(0);
  cleanup();
  expect(() => show({ ...of, crowd: null })).toThrow('Summary');
});

test('a trophy has its place beside the strip once trophies were given, and not before', () => {
  expect(shown(sweeps, undefined, 9).childElementCount).toBe(1);
  cleanup();
  expect(shown(sweeps, undefined, 6).childElementCount).toBe(2);
});
