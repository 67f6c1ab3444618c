import type { AwardDiff, BodyInput, Giving } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { trophyKeys } from '../trophies.queries.ts';
import { recipientsFile } from './recipients-file.ts';

/** The page says itself what failed to load, so nothing else is shown for it. */
const isSilent = true;
const givingKey = [...trophyKeys.all, 'giving'] as const;
/** Another member of staff may have begun one meanwhile. */
const LOOK_AGAIN_MS = 5000;
const STEP_MS = 1000;

const isRunning = (giving: Giving | null | undefined): boolean => giving?.state === 'running';

export const notRewardedQuery = queryOptions({
  queryKey: [...givingKey, 'not-rewarded'],
  queryFn: ({ signal }) => call('GET /api/event/notRewarded', { signal, isSilent }),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
});

export const rewardedQuery = queryOptions({
  queryKey: [...givingKey, 'rewarded'],
  queryFn: ({ signal }) => call('GET /api/event/rewarded', { signal, isSilent }),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
});

/** The progress, polled each second while it runs. */
export const givingQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...givingKey, 'progress', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/trophy/giving/:eventId', { params: { eventId }, signal, isSilent }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isRunning(state.data) ? STEP_MS : LOOK_AGAIN_MS),
  });

export interface Start {
  readonly eventId: number;
  /** Null = results are complete. */
  readonly reason: string | null;
}

const startOf = ({ eventId, reason }: Start) => ({
  eventId,
  ...(reason === null ? {} : { force: 'true' as const, reason }),
});

export const giveMutation = mutationOptions({
  mutationFn: (start: Start) =>
    call('POST /api/trophy/giveTrophies', { query: startOf(start), isToldInPlace: true }),
  onSettled: (_answer, _failure, _start, _before, { client }) =>
    client.invalidateQueries({ queryKey: givingKey }),
});

/** The users who would go up or down; computed anew whenever it is opened. */
export const diffQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...givingKey, 'diff', eventId],
    queryFn: ({ signal }) =>
      call('GET /api/trophy/rerun/:eventId', { params: { eventId }, signal, isSilent }),
    staleTime: 0,
    gcTime: 0,
  });

export const rerunMutation = mutationOptions({
  mutationFn: ({ diff, ...start }: Start & { readonly diff: AwardDiff['hash'] }) =>
    call('POST /api/trophy/rerun', { query: { ...startOf(start), diff }, isToldInPlace: true }),
  onSettled: (_answer, _failure, _start, _before, { client }) =>
    client.invalidateQueries({ queryKey: givingKey }),
});

export const takeBackMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/trophy/takeBack'>) =>
    call('POST /api/trophy/takeBack', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) =>
    client.invalidateQueries({ queryKey: trophyKeys.all }),
});

export const recipientsFileMutation = mutationOptions({
  mutationFn: (eventId: number) => recipientsFile(eventId),
});
