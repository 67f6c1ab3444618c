import { QueryClient } from '@tanstack/react-query';
import { isServerAway, onAwayChange } from './connection.ts';

/**
 * The client retries once by itself (client.ts), and a second failure has been reported already.
 * Without a connection a query fails at once instead of waiting, and what is on screen is read
 * again when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: false,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Once the server is back, failed queries are read again. */
onAwayChange(() => {
  if (!isServerAway()) void queryClient.refetchQueries({ type: 'active', stale: true });
});
