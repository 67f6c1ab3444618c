import type { Answer, League } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, held, Refused } from '../../../testing/answers.ts';
import { madeUpBracket } from '../../../testing/events.ts';
import { player, signedIn } from '../../../testing/people.ts';
import { open, SIZES } from '../../../testing/screens.tsx';

const LEAGUE: League = {
  id: 31,
  name: 'Sunday Strats',
  createdBy: player.id,
  creatorName: player.username,
  hasPassword: true,
  requireDiscord: false,
  requireReddit: false,
  nameplateId: 0,
  members: 1,
  memberCount: 1,
  isAnalystLeague: false,
  isMember: true,
  discordUrl: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
};
const AT = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' };
const EVENTS: Answer<'GET /api/leagues/events'> = [
  { eventId: 4, name: 'Before', ...AT, isLive: false, isFinished: true },
  { eventId: 5, name: 'Now', ...AT, isLive: true, isFinished: false },
];
const rankingOf = (eventId: number): Answer<'GET /api/leagues/rankings'> => ({
  leagueId: LEAGUE.id,
  eventId,
  records: [
    {
      rank: 1,
      row: 1,
      userId: player.id,
      username: player.username,
      totalScore: eventId,
      pinnedEventName: null,
      pinnedTrophyImagePath: null,
      nameplateId: 1,
      trophyUrl: null,
      move: null,
      lastPoints: null,
      champion: null,
      eventId,
    },
  ],
  totalRecords: 1,
  ranked: 1,
  own: null,
  generation: 1,
  memberVersion: 1,
  isScored: true,
});

const LEAGUES: Answers = {
  ...madeUpBracket({ picks: null }),
  'GET /api/leagues/get': LEAGUE,
  'GET /api/leagues/events': EVENTS,
  'GET /api/leagues/rankings': ({ query }) => rankingOf(Number(query.eventId)),
  'GET /api/leagues/invite': {
    leagueId: LEAGUE.id,
    isOn: false,
    membersMayInvite: false,
    code: null,
    link: null,
  },
  'GET /api/auth/third-party-status': [],
  'GET /api/leagues/joined': [
    {
      leagueId: LEAGUE.id,
      leagueName: LEAGUE.name,
      nameplateId: 0,
      joinDate: LEAGUE.createdAt,
      eventRank: 1,
      memberCount: 1,
      createdBy: player.id,
      creatorName: player.username,
      hasPassword: true,
      requireDiscord: false,
      requireReddit: false,
      isAnalystLeague: false,
      move: null,
      unranked: null,
    },
  ],
  'GET /api/leagues/popular': [LEAGUE],
  'GET /api/leagues/userLimit': 10,
  'GET /api/leagues/analyst': { name: 'Analysts', gameId: 1, members: 0, memberCount: 0 },
  'GET /api/leagues/analystRankings': ({ query }) => ({
    ...rankingOf(Number(query.eventId)),
    leagueId: null,
    records: [],
    totalRecords: 0,
    ranked: 0,
  }),
  'GET /api/leagues/shares': {
    teamId: null,
    isChampion: false,
    analysts: null,
    league: null,
    everybody: null,
  },
};

const navigator = page.getByRole('region', { name: 'League Navigator' });
const ranking = page.getByRole('region', { name: 'League ranking' });
const members = ranking.getByRole('region', { name: 'Members' });

test('a ranking that takes long is waited for in words [rule: leagues-20]', async () => {
  const before = held(rankingOf(4));
  answer({
    ...signedIn(),
    ...LEAGUES,
    'GET /api/leagues/rankings': ({ query }) =>
      query.eventId === '4' ? before.answer() : rankingOf(5),
  });
  open('/rl/leagues/31');
  await expect.element(members).toHaveTextContent('5 pts.');
  await ranking.getByRole('link', { name: 'Previous event' }).click();
  const waiting = page.getByRole('status').getByText('Loading League Rankings');
  await expect.element(waiting).toBeVisible();
  before.letGo();
  await expect.element(members).toHaveTextContent('4 pts.');
  expect(waiting.query()).toBeNull();
});

test.each([
  {
    why: 'one that is gone',
    rows: {
      'GET /api/leagues/get': new Refused(404, 'league_not_found', 'There is no such league'),
    },
    text: 'There is no such league (any more)',
  },
  {
    why: 'one that is private',
    rows: {
      'GET /api/leagues/get': { ...LEAGUE, isMember: false, createdBy: 1 },
      'GET /api/leagues/events': new Refused(403, 'members_only', 'Only its members'),
    },
    text: 'Only its members see this league',
  },
])('a league that cannot be shown says so: $why', async ({ rows, text }) => {
  answer({ ...signedIn(), ...LEAGUES, ...rows });
  open('/rl/leagues/31');
  await expect.element(ranking).toHaveTextContent(text);
  await expectAccessible();
});

test('a ranking that fails to load is offered again', async () => {
  answer({
    ...signedIn(),
    ...LEAGUES,
    'GET /api/leagues/rankings': new Refused(500, 'unexpected', 'Something went wrong'),
  });
  open('/rl/leagues/31');
  await expect.element(ranking).toHaveTextContent('The ranking could not be loaded');
  answer({ 'GET /api/leagues/rankings': rankingOf(5) });
  await ranking.getByRole('button', { name: 'Try again' }).click();
  await expect.element(members).toHaveTextContent(player.username);
});

test.each(SIZES)(
  'what follows the list of leagues stays when the list comes $why',
  async ({ size }) => {
    await page.viewport(...size);
    answer({ ...signedIn(), ...LEAGUES });
    open('/rl/leagues');
    const joined = navigator.getByRole('radio', { name: 'Joined' });
    await expect.element(joined).toBeChecked();
    const row = LEAGUES['GET /api/leagues/joined'];
    const list = held(Array.isArray(row) ? row : []);
    answer({ 'GET /api/leagues/joined': list.answer });
    open('/rl/leagues');
    const follows = navigator.getByText('Got an invite?');
    await expect.element(navigator.getByText('Loading leagues')).toBeInTheDocument();
    // As many as there were before, not as many as are guessed.
    expect(document.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(1);
    const before = follows.element().getBoundingClientRect().top;
    list.letGo();
    await expect.element(joined).toBeChecked();
    expect(follows.element().getBoundingClientRect().top).toBe(before);
  },
);
