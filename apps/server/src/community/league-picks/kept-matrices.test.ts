import { expect, test } from 'vitest';
import type { LeagueMatrix } from './build-league-matrix.ts';
import { bytesOf, createKeptMatrices } from './kept-matrices.ts';

const matrixOf = (members: number): LeagueMatrix => ({
  columns: [],
  rows: Array.from({ length: members }, (_, at) => ({
    ...{ userId: at + 1, points: 0, open: 0, cells: '' },
  })),
});
const row = bytesOf(matrixOf(1));

test('those that were looked at last are kept, as long as they have room together', async () => {
  const kept = createKeptMatrices(10 * row);
  const made: string[] = [];
  const look = (name: string, members: number) =>
    kept.of(name, async () => {
      made.push(name);
      return matrixOf(members);
    });
  await look('a', 4);
  await look('b', 4);
  await look('a', 4);
  await look('c', 4);
  expect(kept.bytes()).toBe(8 * row);
  await look('a', 4);
  await look('b', 4);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  // One that is larger than all of the room is given out, and takes none of it.
  expect((await look('large', 11)).rows).toHaveLength(11);
  expect(kept.bytes()).toBe(8 * row);
});

test('two at once make it once; one that failed is made anew', async () => {
  const kept = createKeptMatrices();
  let tries = 0;
  const build = async () => {
    tries += 1;
    if (tries === 1) throw new Error('once');
    return matrixOf(1);
  };
  await expect(kept.of('a', build)).rejects.toThrow('once');
  const both = await Promise.all([kept.of('a', build), kept.of('a', build)]);
  expect(both[0]).toBe(both[1]);
  expect([tries, kept.bytes()]).toEqual([2, row]);
});
