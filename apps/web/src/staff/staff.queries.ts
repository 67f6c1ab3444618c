import type { Answer, QueryInput } from '@callshot/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

const DAY = 24 * 60 * 60 * 1000;

export const userSearchKey = ['user', 'search'] as const;

export type FoundUser = Answer<'GET /api/user/search'>[number];

/** Without a text the newest users. */
export const userSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...userSearchKey, text],
    queryFn: ({ signal }) => call('GET /api/user/search', { query: { searchValue: text }, signal }),
  });

/** Everything that the User Manager changes of a user, always as it is now. */
export const managedUserQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'managed', userId],
    queryFn: async ({ signal }) => {
      const query = { userId: String(userId) };
      const [user, roles, participation] = await Promise.all([
        call('GET /api/user/managed', { query, signal }),
        call('GET /api/user/userroles', { query, signal }),
        call('GET /api/user/analystParticipation', { query, signal }),
      ]);
      return { user, roles, participation };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Numbers for the first look; as they are now. */
export const overviewQuery = queryOptions({
  queryKey: ['staff', 'overview'],
  queryFn: ({ signal }) => call('GET /api/staff/overview', { signal, isSilent: true }),
  staleTime: 0,
  refetchInterval: 60_000,
});

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => call('GET /api/user/roles', { signal }),
  staleTime: DAY,
});

export const levelsQuery = queryOptions({
  queryKey: ['patreonLevels'],
  queryFn: ({ signal }) => call('GET /api/lookup/patreonlevels', { signal }),
  staleTime: DAY,
});

export type AuditFilter = Omit<QueryInput<'GET /api/audit/log'>, 'before'>;

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/audit/log', {
        query: { ...filter, ...(pageParam === null ? {} : { before: String(pageParam) }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

export const auditActionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: ({ signal }) => call('GET /api/audit/actions', { signal, isSilent: true }),
});

export const adminSettingsQuery = queryOptions({
  queryKey: ['settings', 'admin'],
  queryFn: ({ signal }) => call('GET /api/settings/admin', { signal }),
  staleTime: 0,
});
