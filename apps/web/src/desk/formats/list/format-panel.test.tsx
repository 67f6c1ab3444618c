// @vitest-environment jsdom
import type { FormatSummary, SavedFormat } from '@callshot/contract';
import { startFrom } from '@callshot/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { FormatPanel } from './format-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  { events: 3, text: /^3 events keep their copy: editing changes none\./ },
  { events: 1, text: /^1 event keeps its copy: editing does not change it\./ },
])(
  'a format of which $events events were made says that they keep their copy [rule: builder-6]',
  async (made) => {
    const format: FormatSummary = {
      id: 4,
      name: 'Major',
      created: '2026-01-01T00:00:00Z',
      modified: '2026-01-01T00:00:00Z',
      problems: 0,
      warnings: 0,
      events: made.events,
    };
    const json = JSON.stringify(startFrom({ kind: 'swiss', teamCount: 16 }));
    const saved: SavedFormat = { ...format, json, modifiedBy: null, usedBy: [] };
    vi.stubGlobal('fetch', async () => Response.json(saved));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FormatPanel format={format} onTry={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByText(made.text)).toBeDefined();
  },
);
