import { expect, test } from 'vitest';
import {
  defaultEventId,
  dependsOnViewer,
  idOfPath,
  listOf,
  liveIds,
  neighbours,
  placeOfPath,
} from './event-choice.ts';

const event = (id: number, startDate: string) => ({
  id,
  metadata: { startDate, endDate: '2026-12-31T23:59:59Z' },
});
const spring = event(7, '2026-03-01T00:00:00Z');
const summer = event(5, '2026-06-01T00:00:00Z');

const april = Date.parse('2026-04-01T00:00:00Z');
const july = Date.parse('2026-07-01T00:00:00Z');
const choice = { current: [summer, spring], next: null, entered: [], now: april };

test.each([
  { change: {}, id: 5, why: 'the server’s first current event leads' },
  {
    change: { current: [], next: summer },
    id: 5,
    why: 'without a current event the next one shows',
  },
  { change: { current: [] }, id: null, why: 'without any there is none' },
  { change: { entered: [7] }, id: 7, why: 'one’s own event that has started comes first' },
  { change: { entered: [7, 5], now: july }, id: 5, why: 'of two of one’s own the server’s first' },
  {
    change: { current: [spring, summer], entered: [5] },
    id: 7,
    why: 'one’s own has to have started',
  },
  { change: { entered: [3] }, id: 5, why: 'an event that is over is not offered' },
])('$why', ({ change, id }) => {
  expect(defaultEventId({ ...choice, ...change })).toBe(id);
});

test.each([
  { current: [summer, spring], depends: true, why: 'a started one stands behind the first' },
  { current: [spring, summer], depends: false, why: 'the first is the only one that has started' },
  { current: [summer], depends: false, why: 'there is nothing to choose from' },
])('whether the viewer’s picks matter: $why', ({ current, depends }) => {
  expect(dependsOnViewer(current, april)).toBe(depends);
});

test.each([
  { path: '/rl', place: { eventId: null, userId: null }, why: 'the bare prefix' },
  { path: '/rl/', place: { eventId: null, userId: null }, why: 'with a slash' },
  { path: '/cs/event', place: { eventId: null, userId: null }, why: 'no event named' },
  { path: '/cs/event/4', place: { eventId: 4, userId: null }, why: 'an event' },
  { path: '/cs/event/4/9', place: { eventId: 4, userId: 9 }, why: 'somebody’s picks' },
  { path: '/cs/event/x', place: { eventId: null, userId: null }, why: 'no id is as good as none' },
  { path: '/cs/leagues', place: null, why: 'another page of the game' },
  { path: '/about-us', place: null, why: 'a page of neither game' },
])('$path: $why [rule: event-page-12, product-5]', ({ path, place }) => {
  expect(placeOfPath(path)).toEqual(place);
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
