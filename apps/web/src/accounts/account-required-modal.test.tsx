// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountRequiredModal } from './account-required-modal.tsx';

afterEach(cleanup);

const show = (count: number) =>
  render(
    <AccountRequiredModal
      path="/cs/event/1?stage=1"
      slip={{ eventId: 1, eventStageId: 10, picks: {} }}
      count={count}
      onClose={() => undefined}
    />,
  );

/** The dialog is open once its first button has the focus. */
const focused = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Register'));

test('a visitor is led to registering first, and told that nothing is lost', async () => {
  show(12);
  await focused();
  expect(screen.getByText(/^Your 12 picks are kept/)).toBeDefined();
  const named = screen.getAllByRole('button').map((button) => button.textContent);
  expect(named.filter((name) => name === 'Register' || name === 'Login')).toEqual([
    'Register',
    'Login',
  ]);
  cleanup();
  show(1);
  await focused();
  expect(screen.getByText(/^Your pick is kept/)).toBeDefined();
});
