import { QueryClient } from '@tanstack/react-query';

/** The client asks once more by itself (api/client.ts); a second failure has been told already. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
