import { expect, test } from 'vitest';
import { landingSentence, type Standing } from './landing-sentence.ts';

const quiet = { move: null, today: { right: 0, all: 0 } };
const at = { stage: 'Stage 2', isTied: false };
const major: Standing = {
  name: 'Major',
  game: 'Counter-Strike',
  status: 'locked',
  rank: 22,
  percentile: 30,
  isMade: true,
  ...at,
  ...quiet,
};
const worlds: Standing = {
  name: 'Worlds',
  game: 'Rocket League',
  status: 'open',
  rank: null,
  percentile: null,
  isMade: false,
  ...at,
  ...quiet,
};

test.each<[string, string | null, readonly Standing[], string]>([
  ['a visitor', null, [major, worlds], 'Call the bracket before it happens.'],
  ['an own rank in a live event', 'ida', [worlds, major], 'Major is live. You are 22nd.'],
  [
    'an open event without picks',
    'ida',
    [{ ...major, rank: null }, worlds],
    'Worlds is open. Make your picks.',
  ],
  [
    'the next stage of an event',
    'ida',
    [{ ...worlds, rank: 19, percentile: 40 }],
    'You are 19th at Worlds.',
  ],
  [
    'the better of two ranks, shared by others',
    'ida',
    [
      { ...worlds, rank: 97, percentile: 41 },
      { ...major, status: 'open', isMade: false, rank: 60, isTied: true, percentile: 25 },
    ],
    'You are T60 at Major.',
  ],
  ['picks that are in', 'ida', [{ ...worlds, isMade: true }], 'Your picks for Worlds are in.'],
  [
    'picks that wait for results',
    'ida',
    [{ ...major, rank: null }],
    'Your picks for Major are in.',
  ],
  [
    'an event that is over',
    'ida',
    [{ ...major, status: 'complete' }],
    'Major is over. You came 22nd.',
  ],
  ['nothing at all', 'ida', [], 'Nothing to call right now.'],
  [
    'a first visit while an event is locked',
    'ida',
    [{ ...major, rank: null, isMade: false }],
    'Call the bracket before it happens.',
  ],
])('%s: %s', (_case, username, standings, title) => {
  expect(landingSentence(username, standings).title).toBe(title);
});

test('an open stage is named with its game', () => {
  const open = { ...worlds, rank: 19, percentile: 40 };
  expect(landingSentence('ida', [{ ...major, rank: null }, open])).toMatchObject({
    text: 'Rocket League: Stage 2 can be picked now. Good to see you, ida.',
    about: open,
  });
});

test.each<[string, Partial<Standing>, string]>([
  ['nothing yet', {}, 'Good to see you, ida.'],
  [
    'a good day',
    { today: { right: 2, all: 2 }, move: 14 },
    '2 of 2 picks right today, ida. Up 14 places since the last result.',
  ],
  [
    'picks that were right, though places were lost',
    { today: { right: 1, all: 2 }, move: -3 },
    '1 of 2 picks right today, ida.',
  ],
  [
    'places won, though no pick was right',
    { today: { right: 0, all: 1 }, move: 3 },
    'Good to see you, ida. Up 3 places since the last result.',
  ],
  ['one place lost', { move: -1 }, 'Good to see you, ida. Down 1 place since the last result.'],
  ['the same place', { today: { right: 0, all: 1 }, move: 0 }, '0 of 1 picks right today, ida.'],
])('the day of a live event: %s', (_case, change, text) => {
  expect(landingSentence('ida', [{ ...major, ...change }]).text).toBe(text);
});
