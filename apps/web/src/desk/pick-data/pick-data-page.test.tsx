// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PickDataPage } from './pick-data-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stage = { eventStageId: 5, name: 'Showmatches', users: 0, tables: [] };

function show(sealedAt: string | null, path = '?event=1', tables: readonly object[] = []) {
  const data = { eventId: 1, entrants: 0, stages: [{ ...stage, tables, sealedAt }] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(String(url).includes('/pickData') ? data : []),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/admin/pickdata${path}`]}>
        <PickDataPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a stage in which nothing is picked raises an alert [rule: pick-data-2]', async () => {
  show('2026-01-01T00:00:00Z');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "This Event Type hasn't been set up yet. Contact the devs.",
  );
});

test('a stage that can still be picked raises none', async () => {
  show(null);
  await screen.findByText('Showmatches can still be picked');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a game without events says so instead of asking for one', async () => {
  show(null, '?game=rl');
  await screen.findByText('Rocket League has no event yet');
});

test('a locked stage has files of the whole event beside it, an open one has none [rule: pick-data-12]', async () => {
  const table = { kind: 'winners', rows: [] };
  show('2026-01-01T00:00:00Z', '?event=1', [table]);
  const links = await screen.findAllByRole('link', { name: / as (CSV|JSON)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['board', 'slips', 'ledger'].flatMap((what) =>
      ['csv', 'json'].map((as) => `/api/event/export?eventId=1&what=${what}&as=${as}`),
    ),
  );
  cleanup();
  show(null, '?event=1', [table]);
  await screen.findByText('Showmatches can still be picked');
  expect(screen.queryByRole('link', { name: / as CSV$/ })).toBeNull();
});
