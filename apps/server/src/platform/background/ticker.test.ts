import { afterEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('work that fails is reported and tried again, and holds nobody else up', async () => {
  vi.useFakeTimers();
  const failed: string[] = [];
  const done: string[] = [];
  const ticker = createTicker(
    (error) => failed.push(String(error)),
    [
      {
        everyMs: 10,
        run: () => {
          throw new Error('before there is a promise');
        },
      },
      { everyMs: 10, run: async () => Promise.reject(new Error('later')) },
      { everyMs: 10, run: async () => void done.push('done') },
    ],
  );
  ticker.start();
  await vi.advanceTimersByTimeAsync(20);
  await ticker.stop();
  expect(done).toEqual(['done', 'done']);
  expect(failed.toSorted()).toEqual([
    'Error: before there is a promise',
    'Error: before there is a promise',
    'Error: later',
    'Error: later',
  ]);
});
