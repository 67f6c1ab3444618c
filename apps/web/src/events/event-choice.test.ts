import { expect, test } from 'vitest';
import { defaultEventId, idOfPath, listOf, liveIds, neighbours } from './event-choice.ts';

const event = (id: number, startDate: string) => ({
  id,
  metadata: { startDate, endDate: '2026-12-31T23:59:59Z' },
});
const spring = event(7, '2026-03-01T00:00:00Z');
const summer = event(5, '2026-06-01T00:00:00Z');

test.each([
  { current: [summer, spring], next: null, id: 5, why: 'the server’s first current event leads' },
  { current: [], next: summer, id: 5, why: 'without a current event the next one shows' },
  { current: [], next: null, id: null, why: 'without any there is none' },
])('$why', ({ current, next, id }) => {
  expect(defaultEventId(current, next)).toBe(id);
});

test('live arrows walk current events and the next one once, in time order', () => {
  expect(liveIds([summer, spring], summer)).toEqual([7, 5]);
  expect(liveIds([spring], summer)).toEqual([7, 5]);
});

test.each([
  { ids: [1, 2, 3], at: 2, expected: { previous: 1, next: 3 }, why: 'walks both ways' },
  { ids: [1, 2, 3], at: 3, expected: { previous: 2, next: null }, why: 'ends at the newest' },
  { ids: [1, 2, 3], at: 1, expected: { previous: null, next: 2 }, why: 'ends at the oldest' },
  {
    ids: [1, 2],
    at: 9,
    expected: { previous: null, next: null },
    why: 'an unlisted event stands alone',
  },
])('$why', ({ ids, at, expected }) => {
  expect(neighbours(ids, at)).toEqual(expected);
});

test('an event that is over is a past one', () => {
  expect(listOf(3, [1, 3])).toBe('past');
  expect(listOf(4, [1, 3])).toBe('live');
});

test.each([
  { text: '12', id: 12, why: 'an id' },
  { text: undefined, id: null, why: 'no segment' },
  { text: '0', id: null, why: 'nothing has the id 0' },
  { text: '12a', id: null, why: 'not only digits' },
  { text: '2147483648', id: null, why: 'larger than any id, which the server would refuse' },
])('$text in the path: $why', ({ text, id }) => {
  expect(idOfPath(text)).toBe(id);
});
