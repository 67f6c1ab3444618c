// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../platform/ui/overlays/toast.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is open tells of maintenance within a minute, over dialogs too, and takes it back', async () => {
  vi.useFakeTimers();
  let value = 'null';
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  vi.stubGlobal('fetch', async () =>
    Response.json([{ name: 'maintenanceMessage', storeKey: 'maintenanceMessage', value }]),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MaintenanceNotice />
      <Toasts />
    </QueryClientProvider>,
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(10);
  expect(screen.queryByRole('complementary', { name: 'Maintenance' })).toBeNull();

  value = 'Back at 18:00 UTC';
  await wait(60_000);
  expect(screen.getByRole('complementary', { name: 'Maintenance' }).textContent).toBe(value);
  // The notice itself may lie below a dialog.
  // Toasts of others may still be there.
  const isTold = () => screen.getByRole('status').textContent?.includes(value);
  expect(isTold()).toBe(false);
  document.body.append(dialog);
  value = 'Back at 19:00 UTC';
  for (let seconds = 0; seconds < 60 && !isTold(); seconds += 1) await wait(1000);
  expect(isTold()).toBe(true);
  dialog.remove();
  value = 'null';
  await wait(60_000);
  expect(screen.queryByRole('complementary', { name: 'Maintenance' })).toBeNull();
});
