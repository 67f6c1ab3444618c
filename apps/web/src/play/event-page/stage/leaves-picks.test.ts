import { expect, test } from 'vitest';
import { leavesPicks } from './leaves-picks.ts';

const shown = { eventId: 12, ownerId: 7, stageIndex: 1, eventOfVisit: 12, isWaiting: false };

test.each([
  { to: '/about-us', leaves: true, why: 'another page' },
  { to: '/rl/leagues', leaves: true, why: 'another tab' },
  { to: '/rl/event/13', leaves: true, why: 'another event' },
  { to: '/rl/event/12/8', leaves: true, why: 'somebody else’s picks' },
  { to: '/rl/event/12/7', leaves: false, why: 'one’s own picks by name' },
  { to: '/rl/event/12?stage=1', leaves: false, why: 'a draft waits for one’s return to its stage' },
  { to: '/rl/event', leaves: false, why: 'the tab leads to the event of the visit: this one' },
  { to: '/rl', leaves: false, why: 'so does the bare prefix' },
])('$to: $why', ({ to, leaves }) => {
  const { pathname, search } = new URL(to, 'https://callshot.example');
  expect(leavesPicks({ pathname, search }, shown)).toBe(leaves);
});

test('the tab leaves an event that is not the one of the visit', () => {
  const target = { pathname: '/rl/event', search: '' };
  expect(leavesPicks(target, { ...shown, eventOfVisit: 3 })).toBe(true);
});

test.each([
  { search: '?stage=1', leaves: true, why: 'another stage gives the submission up' },
  { search: '?stage=2&substage=2', leaves: false, why: 'a group of the same stage does not' },
  { search: '', leaves: false, why: 'nor does an address without a stage' },
])('while a submission waits: $why', ({ search, leaves }) => {
  const target = { pathname: '/rl/event/12', search };
  expect(leavesPicks(target, { ...shown, isWaiting: true })).toBe(leaves);
});
