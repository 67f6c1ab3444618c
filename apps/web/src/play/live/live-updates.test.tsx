// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventKeys } from '../events/event.queries.ts';
import { useLiveUpdates } from './live-updates.ts';

/** Opens nothing; the test says what becomes of each. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  isCut(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  isOpen(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen() {
  const queries = new QueryClient();
  const reread = vi.spyOn(queries, 'invalidateQueries');
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { reread, ...renderHook(() => useLiveUpdates(7), { wrapper }) };
}

test('after a refusal the page comes back by itself, and reads the event anew', () => {
  const { reread, unmount } = listen();
  FakeSource.all[0]?.isCut(FakeSource.CLOSED);
  vi.advanceTimersByTime(29_000);
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(31_000);
  expect(FakeSource.all).toHaveLength(2);
  FakeSource.all[1]?.isOpen();
  expect(reread).toHaveBeenCalledWith({ queryKey: eventKeys.one(7) });
  unmount();
  expect(FakeSource.all[1]?.readyState).toBe(FakeSource.CLOSED);
});

test('a break is the browser\u2019s to mend, and nobody comes back to a page that is gone', () => {
  const { unmount } = listen();
  FakeSource.all[0]?.isCut(0);
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.all).toHaveLength(1);
  FakeSource.all[0]?.isCut(FakeSource.CLOSED);
  unmount();
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.all).toHaveLength(1);
});

test('a page that the browser kept asks anew, and reads the event again', () => {
  const { reread, unmount } = listen();
  const show = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(FakeSource.all).toHaveLength(1);
  show(true);
  expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED, 0]);
  FakeSource.all[1]?.isOpen();
  expect(reread).toHaveBeenCalledWith({ queryKey: eventKeys.one(7) });
  unmount();
});

test('a page that nobody has looked at for minutes asks anew, another does not', () => {
  const { reread, unmount } = listen();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  vi.advanceTimersByTime(200_000);
  turn(false);
  expect(FakeSource.all).toHaveLength(1);
  turn(true);
  vi.advanceTimersByTime(400_000);
  turn(false);
  expect(FakeSource.all.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED, 0]);
  FakeSource.all[1]?.isOpen();
  expect(reread).toHaveBeenCalledWith({ queryKey: eventKeys.one(7) });
  unmount();
  hidden.mockRestore();
});
