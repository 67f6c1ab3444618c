// @vitest-environment jsdom
import type { CurrentUser } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadingText } from '../../platform/core/loading.ts';
import { currentUserQuery } from '../session/session.queries.ts';
import { PickUsernamePage } from './pick-username-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const ada: CurrentUser = {
  id: 7,
  username: 'player-7',
  roles: [],
  nameplateId: 0,
  created: '2026-01-02T00:00:00Z',
};
let answerChange: (answer: Response) => void;

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, init: { method: string }) =>
    init.method === 'GET'
      ? Promise.resolve(Response.json({ isChangeAvailable: true }))
      : new Promise<Response>((resolve) => {
          answerChange = resolve;
        }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(what: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, ada);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('while a username is changed the overlay says so; its error stands under the field [rule: accounts-14]', async () => {
  const user = show(<PickUsernamePage />);
  await user.type(await screen.findByLabelText('Username'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(loadingText()).toBe('Changing Username...');
  answerChange(Response.json({ error: 'That username is taken.' }));
  await screen.findByText('That username is taken.');
  expect(loadingText()).toBeNull();
});

test('while a password is changed the overlay says so; its error stands under the field [rule: accounts-39]', async () => {
  const waysIn = { linkedAccounts: [], sessions: [], tokens: [] };
  const user = show(<ResetPasswordForm resetId="x" waysIn={waysIn} onSpent={() => undefined} />);
  await user.type(screen.getByLabelText('Username'), 'Ada');
  await user.type(screen.getByLabelText('Password'), 'no-horse-battery');
  await user.type(screen.getByLabelText('Re-type password'), 'no-horse-battery');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(loadingText()).toBe('Changing Password...');
  answerChange(
    Response.json({
      usernameError: 'This link is for another account.',
      passwordError: null,
      confirmPasswordError: null,
    }),
  );
  await screen.findByText('This link is for another account.');
  await waitFor(() => expect(loadingText()).toBeNull());
});
