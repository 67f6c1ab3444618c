import { QueryClient } from '@tanstack/react-query';

/**
 * The client asks once more by itself (client.ts); a second failure has been told already.
 * Nothing waits in silence for a connection: what fails without one says so, and what is shown is
 * read again when it is back.
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
