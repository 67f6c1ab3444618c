// @vitest-environment jsdom
import { type GroupStagePick, PickType, stageCalls } from '@callshot/rules';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  groupStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { rawMatch, wonBy } from '../../../../testing/raw-matches.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { NO_NOTES } from '../summary/correction-notes.ts';
import { TeamResults } from './team-results.tsx';

afterEach(cleanup);

const OWN = { isOwn: true, name: null };
const rows = (pickTypeId: PickType, ...teamIds: number[]): GroupStagePick[] =>
  teamIds.map((teamId) => ({ eventStageId: 1, eventSubstageId: 10, teamId, pickTypeId }));
const teamsOf = (stage: ReturnType<typeof swissStage | typeof groupStage>) =>
  new Map(
    stage.substages
      .flatMap(({ teamIds }) => teamIds)
      .map((id): [number, BracketTeam] => [
        id,
        { id, name: `Team ${id}`, abbreviation: `T${id}`, logoUrl: `/${id}.webp` } as never,
      ]),
  );

const swiss = swissStage();
const official = {
  groupStagePicks: [
    ...rows(PickType.advancing, 1),
    ...rows(PickType.cleanSweepWinner, 1),
    ...rows(PickType.eliminated, 16),
    ...rows(PickType.cleanSweepLoser, 16),
  ],
  matchPicks: [],
};
const slip = { groupStagePicks: rows(PickType.advancing, 1, 2), matchPicks: [] };

const showSwiss = (
  matches: Parameters<typeof TeamResults>[0]['matches'],
  crowd: Parameters<typeof TeamResults>[0]['crowd'] = null,
) =>
  render(
    <TeamResults
      stage={swiss}
      official={official}
      calls={stageCalls(swiss, slip, official)}
      crowd={crowd}
      teams={teamsOf(swiss)}
      whose={OWN}
      matches={matches}
      notes={NO_NOTES}
    />,
  );

const card = (teamId: number) => {
  const found = document.querySelector<HTMLElement>(`[data-team="${teamId}"]`);
  if (!found) throw new Error(`Team ${teamId} is not shown`);
  return found;
};

test('a Swiss stage whose matches are told: by record, with everybody’s way and what is on', () => {
  const met = (winner: number, ...losers: number[]) =>
    losers.map((loser, at) => wonBy(winner, loser, at + 1, [2, 0]));
  const games = [{ map: 'Nuke', topScore: 13, bottomScore: 4, isTopWinner: true }];
  showSwiss([
    ...met(1, 14, 15, 16),
    ...met(2, 5, 6),
    ...met(3, 5, 16),
    wonBy(14, 16, 1),
    rawMatch(2, 3, { round: 3, isLive: true, games }),
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Still playing',
    'Advanced',
    'Eliminated',
  ]);
  expect(screen.getByRole('heading', { name: '3-0' })).toBeTruthy();
  const way = within(card(1)).getByRole('list', { name: 'Matches so far' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((one) => one.title),
  ).toEqual([
    'Round 1: beat Team 14 2–0',
    'Round 2: beat Team 15 2–0',
    'Round 3: beat Team 16 2–0',
  ]);
  expect(card(1).textContent).toContain('Your pick: Advancing, Correct');
  const live = card(2).closest('li');
  expect(live?.textContent).toContain('Live');
  expect(live?.contains(card(3))).toBe(true);
  expect(card(2).textContent).toContain('Your pick: Advancing, Pending');
});

test('of teams that meet each other, what everybody picked says that it is no forecast of the match', () => {
  const advancing = (teamId: number, entrants: number) => ({
    ...rows(PickType.advancing, teamId)[0],
    entrants,
  });
  const teams = [advancing(2, 61), advancing(3, 60)];
  showSwiss([wonBy(14, 16, 1), rawMatch(2, 3, { round: 2 })], {
    entrants: 100,
    points: [],
    winners: [],
    scores: [],
    rare: [],
    teams,
  } as never);
  expect(card(2).textContent).toContain('61% see it through');
  expect(card(3).textContent).toContain('60% see it through');
  expect(
    within(card(2))
      .getByText(/see it through/)
      .closest('[class*=visually]'),
  ).toBeNull();
});

test('entered by hand it stays as it was: by what became of the teams', () => {
  showSwiss([]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '3-01',
    'Still playing14',
    '0-31',
  ]);
  expect(screen.queryByRole('list', { name: 'Matches so far' })).toBeNull();
});

test('a group tells what is on and next above its teams, and each team its way', () => {
  const stage = groupStage();
  render(
    <TeamResults
      stage={stage}
      official={{ groupStagePicks: [], matchPicks: [] }}
      calls={null}
      crowd={null}
      teams={teamsOf(stage)}
      whose={OWN}
      matches={[
        { ...wonBy(2, 1, 1), state: 'WALK_OVER' },
        rawMatch(1, 3, { round: 2, startTime: '2100-06-10T18:00:00Z', isExactStart: false }),
      ]}
      notes={NO_NOTES}
    />,
  );
  const [first, ...others] = screen.getAllByRole('region');
  expect(others.length).toBeGreaterThan(0);
  const open = within(first as HTMLElement).getByRole('list', { name: 'Now and next' });
  expect(open.textContent).toMatch(/^NextJun \d+Bo3.*Team 1.*Team 3$/);
  expect(screen.getAllByRole('list', { name: 'Now and next' })).toHaveLength(1);
  expect(
    within(card(2)).getByRole('list', { name: 'Matches so far' }).querySelector('li')?.title,
  ).toBe('Round 1: beat Team 1 by walkover');
});

test('a group whose matches staff enter has its table, with staff’s order explained', async () => {
  const stage = groupStage();
  const [first, ...others] = stage.substages;
  if (!first) throw new Error('no group');
  const [one = 0, two = 0] = first.teamIds;
  const order = { teamIds: [two, one], note: 'A coin was tossed' };
  const ordered = { ...stage, substages: [{ ...first, order }, ...others] };
  const match = (won: number, lost: number) => {
    const { externalId: _, ...byHand } = wonBy(won, lost, 1, [2, 0]);
    return { ...byHand, eventSubstageId: first.eventSubstageId };
  };
  const [, , three = 0, four = 0] = first.teamIds;
  render(
    <TeamResults
      stage={ordered}
      official={{ groupStagePicks: [], matchPicks: [] }}
      calls={null}
      crowd={null}
      teams={teamsOf(stage)}
      whose={OWN}
      matches={[match(one, three), match(two, four)]}
      notes={NO_NOTES}
    />,
  );
  const table = await screen.findByRole('table');
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual([`Team ${two}by staff`, `Team ${one}by staff`]);
  expect(screen.getByText('Level teams, by staff: A coin was tossed')).toBeTruthy();
});

test.each([
  { why: 'not known yet', crowd: undefined, hasRoom: true },
  { why: 'not told', crowd: null, hasRoom: false },
])('a team keeps the room of its share while the crowd is $why', ({ crowd, hasRoom }) => {
  const { container } = render(
    <TeamResults
      stage={swiss}
      official={official}
      calls={null}
      crowd={crowd}
      teams={teamsOf(swiss)}
      whose={OWN}
      matches={[]}
      notes={NO_NOTES}
    />,
  );
  const who = container.querySelector('[data-team="1"] > div');
  expect(who?.textContent).toBe(`Team 1${hasRoom ? '\u00a0' : ''}`);
});
