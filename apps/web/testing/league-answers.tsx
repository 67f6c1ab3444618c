import type { CurrentUser, League } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { currentUserQuery } from '../src/account/session/session.queries.ts';
import { Toasts } from '../src/platform/ui/overlays/toast.tsx';
import { testPages } from './pages.tsx';

export const ada: CurrentUser = {
  id: 1,
  username: 'Ada',
  roles: [],
  nameplateId: 0,
  created: '2026-01-02T00:00:00Z',
};

export const aLeague = (part: Partial<League> = {}): League => ({
  id: 7,
  name: 'Sunday Strats',
  createdBy: 1,
  creatorName: 'Ada',
  hasPassword: true,
  requireDiscord: false,
  requireReddit: false,
  nameplateId: 0,
  members: 24,
  memberCount: 24,
  isAnalystLeague: false,
  isMember: true,
  discordUrl: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  version: 4,
  ...part,
});

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The server's answer to a call; a status above 399 is a refusal. */
type Answers = (sent: Sent) => { status?: number; body: unknown } | undefined;

/** Draws a dialog over an empty page, with a server that answers as told. */
export function showDialog(
  dialog: ReactNode,
  { answers, user = ada }: { answers: Answers; user?: CurrentUser | null },
) {
  const sent: Sent[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://x');
    const asked: Sent = {
      method: init?.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    };
    sent.push(asked);
    const answer = answers(asked) ?? { status: 404, body: { code: 'not_found', title: 'None' } };
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, user);
  const { pages } = testPages([{ path: '*', element: dialog }]);
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return { sent, queries };
}
