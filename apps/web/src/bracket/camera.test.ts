import { describe, expect, test } from 'vitest';
import { frameOf, hold, opening, reveal, visibleArea, wheelDelta, wholeOf } from './camera.ts';

const view = { width: 1000, height: 500 };

describe('the camera', () => {
  test('fits a large bracket below the smallest zoom step', () => {
    expect(frameOf({ x: 0, y: 0, width: 4000, height: 2000 }, view)).toEqual({
      k: 0.25,
      x: 0,
      y: 0,
    });
  });

  test.each([
    { why: 'stays clear of the tools', x: 700, width: 1000, expected: { k: 1, x: 0, y: 0 } },
    { why: 'stands between the tools', x: 0, width: 400, expected: { k: 1, x: 372, y: 0 } },
    { why: 'stands above the tools', x: 0, width: 1000, expected: { k: 0.872, x: 64, y: 0 } },
  ])('the whole drawing $why', ({ x, width, expected }) => {
    const boxes = [{ index: 0, x, y: 400, width: 80, height: 70 }];
    expect(wholeOf({ width, height: 500, boxes }, view)).toEqual(expected);
  });

  test('does not blow a small bracket up', () => {
    expect(frameOf({ x: 0, y: 0, width: 500, height: 100 }, view)).toEqual({
      k: 1,
      x: 250,
      y: 200,
    });
  });

  test('opens a large bracket at its beginning, readable', () => {
    const camera = opening({ width: 4000, height: 3000, boxes: [] }, view);
    expect(camera).toEqual({ k: 0.8, x: 0, y: 0 });
  });

  test('moves no further than it takes to show a match', () => {
    const camera = { k: 1, x: 0, y: 0 };
    expect(reveal(camera, { x: 100, y: 100, width: 240, height: 70 }, view)).toEqual(camera);
    expect(reveal(camera, { x: 900, y: 100, width: 240, height: 70 }, view).x).toBe(-164);
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
    expect(2 ** wheelDelta({ deltaY, deltaMode: 0 })).toBeCloseTo(factor, 10);
  });
});
