import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { longestHold, openThreadClock } from './held-turns.ts';

const clock = openThreadClock();
afterAll(() => clock.close());

function work(ms: number): void {
  const since = clock.usedMs();
  while (clock.usedMs() - since < ms);
}

test('the longest hold is the longest work between two turns', async () => {
  const held = await longestHold(async () => {
    work(40);
    await pause(5);
    work(120);
    await pause(5);
    work(40);
  });
  // The clock may tick once in 4 ms only.
  expect(held).toBeGreaterThan(110);
  expect(held).toBeLessThan(190);
});

test('time in which the thread does not run is no hold', async () => {
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  const held = await longestHold(async () => {
    await pause(2);
    Atomics.wait(sleep, 0, 0, 300);
    await pause(2);
  });
  expect(held).toBeLessThan(100);
});
