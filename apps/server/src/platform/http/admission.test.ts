import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const limits = {
  running: 3,
  runningReads: 2,
  runningWrites: 3,
  waitingReads: 1,
  waitingWrites: 2,
  waitMs: 60_000,
  queueMs: 30_000,
};

test('reads leave room for writes', async () => {
  const admission = createAdmission(limits);
  expect(await admission.enter('read')).toBe(true);
  expect(await admission.enter('read')).toBe(true);
  void admission.enter('read');
  expect(admission.count()).toMatchObject({ running: 2, waiting: 1 });
  expect(await admission.enter('read')).toBe(false);
  expect(await admission.enter('write')).toBe(true);
  expect(admission.count()).toMatchObject({
    running: 3,
    waiting: 1,
    refused: { read: 1, write: 0 },
  });
});

test('of those that wait, writes go first', async () => {
  const admission = createAdmission(limits);
  const order: string[] = [];
  for (const _ of [1, 2, 3]) await admission.enter('write');
  const read = admission.enter('read').then(() => order.push('read'));
  const write = admission.enter('write').then(() => order.push('write'));
  admission.leave('write');
  await write;
  admission.leave('write');
  await read;
  expect(order).toEqual(['write', 'read']);
});

test('one that has waited too long is refused and takes no place', async () => {
  const admission = createAdmission({ ...limits, running: 1, waitMs: 1 });
  await admission.enter('write');
  expect(await admission.enter('write')).toBe(false);
  admission.leave('write');
  expect(admission.count()).toEqual({ running: 0, waiting: 0, refused: { read: 0, write: 1 } });
});

test('who would find no place is turned away at the door, each priority for itself', async () => {
  const admission = createAdmission(limits);
  for (const _ of [1, 2]) await admission.enter('read');
  expect(admission.turnsAway('read')).toBe(false);
  void admission.enter('read');
  expect([admission.turnsAway('read'), admission.turnsAway('write')]).toEqual([true, false]);
  expect(admission.count().refused).toEqual({ read: 1, write: 0 });
});

test('nobody joins a queue whose first has waited too long, however short it is', async () => {
  const admission = createAdmission({ ...limits, queueMs: 0 });
  for (const _ of [1, 2, 3]) await admission.enter('write');
  const first = admission.enter('write');
  expect(await admission.enter('write')).toBe(false);
  admission.leave('write');
  expect(await first).toBe(true);
  expect(admission.turnsAway('write')).toBe(false);
});

test('writes leave room for reads', async () => {
  const admission = createAdmission({ ...limits, runningWrites: 2 });
  for (const _ of [1, 2]) await admission.enter('write');
  const third = admission.enter('write');
  expect(await admission.enter('read')).toBe(true);
  admission.leave('write');
  expect(await third).toBe(true);
});
