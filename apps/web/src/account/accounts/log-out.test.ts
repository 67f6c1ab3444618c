// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../session/session.queries.ts';
import { logOut } from './log-out.ts';

afterEach(() => vi.unstubAllGlobals());

test('a logout that failed leaves the user signed in', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"title":"Later"}', { status: 503 }));
  const queries = new QueryClient();
  const user = {
    id: 1,
    username: 'ada',
    roles: [],
    nameplateId: 0,
    created: '2026-01-02T00:00:00Z',
  };
  queries.setQueryData(currentUserQuery.queryKey, user);
  await expect(logOut(queries)).rejects.toThrow();
  expect(queries.getQueryData(currentUserQuery.queryKey)).toEqual(user);
});
