import type { Answer, BodyInput } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { eventKeys } from '../../play/events/event.queries.ts';
import { boardKeys } from '../../play/leaderboards/board/leaderboard.queries.ts';
import { picksKeys } from '../../play/picks/picks.queries.ts';

/** The picks that are changed: the official results, or one user's. */
export type OverrideTarget =
  | { readonly kind: 'official' }
  | { readonly kind: 'user'; readonly id: number; readonly username: string };

export const targetUserId = (target: OverrideTarget): number | null =>
  target.kind === 'user' ? target.id : null;

export type OverridePreview = Answer<'POST /api/picks/override/preview/:eventId'>;

const keyOfEvent = (eventId: number) => [...picksKeys.of(eventId), 'override'] as const;

export const seasonEventsQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'season'],
    queryFn: ({ signal }) => call('GET /api/event/getSeasonEvents', { signal }),
  });

/** Always read anew: an override starts from the stored picks of now. */
export const overrideQuery = (eventId: number, target: OverrideTarget) =>
  queryOptions({
    queryKey: [...keyOfEvent(eventId), 'of', targetUserId(target)],
    queryFn: ({ signal }) => {
      const userId = targetUserId(target);
      return call('GET /api/picks/override/:eventId', {
        params: { eventId: String(eventId) },
        query: userId === null ? {} : { userId: String(userId) },
        signal,
      });
    },
    staleTime: 0,
  });

export type PastOverride = Answer<'GET /api/picks/override/past/:eventId'>[number];

export const pastOverridesQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...keyOfEvent(eventId), 'past'],
    queryFn: ({ signal }) =>
      call('GET /api/picks/override/past/:eventId', {
        params: { eventId },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
  });

/**
 * Read once. Kept apart from the event's picks, which are all read again when the override is
 * undone.
 */
export const undoPreviewQuery = (eventId: number, overrideId: number) =>
  queryOptions({
    queryKey: ['override', 'undo', overrideId],
    queryFn: ({ signal }) =>
      call('GET /api/picks/override/undo/:eventId', {
        params: { eventId },
        query: { overrideId: String(overrideId) },
        signal,
        isToldInPlace: true,
      }),
    staleTime: 0,
    gcTime: 0,
  });

export const unreadableQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...keyOfEvent(eventId), 'unreadable'],
    queryFn: ({ signal }) =>
      call('GET /api/picks/override/unreadable/:eventId', {
        params: { eventId },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
  });

/** The number of people that an action on the current stage concerns, as of now. */
export const stagePeopleQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...eventKeys.one(eventId), 'people'],
    queryFn: ({ signal }) =>
      call('GET /api/event/stage', { query: { eventId: String(eventId) }, signal, isSilent: true }),
    staleTime: 0,
    gcTime: 0,
  });

type PreviewBody = BodyInput<'POST /api/picks/override/preview/:eventId'>;

export const previewMutation = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: PreviewBody) =>
      call('POST /api/picks/override/preview/:eventId', {
        params: { eventId },
        body,
        isToldInPlace: true,
      }),
  });

type OverrideBody = BodyInput<'POST /api/picks/override/:eventId'>;

/** As staff's word; official results may answer a doubt with it. */
export const saveMutation = (eventId: number, doubtId?: number) =>
  mutationOptions<unknown, Error, OverrideBody>({
    mutationFn: (body) => {
      if (doubtId === undefined) {
        const params = { eventId };
        return call('POST /api/picks/override/:eventId', { params, body, isToldInPlace: true });
      }
      const { userId: _, reason: note, ...results } = body;
      const correction = { ...results, eventId, doubtId, note };
      return call('POST /api/sync/correct', { body: correction, isToldInPlace: true });
    },
  });

export const undoMutation = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: BodyInput<'POST /api/picks/override/undo/:eventId'>) =>
      call('POST /api/picks/override/undo/:eventId', {
        params: { eventId },
        body,
        isToldInPlace: true,
      }),
  });

export const changeStageMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/stage'>) =>
    call('POST /api/event/stage', { body, isToldInPlace: true }),
});

/** Reads picks that are withheld, at a price. */
export const openPicksMutation = (eventId: number) =>
  mutationOptions({
    mutationFn: (body: BodyInput<'POST /api/picks/override/open/:eventId'>) =>
      call('POST /api/picks/override/open/:eventId', {
        params: { eventId },
        body,
        isToldInPlace: true,
      }),
  });

/** After a change by staff everything of the event is read again. */
export async function refreshEvent(queries: QueryClient, eventId: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: eventKeys.all }),
    queries.invalidateQueries({ queryKey: picksKeys.of(eventId) }),
    queries.invalidateQueries({ queryKey: boardKeys.of(eventId) }),
  ]);
}
