// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TestMail } from './test-mail.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { why: 'took it', isSent: true, words: 'The mail server took it and said: 250 Ok' },
  { why: 'refused it', isSent: false, words: 'The mail server refused the mail: 550 No such user' },
])('what the mail server said is shown: it $why', async ({ isSent, words }) => {
  vi.stubGlobal('fetch', async () => Response.json({ isSent, words }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestMail />
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send a test mail' }));
  expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
});
