import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword } from './password-hash.ts';
import { createPasswordWork } from './password-work.ts';

test('hashes are argon2id with 19 MiB, two passes, one thread', async () => {
  const hash = await hashPassword('tangerine');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('only the right password is right; an account without one has none', async () => {
  const work = createPasswordWork();
  const hash = await work.hash('tangerine');
  expect(await work.verify(hash, 'tangerine')).toBe(true);
  expect(await work.verify(hash, 'tangerina')).toBe(false);
  expect(await work.verify(null, 'nobody has this password')).toBe(false);
});

test('what goes beyond the places and the queue is told to come back', async () => {
  const work = createPasswordWork({ running: 1, waiting: 2 });
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => work.hash('tangerine')));
  expect(results.filter((result) => result === 'busy')).toHaveLength(2);
  expect(results.slice(0, 3).every((result) => result.startsWith('$argon2id$'))).toBe(true);
  expect(await work.hash('tangerine')).not.toBe('busy');
});
