import { expect, test } from 'vitest';
import { landingSentence, type Standing } from './landing-sentence.ts';

const major: Standing = { name: 'Major', status: 'locked', rank: 22, isMade: true };
const worlds: Standing = { name: 'Worlds', status: 'open', rank: null, isMade: false };

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
    [{ ...worlds, rank: 19 }],
    'You are 19th. Your next picks are open.',
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
