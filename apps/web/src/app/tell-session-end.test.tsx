// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openedModals } from '../platform/core/modals.ts';
import { Toasts } from '../platform/ui/overlays/toast.tsx';
import { tellSessionEnd } from './tell-session-end.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('why this browser is logged out is said once, with the way back in', async () => {
  render(<Toasts />);
  const end = 'too-many 2026-11-03T12:00:00.000Z';
  act(() => tellSessionEnd(end));
  expect(screen.getByText(/an account can be logged in on 20 devices/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log In' }));
  expect(openedModals().map(({ name }) => name)).toEqual(['logIn']);
  act(() => tellSessionEnd(end));
  expect(screen.queryByText(/20 devices/)).toBeNull();
  act(() => tellSessionEnd('password 2026-11-04T12:00:00.000Z'));
  expect(screen.getByText(/the password of your account was changed/)).toBeTruthy();
});

test('what a newer server says and this page does not know is not said', () => {
  render(<Toasts />);
  const before = screen.queryAllByRole('button').length;
  act(() => tellSessionEnd('stars-misaligned 2026-11-05T12:00:00.000Z'));
  expect(screen.queryAllByRole('button')).toHaveLength(before);
});
