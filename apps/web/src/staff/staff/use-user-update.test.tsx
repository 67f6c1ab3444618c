// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { useUserUpdate } from './use-user-update.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Save() {
  const { save, errors } = useUserUpdate(() => undefined);
  return (
    <>
      <button type="button" onClick={() => void save({ userId: 7, username: 'Ada' } as never)}>
        Save
      </button>
      <p>{errors.usernameError}</p>
    </>
  );
}

test('an update that was saved says so, one that was not does not [rule: staff-13]', async () => {
  const answers = [
    { usernameError: 'That username is taken.', reasonError: null, user: null },
    { usernameError: null, reasonError: null, user: { id: 7 } },
  ];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Save />
      <Toasts />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('That username is taken.');
  expect(screen.queryByText('User Updated!')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('User Updated!');
});
