// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCalm } from './use-calm.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = () =>
  renderHook(({ now, turn }) => useCalm(now, turn), { initialProps: { now: 'a', turn: 0 } });

test('a value is followed when it has stopped changing', () => {
  const { result, rerender } = follow();
  rerender({ now: 'b', turn: 0 });
  act(() => void vi.advanceTimersByTime(99));
  rerender({ now: 'c', turn: 0 });
  act(() => void vi.advanceTimersByTime(99));
  expect(result.current).toBe('a');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('c');
});

test('it is followed at once at another turn, and what waited does not come after it', () => {
  const { result, rerender } = follow();
  rerender({ now: 'b', turn: 0 });
  rerender({ now: 'c', turn: 1 });
  expect(result.current).toBe('c');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('c');
});
