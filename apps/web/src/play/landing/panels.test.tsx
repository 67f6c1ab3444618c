// @vitest-environment jsdom
import type { LeaderboardEntry } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GoalLine } from './goal-line.tsx';
import { isRanked, Leaders } from './leaders.tsx';
import { NextLocks } from './next-locks.tsx';
import { YourTrophies } from './own-panels.tsx';
import { TileFacts } from './tile-facts.tsx';
import { ToWin } from './to-win.tsx';
import type { ShownEvent } from './use-tile.ts';

afterEach(cleanup);

const entry = (row: number, rank: number | null): LeaderboardEntry => ({
  rank,
  row,
  userId: row,
  username: `fan-${row}`,
  totalScore: rank === null ? null : 20 - row,
  pinnedEventName: null,
  pinnedTrophyImagePath: null,
  nameplateId: 0,
  trophyUrl: null,
  move: null,
  lastPoints: null,
  champion: null,
});

/** An event with eight rows of a board. */
const shownWith = (told: Partial<ShownEvent>, hasRanks = true): ShownEvent =>
  ({
    event: {
      id: 7,
      gameId: 2,
      rewardTypeId: 3,
      nameOverride: 'Major',
      bracketsSubmitted: 1234,
      lockAt: '2026-03-10T12:00:00Z',
    },
    status: 'open',
    whole: null,
    matches: [],
    match: null,
    call: null,
    own: null,
    score: null,
    isMade: false,
    board: { records: Array.from({ length: 8 }, (_, at) => entry(at + 1, hasRanks ? 1 : null)) },
    ...told,
  }) as unknown as ShownEvent;

test('the first four of the board lead, once there are ranks', () => {
  expect([isRanked(shownWith({})), isRanked(shownWith({}, false))]).toEqual([true, false]);
  render(<Leaders shown={shownWith({})} />);
  expect(screen.getByRole('heading', { name: 'Leaders of Major' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('19 pts'),
    expect.stringContaining('18 pts'),
    expect.stringContaining('17 pts'),
    expect.stringContaining('16 pts'),
  ]);
});

test('every award is named with what earns it', () => {
  render(<ToWin shown={shownWith({})} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DiamondWinner',
    'PlatinumTop 10',
    'GoldTop 10%',
    'SilverTop 30%',
    'BronzeTop 50%',
    'WoodParticipant',
  ]);
});

/** An event of two stages with goals, the second of which is played. */
const withGoals = {
  whole: {
    stage: 1,
    goals: [
      { right: 5, of: 10 },
      { right: 4, of: 7 },
    ],
    eventStages: [
      { id: 1, name: 'Groups' },
      { id: 2, name: 'Playoffs' },
    ],
  },
} as unknown as Partial<ShownEvent>;

test('the goals of an event stand in place of ranks, and a tile tells that of its stage [rule: trophies-29]', () => {
  render(<ToWin shown={shownWith(withGoals)} />);
  expect(screen.queryByText('Top 10%')).toBeNull();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'StageGoal',
    'Groups5 of 10 right',
    'Playoffs4 of 7 right',
  ]);
  cleanup();
  const line = (told: Partial<ShownEvent>) => {
    const { container } = render(<GoalLine shown={shownWith(told)} />);
    return container.textContent;
  };
  expect(line(withGoals)).toBe('4 of 7 right makes Bronze');
  const goals = [
    { eventStageId: 1, right: 6, open: 0 },
    { eventStageId: 2, right: 2, open: 3 },
  ];
  const scored = { score: { goals } as unknown as ShownEvent['score'] };
  expect(line({ ...withGoals, ...scored })).toBe('2 of 7 right so far, 2 more make Silver');
  expect(line({})).toBe('');
});

const factsOf = (shown: ShownEvent) => {
  render(<TileFacts shown={shown} />);
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
};
const score = { rank: 97, totalScore: 12 } as ShownEvent['score'];

test.each([
  ['a visitor before the lock', {}, ['Locks', 'Leader', 'Entrants']],
  ['somebody ranked before the lock', { score }, ['Locks', 'You', 'Leader']],
  [
    'somebody ranked while it is played',
    { score, status: 'locked' as const },
    ['You', 'Points', 'Leader', 'Entrants'],
  ],
])('a row of facts has room for what concerns %s', (_case, told, words) => {
  expect(factsOf(shownWith(told))).toEqual(words);
});

test('a panel whose content is on its way has its place from the start', () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NextLocks isVisitor={false} />
      <YourTrophies userId={1} ranked={null} current={null} />
    </QueryClientProvider>,
  );
  expect(container.children).toHaveLength(2);
  expect(screen.queryByRole('heading')).toBeNull();
});
