import { describe, expect, test } from 'vitest';
import {
  frameOf,
  hold,
  isWhole,
  opening,
  reveal,
  seek,
  visibleArea,
  wheelFactor,
  wholeOf,
} from './camera.ts';
import { PADDING } from './layout.ts';

const view = { width: 1000, height: 500 };

describe('the camera', () => {
  test('fits a large bracket below the smallest zoom step, clear of the edges', () => {
    const fitted = frameOf({ x: 0, y: 0, width: 4000, height: 1808 }, view);
    expect(fitted).toEqual({ k: 0.238, x: 24, y: (500 - 1808 * 0.238) / 2 });
  });

  test('does not blow a small bracket up', () => {
    expect(frameOf({ x: 0, y: 0, width: 500, height: 100 }, view)).toEqual({
      k: 1,
      x: 250,
      y: 200,
    });
  });

  test.each([
    { why: 'as wide as the view', width: 1050, height: 200 },
    { why: 'as high as the view', width: 300, height: 550 },
    { why: 'larger than the view', width: 5000, height: 3000 },
    { why: 'smaller than the view', width: 300, height: 200 },
  ])('the whole of a drawing $why has a margin around its matches', ({ width, height }) => {
    const { k, x, y } = wholeOf({ width, height }, view);
    const [right, bottom] = [(width - PADDING) * k + x, (height - PADDING) * k + y];
    const margins = [PADDING * k + x, PADDING * k + y, view.width - right, view.height - bottom];
    for (const margin of margins) expect(margin).toBeGreaterThan(23.99);
  });

  test.each([
    { why: 'all of it', camera: { k: 1, x: -25, y: -25 }, expected: true },
    { why: 'all of it, small', camera: { k: 0.25, x: 300, y: 100 }, expected: true },
    { why: 'not its first column', camera: { k: 1, x: -26, y: 0 }, expected: false },
    { why: 'not its last row', camera: { k: 1, x: 0, y: 26 }, expected: false },
  ])('knows whether it shows $why', ({ camera, expected }) => {
    expect(isWhole(camera, view, view)).toBe(expected);
  });

  test('opens a large bracket at its beginning, readable', () => {
    const camera = opening({ width: 4000, height: 3000 }, view);
    expect(camera).toEqual({ k: 0.8, x: 0, y: 0 });
  });

  test('moves no further than it takes to show a match', () => {
    const camera = { k: 1, x: 0, y: 0 };
    expect(reveal(camera, { x: 100, y: 100, width: 240, height: 70 }, view)).toEqual(camera);
    expect(reveal(camera, { x: 900, y: 100, width: 240, height: 70 }, view).x).toBe(-164);
  });

  test.each([
    { why: 'leaves what is in view', x: 100, k: 1, expected: { k: 1, x: 0, y: 0 } },
    { why: 'centres what is not', x: 900, k: 1, expected: { k: 1, x: -520, y: 115 } },
    { why: 'comes near enough to read', x: 100, k: 0.5, expected: { k: 0.8, x: 324, y: 142 } },
  ])('looking for a match $why', ({ x, k, expected }) => {
    const match = { x, y: 100, width: 240, height: 70 };
    expect(seek({ k, x: 0, y: 0 }, match, view)).toEqual(expected);
  });

  test('keeps part of the bracket in sight', () => {
    const lost = { k: 1, x: -9000, y: 9000 };
    expect(hold(lost, { width: 2000, height: 1000 }, view)).toEqual({ k: 1, x: -1880, y: 380 });
  });

  test('tells the minimap what it shows', () => {
    expect(visibleArea({ k: 0.5, x: -100, y: 50 }, view)).toEqual({
      x: 200,
      y: -100,
      width: 2000,
      height: 1000,
    });
  });

  test.each([
    { why: 'a notch towards', deltaY: -100, factor: 1.06 },
    { why: 'a notch away', deltaY: 100, factor: 1 / 1.06 },
    { why: 'a touchpad sends parts of a notch', deltaY: -50, factor: 1.06 ** 0.5 },
  ])('zooms by its wheel step: $why', ({ deltaY, factor }) => {
    expect(wheelFactor({ deltaY, deltaMode: 0 })).toBeCloseTo(factor, 10);
  });
});
