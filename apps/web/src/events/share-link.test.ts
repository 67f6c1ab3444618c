import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

test.each([
  { userId: null, link: 'https://a.example/cs/event/12', why: 'an event without picks' },
  { userId: 7, link: 'https://a.example/cs/event/12/7', why: 'the picks on screen' },
])('shares $why', ({ userId, link }) => {
  expect(shareLink('https://a.example', 'cs', 12, userId)).toBe(link);
});
