import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

const shown = { prefix: 'cs', eventId: 12, userIdWithPicks: null, search: '' };

test.each([
  { change: {}, link: 'https://a.example/cs/event/12', why: 'an event without picks' },
  {
    change: { userIdWithPicks: 7 },
    link: 'https://a.example/cs/event/12/7',
    why: 'the picks on screen',
  },
  {
    change: { userIdWithPicks: 7, search: '?from=mail&stage=2&substage=1' },
    link: 'https://a.example/cs/event/12/7?stage=2&substage=1',
    why: 'the stage that was chosen, and nothing else of the address',
  },
])('shares $why [rule: event-page-5]', ({ change, link }) => {
  expect(shareLink('https://a.example', { ...shown, ...change })).toBe(link);
});
