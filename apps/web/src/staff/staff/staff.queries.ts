import type { Answer, BodyInput, QueryInput } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { call } from '../../platform/core/client.ts';
import { gamesQuery, settingsQuery } from '../../platform/core/settings.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

export const userSearchKey = ['user', 'search'] as const;

export type FoundUser = Answer<'GET /api/user/search'>[number];

/** Without a text the newest users. */
export const userSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...userSearchKey, text],
    queryFn: ({ signal }) => call('GET /api/user/search', { query: { searchValue: text }, signal }),
  });

/** All events of a game that are not archived, by name. */
export const eventNamesQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: ['event', 'lists', gameId, 'names'],
    queryFn: ({ signal }) =>
      call('GET /api/event/getEvents', { query: { gameId: `${gameId}` }, signal }),
    staleTime: 60_000,
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

export const updateUserMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/user/update'>) =>
    call('POST /api/user/update', { body, isToldInPlace: true }),
  onSuccess: ({ user }, _body, _before, { client }) => {
    if (user === null) return;
    client.removeQueries({ queryKey: managedUserQuery(user.id).queryKey });
    void client.invalidateQueries({ queryKey: userSearchKey });
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  },
});

/** A link with which the user sets a new password; it voids earlier ones. */
export const resetLinkMutation = mutationOptions({
  mutationFn: (userId: number) =>
    call('GET /api/user/resetpassword', {
      query: { userId: String(userId) },
      isToldInPlace: true,
    }),
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

export const testMailMutation = mutationOptions({
  mutationFn: () => call('POST /api/staff/testMail', { isToldInPlace: true }),
});

export const saveSettingMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/settings/save'>) =>
    call('POST /api/settings/save', { body, isToldInPlace: true }),
  onSuccess: ({ setting: saved }, { name }, _before, { client }) => {
    if (saved === null) return;
    client.setQueryData(adminSettingsQuery.queryKey, (settings) =>
      settings?.map((other) => (other.name === name ? saved : other)),
    );
    void client.invalidateQueries({ queryKey: settingsQuery.queryKey, exact: true });
    void client.invalidateQueries({ queryKey: gamesQuery.queryKey });
  },
});
