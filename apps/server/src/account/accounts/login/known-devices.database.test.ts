import { expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { createUser } from '../registering/first-admin.service.ts';
import { isKnownDevice, rememberDevice } from './known-devices.repository.ts';

const { db } = await testDatabase();

test('an account knows 50 browsers; the longest unseen gives way', async () => {
  const userId = await createUser(db, { username: 'collector' });
  const devices: string[] = [];
  for (let at = 0; at < 50; at += 1) devices.push(await rememberDevice(db, userId, undefined));
  const [first, second] = devices;
  expect(await rememberDevice(db, userId, first)).toBe(first);
  const last = await rememberDevice(db, userId, undefined);
  const known = [first, second, last].map((device) => isKnownDevice(db, userId, device));
  expect(await Promise.all(known)).toEqual([true, false, true]);
});
