import type {
  Answer,
  FormatSummary,
  SavedFormat,
  UpcomingTournament,
  WikiStatus,
  WikiTournamentDetails,
} from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentUserQuery } from '../src/account/session/session.queries.ts';
import { EventCreatorPage } from '../src/desk/event-creator/event-creator-page.tsx';
import { statusQuery } from '../src/desk/mapping/wiki.queries.ts';
import { Toasts } from '../src/platform/ui/overlays/toast.tsx';
import { testPages } from './pages.tsx';
import { knockoutGroup, MAJOR, swissGroups } from './wiki-groups.ts';

export const START = '2031-06-03T17:00:00.000Z';
const READ = '2031-05-10T12:00:00.000Z';

const summary = (id: number, name: string, problems = 0): FormatSummary => ({
  id,
  name,
  created: READ,
  modified: READ,
  problems,
  warnings: 0,
  events: 0,
});

const tournament = (own: Partial<UpcomingTournament>): UpcomingTournament => ({
  id: 7,
  title: 'Galaxy Major 2031',
  start: '2031-06-03',
  end: '2031-06-22',
  bannerUrl: 'https://liquipedia.net/banner.png',
  wikiLink: 'https://liquipedia.net/counterstrike/Galaxy',
  tier: 'S',
  eventId: null,
  readAt: READ,
  ...own,
});

/** A tournament of which the wiki has no matches yet. */
const NOTHING_DRAFTED: Answer<'GET /api/liquipedia/draftFormat'> = {
  ...{ name: 'Galaxy Major 2031', json: null, saved: null, mapping: [], last: null },
  ...{ parts: [], leftOut: [], doubts: [{ code: 'nothing_found', values: {} }] },
  ...{ presets: [], presetId: null, perfect: { total: 0, stages: [] } },
};

interface Wiki {
  upcoming: UpcomingTournament[];
  details: WikiTournamentDetails;
  status: WikiStatus;
  drafted: Answer<'GET /api/liquipedia/draftFormat'>;
  made: Answer<'POST /api/liquipedia/createDrafted'>;
  /** The answers of the next calls by their path: a status and a body. */
  refusals: Map<string, { readonly status: number; readonly body: object }>;
  asked: { readonly path: string; readonly body: unknown }[];
}

export let wiki: Wiki;
/** The one who looks. */
export const staff = { roles: ['Admin'] as readonly string[] };

/** The wiki, the server and the browser, made up for every test of a file. */
export function standInForWiki(): void {
  beforeEach(() => {
    localStorage.clear();
    staff.roles = ['Admin'];
    wiki = {
      upcoming: [
        tournament({}),
        tournament({ id: 8, title: 'Comet Cup', tier: 'A' }),
        tournament({ id: 9, title: 'Old Cup', tier: 'A', eventId: 31 }),
      ],
      details: {
        pageId: 7,
        pageName: 'Cup/2031',
        title: 'Galaxy Major 2031',
        start: '2031-06-03',
        end: '2031-06-22',
        bannerUrl: null,
        wikiLink: 'https://liquipedia.net/counterstrike/Galaxy',
        teams: [],
        groups: [
          ...swissGroups(1, START),
          ...swissGroups(2, '2031-06-07T17:00:00.000Z'),
          knockoutGroup('2031-06-19T19:30:00.000Z'),
        ] as WikiTournamentDetails['groups'],
        readAt: READ,
        eventIds: [],
        leftOut: [],
      },
      status: {
        isConfigured: true,
        isDemo: false,
        looksLeft: 43,
        looksPerHour: 60,
        waitsUntil: null,
        lastLookAt: READ,
        lastFailure: null,
      },
      drafted: NOTHING_DRAFTED,
      made: {
        eventId: 57,
        warnings: [],
        format: { id: 9, name: 'Galaxy Major 2031', isNew: true },
      },
      refusals: new Map(),
      asked: [],
    };
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('fetch', async (url: string, init?: { body?: string | null }) => {
      const path = url.split('?')[0] ?? '';
      wiki.asked.push({ path: url, body: init?.body ? JSON.parse(init.body) : null });
      const refusal = wiki.refusals.get(path);
      if (refusal) return Response.json(refusal.body, { status: refusal.status });
      const isSaved = path === '/api/eventFormat' && init?.body;
      return Response.json(answerOf(isSaved ? '/api/eventFormat/3' : path));
    });
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

function answerOf(path: string): object | null {
  const saved: SavedFormat = {
    ...summary(3, 'Major 2031'),
    json: JSON.stringify(MAJOR),
    modifiedBy: null,
    usedBy: [],
  };
  const answers: Record<string, object> = {
    '/api/liquipedia/upcoming': wiki.upcoming,
    '/api/liquipedia/getDetails': wiki.details,
    '/api/liquipedia/status': wiki.status,
    '/api/liquipedia/draftFormat': wiki.drafted,
    '/api/liquipedia/create': { eventId: 55, warnings: [] },
    '/api/liquipedia/createDrafted': wiki.made,
    '/api/event/create': { eventId: 56 },
    '/api/eventFormat': [summary(3, 'Major 2031'), summary(4, 'Half done', 2)],
    '/api/eventFormat/3': saved,
    '/api/settings/all': [{ name: 'admin', value: 'mira', storeKey: 'adminContactName' }],
  };
  return answers[path] ?? null;
}

/** The page, with everything of it that a test may want. */
export function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, { id: 7, roles: staff.roles } as never);
  // Known and asked for again, as on the way from another page.
  for (const gameId of [1, 2] as const) {
    queries.setQueryData(statusQuery(gameId).queryKey, wiki.status, { updatedAt: 1 });
  }
  const { pages } = testPages([{ path: '*', element: <EventCreatorPage /> }]);
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
