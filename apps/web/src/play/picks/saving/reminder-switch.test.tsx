// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preferencesQuery } from '../../../reach/notifications/notifications.queries.ts';
import { ReminderSwitch } from './reminder-switch.tsx';

afterEach(cleanup);

function show(lockReminders: boolean): void {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(preferencesQuery.queryKey, {
    lockReminders,
    email: false,
    emailState: 'missing',
    push: false,
    pushKey: null,
    discord: false,
    discordState: 'unavailable',
  });
  render(
    <QueryClientProvider client={client}>
      <ReminderSwitch whenOn={<p>On</p>} />
    </QueryClientProvider>,
  );
}

test('whoever has reminders is told so where the switch would be', () => {
  show(true);
  expect(screen.getByText('On')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('whoever has none is asked', () => {
  show(false);
  expect(screen.queryByText('On')).toBeNull();
  expect(screen.getByRole('switch', { name: /Remind me/ })).toBeDefined();
});
