import type { Answer, BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { eventKeys } from '../../../play/events/event.queries.ts';

export type Sync = Answer<'GET /api/sync/:eventId'>;
export type Doubt = Sync['doubts'][number];

/** Milliseconds. The wiki is read every few minutes, and new doubts should show soon. */
const READ_AGAIN_MS = 15_000;

const keyOf = (eventId: number) => [...eventKeys.one(eventId), 'sync'] as const;

export const syncQuery = (eventId: number) =>
  queryOptions({
    queryKey: keyOf(eventId),
    queryFn: ({ signal }) =>
      call('GET /api/sync/:eventId', { params: { eventId }, signal, isSilent: true }),
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });

/** Read once a doubt: the effect of applying it, as of now. */
export const effectQuery = (eventId: number, doubtId: number) =>
  queryOptions({
    queryKey: [...keyOf(eventId), 'effect', doubtId],
    queryFn: ({ signal }) =>
      call('GET /api/sync/effect/:eventId', {
        params: { eventId },
        query: { doubtId: String(doubtId) },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
    retry: false,
  });

export type StructurePreview = Answer<'GET /api/sync/structure/:eventId'>;

/** Read for each doubt: the event with the structure taken over, as of now. */
export const structureQuery = (eventId: number, doubtId: number) =>
  queryOptions({
    queryKey: [...keyOf(eventId), 'structure', doubtId],
    queryFn: ({ signal }) =>
      call('GET /api/sync/structure/:eventId', {
        params: { eventId },
        query: { doubtId: String(doubtId) },
        signal,
        isSilent: true,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const structureMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/sync/structure'>) =>
    call('POST /api/sync/structure', { body, isToldInPlace: true }),
});

type Turn = 'look' | 'pause' | 'resume';

/** Changes how the event follows the wiki. */
export const turnMutation = (eventId: number) =>
  mutationOptions({
    mutationFn: (turn: Turn) =>
      call(`POST /api/sync/${turn}`, { body: { eventId }, isToldInPlace: true }),
  });

/** One click on a doubt, or who it is that the wiki means. */
type Answering = BodyInput<'POST /api/sync/answer'> | BodyInput<'POST /api/sync/sameTeam'>;

export const answerMutation = mutationOptions({
  mutationFn: (body: Answering) =>
    'teamId' in body
      ? call('POST /api/sync/sameTeam', { body, isToldInPlace: true })
      : call('POST /api/sync/answer', { body, isToldInPlace: true }),
});

export const forgetNameMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/sync/forgetName'>) =>
    call('POST /api/sync/forgetName', { body, isToldInPlace: true }),
});

export const releaseMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/sync/release'>) =>
    call('POST /api/sync/release', { body, isToldInPlace: true }),
});
