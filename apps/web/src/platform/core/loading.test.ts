import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadingText, showLoading, WATCHDOG } from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('stays until everyone who asked is done, with the latest text still at work [rule: product-17]', () => {
  const doneSaving = showLoading('Saving');
  const doneLoading = showLoading('Loading');
  expect(loadingText()).toBe('Loading');
  doneLoading();
  expect(loadingText()).toBe('Saving');
  doneSaving();
  expect(loadingText()).toBeNull();
});

test('a second release of the same caller takes nobody else’s place', () => {
  const first = showLoading('First');
  const second = showLoading('Second');
  first();
  first();
  expect(loadingText()).toBe('Second');
  second();
});

test('the watchdog frees the page when a release never comes [rule: product-17]', () => {
  showLoading('Stuck');
  vi.advanceTimersByTime(WATCHDOG - 1);
  expect(loadingText()).toBe('Stuck');
  vi.advanceTimersByTime(1);
  expect(loadingText()).toBeNull();
});

test('each caller gets the whole watch', () => {
  showLoading('First');
  vi.advanceTimersByTime(WATCHDOG - 1);
  const done = showLoading('Second');
  vi.advanceTimersByTime(WATCHDOG - 1);
  expect(loadingText()).toBe('Second');
  done();
});

test('a release after the watchdog changes nothing', () => {
  const late = showLoading('Late');
  vi.advanceTimersByTime(WATCHDOG);
  const done = showLoading('Next');
  late();
  expect(loadingText()).toBe('Next');
  done();
});
