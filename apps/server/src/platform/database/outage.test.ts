import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseGoneError } from './database-unavailable.ts';
import { createOutage } from './outage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const database = { isThere: false };
  const lines: [facts: object, text: string][] = [];
  const outage = createOutage({
    log: { warn: ((facts: object, text: string) => lines.push([facts, text])) as never },
    isBack: async () => database.isThere,
  });
  return { database, lines, outage };
}

test('an outage has one line as it begins and one as it ends, with what it cost', async () => {
  const { database, lines, outage } = watched();
  const gone = new DatabaseGoneError();
  for (let second = 0; second < 20; second += 1) {
    outage.note(gone, 'request');
    outage.note(gone, 'request');
    outage.note(gone, 'job');
    outage.note(gone, 'probe');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(outage.isOn()).toBe(true);
  expect(lines).toEqual([[{ err: gone }, 'The database is unavailable']]);
  database.isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(outage.isOn()).toBe(false);
  expect(lines.slice(1)).toEqual([
    [{ seconds: 19, requestsRefused: 40, jobsPutOff: 20 }, 'The database is back'],
  ]);
});

test('a database that answers and fails by turns is one outage', async () => {
  const { database, lines, outage } = watched();
  database.isThere = true;
  for (let turn = 0; turn < 10; turn += 1) {
    outage.note(new DatabaseGoneError(), 'request');
    await vi.advanceTimersByTimeAsync(1500);
  }
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines).toHaveLength(2);
  outage.note(new DatabaseGoneError(), 'request');
  expect(lines).toHaveLength(3);
});
