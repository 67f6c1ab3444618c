// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from '../canvas/camera.ts';
import { followHands } from './hands.ts';

const press = vi.fn();
const grab = vi.fn();
const settle = vi.fn();
let camera: Camera;
/** Zoom, from 0.5 to 1.25. */
let zoomed: number;
let view: HTMLElement;
let team: HTMLElement;
let letGo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  camera = { x: 0, y: 0 };
  zoomed = 1;
  view = document.createElement('div');
  view.setPointerCapture = vi.fn();
  team = document.createElement('button');
  team.addEventListener('click', press);
  view.append(team);
  document.body.append(view);
  letGo = followHands(view, {
    camera: () => camera,
    zoom: (factor) => {
      const before = zoomed;
      zoomed = Math.min(1.25, Math.max(0.5, zoomed * factor));
      return zoomed !== before;
    },
    move: (to) => {
      camera = to;
    },
    grab,
    settle,
  });
});

afterEach(() => {
  letGo();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

interface At {
  readonly x: number;
  readonly y: number;
  readonly hand?: number;
  readonly button?: number;
  readonly buttons?: number;
}

function send(type: string, { x, y, hand = 1, button = 0, buttons = 1 }: At): void {
  const place = { clientX: x, clientY: y, pointerId: hand, button, buttons };
  team.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true }));
}

/** The events of one press, its click included. */
function drag(from: At, to: At): void {
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
  team.click();
  vi.runAllTimers();
}

const turn = (deltaY: number): WheelEvent => {
  const wheel = new WheelEvent('wheel', {
    deltaY,
    clientX: 100,
    clientY: 50,
    bubbles: true,
    cancelable: true,
  });
  view.dispatchEvent(wheel);
  return wheel;
};

test('a drag takes the plane along and presses nothing', () => {
  drag({ x: 10, y: 10 }, { x: 60, y: 30 });
  expect(camera).toEqual({ x: 50, y: 20 });
  expect(press).not.toHaveBeenCalled();
  expect([grab.mock.calls.length, settle.mock.calls.length]).toEqual([1, 1]);
});

test('a press that trembles is a press, and so is the next one after a drag', () => {
  drag({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(camera).toEqual({ x: 0, y: 0 });
  expect(press).toHaveBeenCalledTimes(1);
  drag({ x: 10, y: 10 }, { x: 60, y: 30 });
  drag({ x: 60, y: 30 }, { x: 60, y: 30 });
  expect(press).toHaveBeenCalledTimes(2);
});

test.each([
  { why: 'another button', from: { x: 10, y: 10, button: 2 }, to: { x: 60, y: 30 } },
  { why: 'a release that nobody told', from: { x: 10, y: 10 }, to: { x: 60, y: 30, buttons: 0 } },
])('$why drags nothing', ({ from, to }) => {
  drag(from, to);
  expect(camera).toEqual({ x: 0, y: 0 });
});

test('two fingers zoom as far as may be, and take along what lies between them', () => {
  send('pointerdown', { x: 100, y: 100 });
  send('pointerdown', { x: 200, y: 100, hand: 2 });
  send('pointermove', { x: 220, y: 100, hand: 2 });
  expect(zoomed).toBeCloseTo(1.2);
  expect(camera).toEqual({ x: 10, y: 0 });
  send('pointermove', { x: 400, y: 100, hand: 2 });
  expect(zoomed).toBe(1.25);
});

test('a finger that stays behind goes on panning from where it is', () => {
  send('pointerdown', { x: 100, y: 100 });
  send('pointerdown', { x: 200, y: 100, hand: 2 });
  send('pointermove', { x: 220, y: 100, hand: 2 });
  send('pointerup', { x: 100, y: 100 });
  const { x, y } = camera;
  send('pointermove', { x: 230, y: 105, hand: 2 });
  expect(camera).toEqual({ x: x + 10, y: y + 5 });
  expect(settle).not.toHaveBeenCalled();
  send('pointerup', { x: 230, y: 105, hand: 2 });
  expect(settle).toHaveBeenCalledTimes(1);
});

test('the wheel zooms, and is the page’s where nothing is left to zoom', () => {
  expect(turn(-100).defaultPrevented).toBe(true);
  expect(zoomed).toBeCloseTo(1.06);
  for (let at = 0; at < 9; at += 1) turn(-100);
  expect(zoomed).toBe(1.25);
  expect(turn(-100).defaultPrevented).toBe(true);
  vi.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
  expect(turn(-100).defaultPrevented).toBe(false);
});

test('nothing is moved any more once it is let go, and what was is settled', () => {
  turn(-100);
  letGo();
  expect(settle).toHaveBeenCalledTimes(1);
  const left = camera;
  drag({ x: 10, y: 10 }, { x: 60, y: 30 });
  turn(-100);
  expect(camera).toEqual(left);
});
