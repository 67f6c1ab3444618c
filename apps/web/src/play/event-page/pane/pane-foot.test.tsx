// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaneFoot } from './pane-foot.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (attribution: { name: string; url: string } | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaneFoot attribution={attribution}>{null}</PaneFoot>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('an event of the wiki names it, with a link to its page [rule: event-page-4, product-29]', () => {
  const url = 'https://liquipedia.net/counterstrike/Major';
  show({ name: 'Liquipedia', url });
  expect(screen.getByText('powered by')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Liquipedia' }).getAttribute('href')).toBe(url);
});

test('an event by hand owes its data to nobody', () => {
  show(null);
  expect(screen.queryByText('powered by')).toBeNull();
});
