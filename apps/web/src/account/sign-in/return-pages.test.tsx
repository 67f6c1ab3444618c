// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadingText } from '../../platform/core/loading.ts';
import { SignInReturnPage } from './return-pages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { provider: 'discord', text: 'Signing in with Discord' },
  { provider: 'google', text: 'Signing in with Google' },
  { provider: 'reddit', text: 'Signing in with Reddit' },
] as const)('a return page is blank but for $text [rule: sign-in-7]', ({ provider, text }) => {
  // The server takes its time.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignInReturnPage provider={provider} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(loadingText()).toBe(text);
  expect(document.title).toBe(`${text} · Callshot`);
  expect(container.textContent).toBe('');
});
