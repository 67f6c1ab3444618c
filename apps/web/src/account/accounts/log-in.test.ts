// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../session/session.queries.ts';
import { logInMutation } from './log-in.queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('the page that a login leaves does not learn who is there, and does nothing in their name', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return Response.json({ usernameIsEmail: false, usernameChangeAvailable: false });
  });
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, null);
  const leave = new QueryObserver(queries, currentUserQuery).subscribe(() => undefined);
  const sent = queries.getMutationCache().build(queries, logInMutation);
  await sent.execute({ username: 'ada', password: 'a long enough phrase' });
  leave();
  expect(asked).toEqual([expect.stringMatching(/auth\/login$/)]);
  expect(queries.getQueryData(currentUserQuery.queryKey)).toBeNull();
});
