import { expect, test } from 'vitest';
import { contrastOn } from './plate-contrast.ts';

const pixels = (...colours: readonly (readonly [number, number, number])[]) =>
  colours.flatMap((colour) => [...colour, 255]);

test.each([
  { why: 'white on black', colour: [255, 255, 255], ground: [0, 0, 0], ratio: 21 },
  { why: 'a colour on itself', colour: [90, 40, 10], ground: [90, 40, 10], ratio: 1 },
  {
    why: 'the grey that just passes on white',
    colour: [118, 118, 118],
    ground: [255, 255, 255],
    ratio: 4.54,
  },
] as const)('contrast as WCAG counts it: $why', ({ colour, ground, ratio }) => {
  expect(contrastOn(pixels(ground), colour)).toBeCloseTo(ratio, 1);
});

test('the worst ground counts, but for a few pixels', () => {
  const dark = Array.from({ length: 99 }, () => [0, 0, 0] as const);
  const white = [255, 255, 255] as const;
  expect(contrastOn(pixels(...dark, white), white)).toBeCloseTo(21, 1);
  expect(contrastOn(pixels(...dark.slice(10), ...Array(10).fill(white)), white)).toBe(1);
});
