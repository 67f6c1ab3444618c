// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { rememberSlip, type SeenSlip, seenSlips } from './seen-slips.ts';

const slip = (eventId: number, savedAt: string | null = null): SeenSlip => ({
  gameId: 2,
  eventId,
  eventName: `Major ${eventId}`,
  stageName: 'Stage 2',
  lockAt: '2026-06-10T17:00:00.000Z',
  savedAt,
  seenAt: '2026-06-06T16:42:00.000Z',
});

beforeEach(() => localStorage.clear());

test('a slip is remembered once, and the last one stands first', () => {
  rememberSlip(7, slip(1));
  rememberSlip(7, slip(2));
  rememberSlip(7, slip(1, '2026-06-06T21:14:00.000Z'));
  expect(seenSlips(7)).toEqual([slip(1, '2026-06-06T21:14:00.000Z'), slip(2)]);
});

test('nobody is told of the slips of another user', () => {
  rememberSlip(7, slip(1));
  expect(seenSlips(8)).toEqual([]);
  rememberSlip(8, slip(2));
  expect(seenSlips(7)).toEqual([]);
});

test('ten events are remembered', () => {
  for (let at = 1; at <= 12; at += 1) rememberSlip(7, slip(at));
  expect(seenSlips(7).map(({ eventId }) => eventId)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test.each([
  { why: 'no JSON', stored: '{' },
  { why: 'nothing', stored: 'null' },
  { why: 'a word', stored: '"slips"' },
  { why: 'a time that is none', stored: { ...slip(1), lockAt: 'soon' } },
  { why: 'a save that is none', stored: { ...slip(1), savedAt: 5 } },
])('what cannot be read is nothing: $why', ({ stored }) => {
  const text =
    typeof stored === 'string' ? stored : JSON.stringify({ owner: 7, slips: [stored, null] });
  localStorage.setItem('callshot.seen-slips', text);
  expect(seenSlips(7)).toEqual([]);
});
