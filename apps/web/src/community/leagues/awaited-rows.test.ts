// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { awaitedRows, useRememberedRows } from './awaited-rows.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  { had: undefined, awaited: 6, why: 'not known yet: the guess for a first visit' },
  { had: 2, awaited: 2, why: 'as many as there were' },
  { had: 0, awaited: 15, why: 'Popular stands in their place' },
  { had: 4000, awaited: 50, why: 'no more than are worth drawing' },
])('$awaited rows are awaited: $why', ({ had, awaited }) => {
  renderHook(() => useRememberedRows('joined', had));
  expect(awaitedRows('joined')).toBe(awaited);
  expect(awaitedRows('popular')).toBe(15);
});

test('what no list can have had counts as nothing', () => {
  for (const kept of ['', '-3', '2.5', '51', 'many']) {
    localStorage.setItem('callshot.league-rows.joined', kept);
    expect(awaitedRows('joined'), kept).toBe(6);
  }
});
