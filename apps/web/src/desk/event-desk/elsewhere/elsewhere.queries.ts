import type { Answer, BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../../platform/core/call-once.ts';
import { call } from '../../../platform/core/client.ts';
import { eventKeys } from '../../../play/events/event.queries.ts';

export type Elsewhere = Answer<'GET /api/results/:eventId'>;
export type Proposal = Elsewhere['proposals'][number];
export type Effect = Answer<'POST /api/results/preview'>;

/** Programs tell results while somebody looks. */
const READ_AGAIN_MS = 15_000;

const keyOf = (eventId: number) => [...eventKeys.one(eventId), 'elsewhere'] as const;

export const elsewhereQuery = (eventId: number) =>
  queryOptions({
    queryKey: keyOf(eventId),
    queryFn: ({ signal }) =>
      call('GET /api/results/:eventId', { params: { eventId }, signal, isSilent: true }),
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });

/** The effect of a proposal as it was told until then. */
export const proposalQuery = (eventId: number, { id, toldAt }: Proposal) =>
  queryOptions({
    queryKey: [...keyOf(eventId), 'proposal', id, toldAt],
    queryFn: ({ signal }) =>
      call('POST /api/results/preview', {
        body: { eventId, proposalId: id },
        signal,
        isToldInPlace: true,
      }),
    staleTime: 0,
    retry: false,
  });

export const takeMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/results/take'>) =>
    call('POST /api/results/take', { body, isToldInPlace: true }),
});

export type ImportedFile = BodyInput<'POST /api/results/import'>;

export const previewFileMutation = mutationOptions({
  mutationFn: (body: ImportedFile) =>
    call('POST /api/results/previewFile', { body, isToldInPlace: true }),
});

export const importMutation = mutationOptions({
  mutationFn: (body: ImportedFile) =>
    call('POST /api/results/import', { body, isToldInPlace: true }),
});

export const dismissMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/results/dismiss'>) =>
    call('POST /api/results/dismiss', { body, isToldInPlace: true }),
});

export const forgetGroupMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/results/forget'>) =>
    call('POST /api/results/forget', { body, isToldInPlace: true }),
});

export const resultTokenMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/results/token'>) =>
    callOnce('POST /api/results/token', { body, isToldInPlace: true }),
});

export const revokeMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/results/revoke'>) =>
    call('POST /api/results/revoke', { body, isToldInPlace: true }),
});
