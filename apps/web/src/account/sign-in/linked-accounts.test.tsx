// @vitest-environment jsdom
import type { SignInProvider } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkedAccounts } from './linked-accounts.tsx';
import { linkedQuery, offeredQuery } from './providers.ts';
import { rememberRefusedLink } from './remembered.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const reason = 'This Google account is linked to another player.';
const linked: SignInProvider[] = ['discord'];

test.each([
  { first: 'what is linked', order: [linkedQuery, offeredQuery] },
  { first: 'what is offered', order: [offeredQuery, linkedQuery] },
])('why a link was refused comes into view: $first arrives first', async ({ order }) => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function show() {
    scrolled.push(this.textContent);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  rememberRefusedLink({ provider: 'google', reason });
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <LinkedAccounts />
    </QueryClientProvider>,
  );
  for (const { queryKey } of order) {
    const answer = queryKey === linkedQuery.queryKey ? linked : ['discord', 'google', 'reddit'];
    queries.setQueryData(queryKey as readonly string[], answer);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await screen.findByText(reason)).toBeDefined();
  expect(scrolled).toEqual([expect.stringContaining(reason)]);
});
