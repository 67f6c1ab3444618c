import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Admission, createAdmission, type Leave } from './admission.ts';
import type { Priority } from './throughput.ts';

const limits = {
  running: 3,
  runningReads: 2,
  runningWrites: 3,
  leastRunning: 1,
  runMs: 200,
  waitingReads: 1,
  waitingWrites: 2,
  waitMs: 60_000,
  queueMs: 30_000,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Enters as many calls, which all have to get a place at once. */
function run(admission: Admission, priority: Priority, count = 1): Leave[] {
  return Array.from({ length: count }, () => {
    const leave = admission.enter(priority);
    if (typeof leave !== 'function') throw new Error('there was no place');
    return leave;
  });
}

test('without limits of its own it has those of the product', async () => {
  const admission = createAdmission();
  const [leave] = run(admission, 'read', 30);
  const waiting = Array.from({ length: 200 }, () => admission.enter('read'));
  expect(admission.count()).toMatchObject({ running: 30, waiting: 200 });
  expect(admission.enter('read')).toBeNull();
  run(admission, 'write', 50);
  void admission.enter('write');
  expect(admission.count()).toMatchObject({ running: 80, waiting: 201 });
  leave?.();
  vi.advanceTimersByTime(400);
  expect(await waiting[199]).toBeNull();
  expect(admission.count()).toMatchObject({ running: 80, waiting: 0 });
});

test('reads leave room for writes', () => {
  const admission = createAdmission(limits);
  run(admission, 'read', 2);
  void admission.enter('read');
  expect(admission.count()).toMatchObject({ running: 2, waiting: 1 });
  expect(admission.enter('read')).toBeNull();
  run(admission, 'write');
  expect(admission.count()).toEqual({ running: 3, waiting: 1, refused: { read: 1, write: 0 } });
});

test('writes leave room for reads', async () => {
  const admission = createAdmission({ ...limits, runningWrites: 2 });
  const [first] = run(admission, 'write', 2);
  const third = admission.enter('write');
  run(admission, 'read');
  first?.();
  expect(await third).toBeTypeOf('function');
});

test('of those that wait, writes go first', async () => {
  const admission = createAdmission(limits);
  const order: string[] = [];
  const running = run(admission, 'write', 3);
  const read = Promise.resolve(admission.enter('read')).then(() => order.push('read'));
  const write = Promise.resolve(admission.enter('write')).then(() => order.push('write'));
  for (const leave of running.slice(0, 2)) leave();
  await Promise.all([read, write]);
  expect(order).toEqual(['write', 'read']);
});

test('one that has waited too long is refused and takes no place', async () => {
  const admission = createAdmission({ ...limits, running: 1 });
  const [leave] = run(admission, 'write');
  const second = admission.enter('write');
  vi.advanceTimersByTime(limits.waitMs);
  expect(await second).toBeNull();
  leave?.();
  expect(admission.count()).toEqual({ running: 0, waiting: 0, refused: { read: 0, write: 1 } });
});

test('nobody joins a queue whose first has waited too long, however short it is', async () => {
  const admission = createAdmission(limits);
  const [leave] = run(admission, 'write', 3);
  const first = admission.enter('write');
  vi.advanceTimersByTime(limits.queueMs);
  expect(admission.enter('write')).toBeNull();
  leave?.();
  expect(await first).toBeTypeOf('function');
  expect(admission.enter('write')).toBeInstanceOf(Promise);
});

test('in a flood as many run and wait as are done meanwhile; when it is over, as many as ever', async () => {
  const admission = createAdmission({
    running: 100,
    runningReads: 50,
    runningWrites: 100,
    leastRunning: 1,
    runMs: 200,
    waitingReads: 1000,
    waitingWrites: 1000,
    waitMs: 400,
    queueMs: 100,
  });
  const admitted: Leave[] = [];
  const come = async () => {
    const leave = await admission.enter('write');
    if (leave) admitted.push(leave);
  };
  for (let tick = 0; tick < 300; tick += 1) {
    // Five come in the time that one takes: a hundred are done a second.
    for (let call = 0; call < 5; call += 1) void come();
    await vi.advanceTimersByTimeAsync(10);
    admitted.shift()?.();
  }
  const { running, waiting } = admission.count();
  expect(Math.abs(running - 20)).toBeLessThanOrEqual(1);
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThanOrEqual(11);

  while (admission.count().running > 0) {
    await vi.advanceTimersByTimeAsync(1);
    admitted.shift()?.();
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(run(admission, 'write', 100)).toHaveLength(100);
});

test('a dear call takes as many places, and leaves them all; the last free one lets it in', async () => {
  const admission = createAdmission({ ...limits, running: 9, runningReads: 4, waitingReads: 9 });
  const [cheap] = run(admission, 'read');
  const dear = admission.enter('read', 8);
  if (typeof dear !== 'function') throw new Error('there was no place');
  expect(admission.count().running).toBe(9);
  const [read, write] = [admission.enter('read'), admission.enter('write')];
  cheap?.();
  expect(await write).toBeTypeOf('function');
  dear();
  expect(await read).toBeTypeOf('function');
  expect(admission.count()).toMatchObject({ running: 2, waiting: 0 });
});
