// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideToasts, showToast, Toasts } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Another file of this process may have left a toast with the focus in it.
  act(hideToasts);
  render(
    <>
      <button type="button">Share</button>
      <Toasts />
    </>,
  );
  screen.getByText('Share').focus();
  tell('Link Copied!');
});

afterEach(() => {
  act(hideToasts);
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tell = (text: string) => act(() => void showToast({ text }));
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const isShown = (text: string) => screen.queryByText(text) !== null;
const dismissOf = (text: string): HTMLElement => {
  const button = screen.getByText(text).parentElement?.querySelector('button');
  if (!button) throw new Error(`${text} cannot be dismissed`);
  return button;
};

test('a toast goes after 3000 ms, and not before [rule: product-20]', () => {
  pass(2999);
  expect(isShown('Link Copied!')).toBe(true);
  pass(1);
  expect(isShown('Link Copied!')).toBe(false);
});

test('a long text stays as long as it takes to read', () => {
  const text = 'The template could not be added, since a stage with this name is there already.';
  tell(text);
  pass(5000);
  expect(isShown(text)).toBe(true);
  pass(1000);
  expect(isShown(text)).toBe(false);
});

test('it waits while the pointer is on it, and then still for a moment [rule: product-20]', () => {
  pass(2900);
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(60_000);
  expect(isShown('Link Copied!')).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(1499);
  expect(isShown('Link Copied!')).toBe(true);
  pass(1);
  expect(isShown('Link Copied!')).toBe(false);
});

test('it waits while it has the focus; Escape dismisses it, and the focus goes back', () => {
  act(() => dismissOf('Link Copied!').focus());
  pass(60_000);
  expect(isShown('Link Copied!')).toBe(true);
  fireEvent.keyDown(dismissOf('Link Copied!'), { key: 'Escape' });
  expect(isShown('Link Copied!')).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Share'));
});

test('it waits while the tab is out of sight', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  tell('Picks cleared.');
  pass(60_000);
  expect([isShown('Link Copied!'), isShown('Picks cleared.')]).toEqual([true, true]);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect([isShown('Link Copied!'), isShown('Picks cleared.')]).toEqual([false, false]);
});

test('a press dismisses one alone, and what was held by it holds no later one', () => {
  tell('Picks cleared.');
  fireEvent.pointerEnter(screen.getByRole('status'));
  fireEvent.click(dismissOf('Link Copied!'));
  expect([isShown('Link Copied!'), isShown('Picks cleared.')]).toEqual([false, true]);
  fireEvent.click(dismissOf('Picks cleared.'));
  tell('Later');
  pass(3000);
  expect(isShown('Later')).toBe(false);
});

test('the same text again begins its time again', () => {
  pass(2000);
  tell('Link Copied!');
  pass(2000);
  expect(isShown('Link Copied!')).toBe(true);
  pass(1000);
  expect(isShown('Link Copied!')).toBe(false);
});

test('only a new one is announced, and not how it is dismissed', () => {
  expect(screen.getByRole('status').getAttribute('aria-atomic')).toBe('false');
  expect(dismissOf('Link Copied!').closest('[aria-live="off"]')).not.toBeNull();
});
