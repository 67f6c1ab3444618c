// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCrowd } from './crowd.queries.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  { why: 'of four nothing is told: no place is kept', entrants: 4, crowd: null },
  { why: 'of five it is waited for', entrants: 5, crowd: undefined },
  { why: 'of an unknown number as well', entrants: null, crowd: undefined },
])('what everybody picked, while it is asked for: $why', ({ entrants, crowd }) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient();
  if (entrants !== null) client.setQueryData(['event', 'one', 1], { bracketsSubmitted: entrants });
  const { result } = renderHook(() => useCrowd(1, 10), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current).toBe(crowd);
});
