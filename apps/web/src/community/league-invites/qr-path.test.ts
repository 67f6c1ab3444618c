import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The squares that a path of rectangles of one row covers. */
const squaresOf = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, wide]) =>
    Array.from({ length: Number(wide) }, (_, at) => `${Number(x) + at},${y}`),
  );

test('every dark module is covered once, and no other', () => {
  const size = 21;
  const get = (x: number, y: number) => x < size && y < size && (x * 7 + y * 3 + x * y) % 3 === 0;
  const dark = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)])
    .filter(([x = 0, y = 0]) => get(x, y))
    .map(([x, y]) => `${x},${y}`);
  expect(squaresOf(qrPath({ size, get }))).toEqual(dark);
});
