import { describe, expect, test } from 'vitest';
import { playoff } from '../../../../testing/bracket-fixture.ts';
import { layoutBracket, withChampion } from '../board/layout.ts';
import { PICK_SIZES } from '../board/match-size.ts';
import {
  frameOf,
  hold,
  keptAt,
  opening,
  reveal,
  seek,
  visibleArea,
  wheelFactor,
  wholeOf,
} from './camera.ts';

const view = { width: 1000, height: 500 };

describe('the camera', () => {
  test.each([
    { why: 'smaller: in the middle', width: 500, height: 100, expected: { x: 250, y: 200 } },
    { why: 'as large as the view', width: 1000, height: 500, expected: { x: 0, y: 0 } },
    { why: 'larger: from its beginning', width: 4000, height: 1808, expected: { x: 0, y: 0 } },
    { why: 'flat', width: 4000, height: 100, expected: { x: 0, y: 200 } },
  ])('shows the whole of a drawing, $why [rule: bracket-view-6]', ({ width, height, expected }) => {
    expect(wholeOf({ width, height }, view)).toEqual(expected);
  });

  test('a part of the drawing comes into the middle', () => {
    expect(frameOf({ x: 3000, y: 40, width: 200, height: 100 }, view)).toEqual({
      x: -2600,
      y: 160,
    });
  });

  test.each([
    { why: 'at its beginning where that shows what is next', x: 300, expected: { x: 0, y: 0 } },
    { why: 'at what is next where that is further in', x: 2000, expected: { x: -1576, y: 125 } },
  ])('opens a large bracket $why', ({ x, expected }) => {
    const next = { x, y: 100, width: 152, height: 50 };
    expect(opening({ width: 4000, height: 3000 }, view, next)).toEqual(expected);
  });

  test('moves no further than it takes to show a match', () => {
    const camera = { x: 0, y: 0 };
    expect(reveal(camera, { x: 2, y: 450, width: 240, height: 50 }, view)).toEqual(camera);
    expect(reveal(camera, { x: 900, y: 100, width: 240, height: 70 }, view)).toEqual({
      x: -152,
      y: 0,
    });
    expect(reveal({ x: -300, y: 0 }, { x: 100, y: 0, width: 240, height: 70 }, view)).toEqual({
      x: -88,
      y: 0,
    });
  });

  test.each([
    { why: 'leaves what is in view', x: 100, expected: { x: 0, y: 0 } },
    { why: 'centres what is not', x: 900, expected: { x: -520, y: 115 } },
  ])('looking for a match $why', ({ x, expected }) => {
    const match = { x, y: 100, width: 240, height: 70 };
    expect(seek({ x: 0, y: 0 }, match, view)).toEqual(expected);
  });

  test('keeps part of the bracket in sight', () => {
    const lost = { x: -9000, y: 9000 };
    expect(hold(lost, { width: 2000, height: 1000 }, view)).toEqual({ x: -1880, y: 380 });
  });

  test('what fits stays in the middle, along each side by itself', () => {
    const pulled = { x: -100, y: 900 };
    expect(hold(pulled, { width: 400, height: 300 }, view)).toEqual({ x: 300, y: 100 });
    expect(hold(pulled, { width: 2000, height: 300 }, view)).toEqual({ x: -100, y: 100 });
  });

  test('a match stays where it is when all are drawn larger', () => {
    const { graph } = playoff({ teamCount: 8, elimination: 'single' });
    const [small, , large] = PICK_SIZES.map((size) =>
      withChampion(graph, layoutBracket(graph, size), 'beside'),
    );
    const camera = { x: -40, y: 15 };
    const [before, after] = [small!.boxes[4]!, large!.boxes[4]!];
    const middle = { x: before.x + camera.x + 70, y: before.y + camera.y + 30 };
    const now = keptAt(middle, camera, small!, large!);
    expect([after.x + now.x, after.y + now.y]).toEqual([before.x + camera.x, before.y + camera.y]);
  });

  test('tells the minimap what it shows [rule: bracket-view-1]', () => {
    expect(visibleArea({ x: -100, y: 50 }, view)).toEqual({ x: 100, y: -50, ...view });
  });

  test.each([
    { why: 'a notch towards', deltaY: -100, factor: 1.06 },
    { why: 'a notch away', deltaY: 100, factor: 1 / 1.06 },
    { why: 'a touchpad sends parts of a notch', deltaY: -50, factor: 1.06 ** 0.5 },
  ])('zooms by its wheel step: $why [rule: bracket-view-3]', ({ deltaY, factor }) => {
    expect(wheelFactor({ deltaY, deltaMode: 0 })).toBeCloseTo(factor, 10);
  });
});
