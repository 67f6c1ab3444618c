import { expect, test } from 'vitest';
import { shownEvent } from './event-of-league.ts';

const event = (eventId: number) => ({
  eventId,
  name: `Event ${eventId}`,
  startsAt: '2025-06-03T00:00:00.000Z',
  endsAt: '2025-06-22T23:59:59.000Z',
  isLive: false,
  isFinished: true,
});
const events = [4, 7, 9, 12].map(event);

test('the last event is shown unless another of the league was chosen', () => {
  expect(shownEvent(events, null)?.event.eventId).toBe(12);
  expect(shownEvent(events, 5)?.event.eventId).toBe(12);
  expect(shownEvent(events, 4)?.event.eventId).toBe(4);
  expect(shownEvent([], 4)).toBe(null);
});

test('both arrows reach every event [rule: leagues-17]', () => {
  const walk = (from: number | null, way: 'previous' | 'next'): number[] => {
    const shown = shownEvent(events, from);
    const to = shown?.[way];
    return shown ? [shown.place, ...(to ? walk(to.eventId, way) : [])] : [];
  };
  expect(walk(null, 'previous')).toEqual([4, 3, 2, 1]);
  expect(walk(4, 'next')).toEqual([1, 2, 3, 4]);
});
