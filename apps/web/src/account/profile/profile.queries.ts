import type { AccountSession, BodyInput } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { inReadersWords } from '../../platform/ui/words/named-event.ts';

/** The modal says itself what failed to load, so nothing else is shown for it. */
const isSilent = true;

/** Null = there is no such user (any more). */
export const profileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'profile', userId],
    queryFn: ({ signal }) =>
      call('GET /api/user/profile', { query: { userId: String(userId) }, signal, isSilent }),
  });

/** Ten at a time, the newest first. */
export const userEventsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['user', 'events', userId],
    queryFn: async ({ pageParam, signal }) => {
      const { records, totalRecords } = await call('GET /api/user/events/:userId', {
        params: { userId },
        query: { startRow: pageParam },
        signal,
        isSilent,
      });
      return { records: records.map(inReadersWords), totalRecords };
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { records }) => sum + records.length, 0);
      return read < totalRecords ? read + 1 : undefined;
    },
  });

export const eventsOfGameQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: ['event', 'all', gameId],
    queryFn: ({ signal }) =>
      call('GET /api/event/getEvents', { query: { gameId }, signal, isSilent }),
  });

/** With the event, which names the stages. Something may have been saved since it was shown. */
export const submissionsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['account', 'submissions', eventId],
    queryFn: async ({ signal }) => {
      const [event, revisions] = await Promise.all([
        call('GET /api/event/get', { query: { eventId: String(eventId) }, signal, isSilent }),
        call('GET /api/picks/get/revisions/:eventId', { params: { eventId }, signal, isSilent }),
      ]);
      return { event, revisions };
    },
    staleTime: 0,
  });

/** Another browser may have signed in a moment ago: asked for again whenever it is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call('GET /api/account/sessions', { signal, isSilent }),
  staleTime: 0,
});

/** Asked anew each time: an admin may have got company since. */
export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: ({ signal }) => call('GET /api/account/deletion', { signal, isSilent }),
  staleTime: 0,
  gcTime: 0,
});

/** One session, or all but the one of this browser. */
export const endSessionMutation = mutationOptions({
  mutationFn: (target: 'others' | AccountSession) =>
    target === 'others'
      ? call('DELETE /api/account/sessions', { isToldInPlace: true })
      : call('DELETE /api/account/sessions/:id', {
          params: { id: target.id },
          isToldInPlace: true,
        }),
  // Also after a refusal: the session may have ended elsewhere.
  onSettled: (_answer, _failure, _target, _before, { client }) =>
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

export const exportAccountMutation = mutationOptions({
  mutationFn: () => call('GET /api/account/export', { isToldInPlace: true }),
});

export const deleteAccountMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/account/delete'>) =>
    call('POST /api/account/delete', { body, isToldInPlace: true }),
});
