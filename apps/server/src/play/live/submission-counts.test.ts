import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeListener } from '../../platform/changes/changes.ts';
import { createSubmissionCounts } from './submission-counts.ts';

const eventId = 7;
let counting: { finish: (count: number) => void; fail: (error: Error) => void }[];
let told: number[];
let errors: unknown[];
let counts: ReturnType<typeof createSubmissionCounts>;
let submit: () => void;
let reconnect: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [counting, told, errors] = [[], [], []];
  const listeners: ChangeListener[] = [];
  counts = createSubmissionCounts({
    countSubmitters: () =>
      new Promise((finish, fail) => {
        counting.push({ finish, fail });
      }),
    live: {
      publish: (_name, data) => {
        if ('count' in data) told.push(data.count);
      },
    },
    changes: {
      on: (listener) => listeners.push(listener),
      onReconnected: (listener) => {
        reconnect = listener;
      },
    },
    onError: (error) => errors.push(error),
  });
  submit = () => {
    for (const listener of listeners) listener({ kind: 'submissions', eventId });
  };
});
afterEach(() => {
  vi.useRealTimers();
});

/** One that took so long; what it found is told when this returns. */
async function finishCount(afterMs: number, count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(afterMs);
  counting.at(-1)?.finish(count);
  await vi.advanceTimersByTimeAsync(0);
}

test('a quick count comes once a second, however many submit [rule: boards-21]', async () => {
  submit();
  await finishCount(10, 1);
  for (const _ of [1, 2, 3]) submit();
  await vi.advanceTimersByTimeAsync(999);
  expect([counting.length, told]).toEqual([1, [1]]);
  await vi.advanceTimersByTimeAsync(1);
  await finishCount(10, 4);
  expect([counting.length, told]).toEqual([2, [1, 4]]);
  expect(await counts.get(eventId)).toBe(4);
});

test('a count is followed by a pause of twenty times what it took', async () => {
  submit();
  await vi.advanceTimersByTimeAsync(1);
  submit();
  await finishCount(399, 1_000_000);
  submit();
  await vi.advanceTimersByTimeAsync(20 * 400 - 1);
  expect(counting.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counting.length).toBe(2);
  await finishCount(400, 1_000_000);
  expect(told).toEqual([1_000_000]);
});

test('a slow count is not joined by another, and a failed one earns its pause too', async () => {
  submit();
  await vi.advanceTimersByTimeAsync(5);
  submit();
  await vi.advanceTimersByTimeAsync(4995);
  expect(counting.length).toBe(1);
  counting[0]?.fail(new Error('too slow'));
  await vi.advanceTimersByTimeAsync(99_999);
  expect([counting.length, errors.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(counting.length).toBe(2);
});

test('who hears the others again counts anew, what they told went by', async () => {
  submit();
  await finishCount(10, 1);
  reconnect();
  await vi.advanceTimersByTimeAsync(1000);
  await finishCount(10, 5);
  expect(told).toEqual([1, 5]);
});
