import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatestOnly, type LatestOnly } from './latest-only.ts';

let passed: string[];
let updates: LatestOnly<string>;

beforeEach(() => {
  vi.useFakeTimers();
  passed = [];
  updates = createLatestOnly<string>(1000, (value) => passed.push(value));
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first passes at once; of those that follow soon only the last, when it is time', () => {
  for (const value of ['a1', 'a2', 'a3']) updates.offer('a', value);
  expect(passed).toEqual(['a1']);
  vi.advanceTimersByTime(999);
  expect(passed).toEqual(['a1']);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual(['a1', 'a3']);
});

test('what comes after a late one waits for its own time; after a pause nothing waits', () => {
  for (const value of ['a1', 'a2']) updates.offer('a', value);
  vi.advanceTimersByTime(1500);
  updates.offer('a', 'a3');
  expect(passed).toEqual(['a1', 'a2']);
  vi.advanceTimersByTime(500);
  expect(passed).toEqual(['a1', 'a2', 'a3']);
  vi.advanceTimersByTime(1000);
  updates.offer('a', 'a4');
  expect(passed).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('names do not wait for each other, and nothing is told once stopped', () => {
  for (const name of ['a', 'b']) for (const at of [1, 2]) updates.offer(name, `${name}${at}`);
  expect(passed).toEqual(['a1', 'b1']);
  updates.stop();
  vi.advanceTimersByTime(5000);
  expect(passed).toEqual(['a1', 'b1']);
  expect(vi.getTimerCount()).toBe(0);
});
