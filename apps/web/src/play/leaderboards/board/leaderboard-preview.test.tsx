// @vitest-environment jsdom
import type { Event } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LeaderboardPreview } from './leaderboard-preview.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  {
    why: 'has begun',
    startDate: '2020-01-01T00:00:00Z',
    title: 'GLOBAL TOP 10',
    text: 'No picks have been scored for this event.',
  },
  {
    why: 'is still to begin',
    startDate: '2999-01-01T00:00:00Z',
    title: 'RECENT ENTRANTS',
    text: 'Nobody has entered yet. Be the first!',
  },
])(
  'without entrants an event that $why says so [rule: boards-18]',
  async ({ startDate, title, text }) => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url.includes('leaderboard') ? { records: [], totalRecords: 0 } : null),
    );
    const metadata = { startDate, endDate: startDate };
    const event = { id: 1, metadata, eventStages: [] as Event['eventStages'] } as Event;
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <LeaderboardPreview event={event} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('heading').textContent).toBe(title);
  },
);
