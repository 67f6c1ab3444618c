// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import html from '../../../index.html?raw';

const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, code = '']) => code)
  .find((code) => code.includes('earlyAnswers'));

const LATER = {
  teams: ['assets/team-picker.js', 'assets/team-picker.css'],
  bracket: ['assets/bracket.js'],
  strip: ['assets/phone-strip.js'],
  results: ['assets/results.js'],
};

const isPhone = vi.fn<() => boolean>();
let answers: Record<string, unknown> = {};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? []));
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone() }));
  isPhone.mockReturnValue(false);
  document.documentElement.dataset.later = JSON.stringify(LATER);
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyAnswers;
  delete document.documentElement.dataset.later;
  for (const link of document.querySelectorAll('[data-ahead]')) link.remove();
  history.replaceState(null, '', '/');
});

/** The page asks for these by itself at an address, besides settings and the viewer. */
async function askedAt(address: string, known: Record<string, unknown>) {
  answers = known;
  history.replaceState(null, '', address);
  new Function((script ?? '').replace('__GAME_IDS__', '{ rl: 1, cs: 2 }'))();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    data: [...(window.earlyAnswers?.keys() ?? [])].slice(2),
    files: [...document.querySelectorAll<HTMLLinkElement>('[data-ahead]')].map((link) =>
      link.getAttribute('href'),
    ),
  };
}

const eventOf = (bracket: object | null, lockAt: string | null) => ({
  stage: 0,
  lockAt,
  format: { json: JSON.stringify({ stages: [{ bracket }] }) },
});
const LOCKED = '2020-01-01T00:00:00.000Z';

test('an event is asked for with its results, and then what its stage is picked in', async () => {
  const asked = await askedAt('/cs/event/4', {
    '/api/event/get?eventId=4': eventOf(null, null),
  });
  expect(asked.data).toEqual(['/api/picks/get/official/4', '/api/event/get?eventId=4']);
  expect(asked.files).toEqual(['/assets/team-picker.js', '/assets/team-picker.css']);
});

test('of a game, the first of its current events', async () => {
  const asked = await askedAt('/rl', {
    '/api/event/currentEvents?gameId=1': [{ id: 7 }, { id: 8 }],
    '/api/event/get?eventId=7': eventOf({}, null),
  });
  expect(asked.data).toContain('/api/event/get?eventId=7');
  expect(asked.files).toEqual(['/assets/bracket.js']);
});

test('an event that is locked shows its results, on a phone round by round', async () => {
  isPhone.mockReturnValue(true);
  const asked = await askedAt('/rl/event/1', {
    '/api/event/get?eventId=1': eventOf({}, LOCKED),
  });
  expect(asked.files).toEqual([
    '/assets/bracket.js',
    '/assets/phone-strip.js',
    '/assets/results.js',
  ]);
});

test.each([
  {
    why: 'the last event of a league is ranked',
    address: '/rl/leagues/1',
    ranked: ['/api/leagues/rankings?eventId=9&from=1&leagueId=1'],
  },
  { why: 'none where the address names one', address: '/rl/leagues/1?event=8', ranked: [] },
])('$why', async ({ address, ranked }) => {
  const { data } = await askedAt(address, {
    '/api/leagues/events?leagueId=1': [{ eventId: 8 }, { eventId: 9 }],
  });
  expect(data.filter((one) => one.includes('rankings'))).toEqual(ranked);
});

test('a league without events asks for no ranking', async () => {
  const { data } = await askedAt('/rl/leagues/1', { '/api/leagues/events?leagueId=1': [] });
  expect(data).toEqual(['/api/leagues/get?leagueId=1', '/api/leagues/events?leagueId=1']);
});
