// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlateMotion } from './plate-motion.ts';

let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

class FakeView {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeView);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frames = (count: number) =>
  Array.from({ length: count }, () => document.createElement('span'));
const come = (...come: Element[]) => tell(come.map((target) => ({ target, isIntersecting: true })));
const go = (...gone: Element[]) => tell(gone.map((target) => ({ target, isIntersecting: false })));
const moving = (all: readonly Element[]) =>
  all.map((frame) => (frame.hasAttribute('data-moves') ? 1 : 0)).join('');

test('of those that come into view three begin within a second, the others one second after them', () => {
  createPlateMotion();
  const all = frames(8);
  come(...all);
  expect(moving(all)).toBe('11100000');
  vi.advanceTimersByTime(990);
  expect(moving(all)).toBe('11100000');
  vi.advanceTimersByTime(20);
  expect(moving(all)).toBe('11111100');
  vi.advanceTimersByTime(1_010);
  expect(moving(all)).toBe('11111111');
});

test('what leaves the view rests, and loses its turn', () => {
  const motion = createPlateMotion();
  const all = frames(5);
  come(...all);
  go(...all.slice(0, 4));
  expect(moving(all)).toBe('00000');
  vi.advanceTimersByTime(1_010);
  expect(moving(all)).toBe('00001');
  motion.unwatch(all[4] as Element);
  expect(moving(all)).toBe('00000');
});

test('one that comes back within the second waits like any other', () => {
  createPlateMotion();
  const all = frames(3);
  come(...all);
  go(...all);
  come(...all);
  expect(moving(all)).toBe('000');
  vi.advanceTimersByTime(1_010);
  expect(moving(all)).toBe('111');
});
