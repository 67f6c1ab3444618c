// @vitest-environment jsdom
import type { SignInProvider } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasWaitingSlip } from '../session/post-login.ts';
import { offeredQuery } from '../sign-in/providers.ts';
import { AccountRequiredModal } from './account-required-modal.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(count: number, offered: readonly SignInProvider[] = []) {
  const queries = new QueryClient();
  queries.setQueryData(offeredQuery.queryKey, [...offered]);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <AccountRequiredModal
        path="/cs/event/1?stage=1"
        slip={{ eventId: 1, eventStageId: 10, picks: {} }}
        count={count}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return onClose;
}

/** The dialog is open once its first button has the focus. */
const focused = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Register'));

test('a visitor is led to registering first, and told that nothing is lost', async () => {
  show(12, ['discord', 'google']);
  await focused();
  expect(screen.getByText(/^Your 12 picks are kept/)).toBeDefined();
  const named = screen.getAllByRole('button').map((button) => button.textContent);
  expect(named.filter((name) => name !== '')).toEqual(['Register', 'Login', 'Discord', 'Google']);
  cleanup();
  show(1);
  await focused();
  expect(screen.getByText(/^Your pick is kept/)).toBeDefined();
});

test('a provider takes the slip along, and giving up leaves nothing to submit', async () => {
  const onClose = show(12, ['discord']);
  await focused();
  expect(hasWaitingSlip()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Discord' }));
  expect(hasWaitingSlip()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  expect(hasWaitingSlip()).toBe(false);
});
