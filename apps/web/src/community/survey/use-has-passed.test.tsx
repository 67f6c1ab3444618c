// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../platform/core/server-clock.ts';
import { useHasPassed } from './use-has-passed.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  noteServerTime(new Response(null, { headers: { 'Server-Time': new Date().toISOString() } }));
});

const Closing = ({ at }: { at: string | null }) => <p>{useHasPassed(at) ? 'closed' : 'open'}</p>;

test('a page that is open sees the close by the server’s clock, whatever its own says', () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') });
  const serverTime = '2026-06-01T12:00:00.000Z';
  noteServerTime(new Response(null, { headers: { 'Server-Time': serverTime } }));
  render(<Closing at="2026-06-01T12:00:03.000Z" />);
  expect(screen.getByText('open')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByText('open')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('closed')).toBeTruthy();
});

test('without a close it stays open', () => {
  render(<Closing at={null} />);
  expect(screen.getByText('open')).toBeTruthy();
});
