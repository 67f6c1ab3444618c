import { expect, test, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

test('what is computed for a key is kept, also while it is on its way', async () => {
  const compute = vi.fn(async (key: { at: number }, more: number) => key.at + more);
  const read = keptFor(compute);
  const [one, other] = [{ at: 1 }, { at: 2 }];
  expect(await Promise.all([read(one, 10), read(one, 10), read(other, 10)])).toEqual([11, 11, 12]);
  expect(await read(one, 10)).toBe(11);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('what failed is computed anew', async () => {
  const compute = vi.fn<(key: object) => Promise<string>>();
  compute.mockRejectedValueOnce(new Error('not now')).mockResolvedValueOnce('there');
  const read = keptFor(compute);
  const key = {};
  await expect(read(key)).rejects.toThrow('not now');
  expect(await read(key)).toBe('there');
  expect(await read(key)).toBe('there');
  expect(compute).toHaveBeenCalledTimes(2);
});
