import { parseOptions } from '@node-rs/argon2';
import { expect, expectTypeOf, test } from 'vitest';
import { done, refuse } from '../../../platform/outcome.ts';
import { hashPassword } from './password-hash.ts';
import { createPasswordWork, type PasswordWork } from './password-work.ts';

test('hashes are argon2id with 19 MiB, two passes, one thread', async () => {
  const hash = await hashPassword('tangerine');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('only the right password is right; an account without one has none', async () => {
  const work = createPasswordWork();
  const hash = await hashPassword('tangerine');
  expect(await work.hash('tangerine')).toEqual(done(expect.stringMatching(/^\$argon2id\$/)));
  expect(await work.verify(hash, 'tangerine')).toEqual(done(true));
  expect(await work.verify(hash, 'tangerina')).toEqual(done(false));
  expect(await work.verify(null, 'nobody has this password')).toEqual(done(false));
});

test('what goes beyond the places and the queue is told to come back', async () => {
  const work = createPasswordWork({ running: 1, waiting: 2 });
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => work.hash('tangerine')));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
  expect(results.at(-1)).toEqual(refuse('busy'));
  expect((await work.hash('tangerine')).ok).toBe(true);
});

test('what may not have been made is no hash: nobody stores it before asking', () => {
  expectTypeOf<Awaited<ReturnType<PasswordWork['hash']>>>().not.toMatchTypeOf<string>();
});
