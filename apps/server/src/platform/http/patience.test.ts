import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseQuietError } from '../database/database-unavailable.ts';
import { createPatience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = <T>(): Promise<T> => new Promise(() => {});

async function outcomeAfter(
  ms: number,
  { isAway, isUrgent = false }: { isAway: (isUrgent: boolean) => boolean; isUrgent?: boolean },
): Promise<string> {
  const call = createPatience({} as never, isAway).begin(isUrgent);
  let outcome = 'waits';
  call.wait(never()).catch((error: Error) => {
    outcome = error.message;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test.each([
  { why: 'a slow database has its time', isAway: () => false, ms: 10_000, outcome: 'waits' },
  { why: 'a moment', isAway: () => true, ms: 2300, outcome: 'waits' },
  { why: 'too long', isAway: () => true, ms: 2700, outcome: 'The database is gone' },
])('$why: $outcome [rule: safety-14]', async ({ isAway, ms, outcome }) => {
  expect(await outcomeAfter(ms, { isAway })).toBe(outcome);
});

test('an urgent call does not give up because the usual ones wait [rule: safety-34]', async () => {
  const isAway = (isUrgent: boolean) => !isUrgent;
  expect(await outcomeAfter(5000, { isAway, isUrgent: true })).toBe('waits');
});

test('the waits of a call add up', async () => {
  const call = createPatience({} as never, () => true).begin(false);
  const first = call.wait(new Promise((resolve) => setTimeout(resolve, 2000)));
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  const second = expect(call.wait(never())).rejects.toThrow('The database is gone');
  await vi.advanceTimersByTimeAsync(700);
  await second;
});

test.each([
  { why: 'while the database is quiet', quiet: 800, hasLast: true, outcome: 'given up' },
  { why: 'where there is no answer of before', quiet: 800, hasLast: false, outcome: 'waits' },
  { why: 'while the database answers', quiet: 300, hasLast: true, outcome: 'waits' },
])(
  'a call is answered from memory $why: $outcome [rule: safety-35]',
  async ({ quiet, hasLast, outcome }) => {
    const told = begin(() => quiet, hasLast);
    await vi.advanceTimersByTimeAsync(200);
    expect(told.at(-1)).toBe('waits');
    await vi.advanceTimersByTimeAsync(300);
    expect(told.at(-1)).toBe(outcome);
  },
);

test('a process that stood still first reads what has arrived', async () => {
  let quiet = 0;
  const told = begin(() => quiet, true);
  await vi.advanceTimersByTimeAsync(400);
  quiet = 5000;
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 3000);
  await vi.advanceTimersByTimeAsync(200);
  expect(told.at(-1)).toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  expect(told.at(-1)).toBe('given up');
});

function begin(quietMs: () => number, hasLast: boolean): string[] {
  const told = ['waits'];
  createPatience({} as never, () => false, quietMs)
    .begin(false)
    .wait(never(), hasLast)
    .catch((error: Error) => told.push(error instanceof DatabaseQuietError ? 'given up' : 'gone'));
  return told;
}
