import type { BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';

/** Every event format, as it is now. */
export const formatsQuery = queryOptions({
  queryKey: ['formats', 'list'],
  queryFn: ({ signal }) => call('GET /api/eventFormat', { signal }),
  staleTime: 0,
});

/** One format with its content. Callers tell of failures themselves. */
export const formatQuery = (id: number) =>
  queryOptions({
    queryKey: ['formats', 'whole', id],
    queryFn: ({ signal }) =>
      call('GET /api/eventFormat/:id', { params: { id: String(id) }, signal, isSilent: true }),
    staleTime: 0,
  });

/** Id 0 makes a new one. */
export const saveFormatMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/eventFormat'>) =>
    callOnce('POST /api/eventFormat', { body, isToldInPlace: true }),
  onSuccess: (saved, _body, _before, { client }) => {
    client.setQueryData(formatQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: formatsQuery.queryKey });
  },
});

export const deleteFormatMutation = mutationOptions({
  mutationFn: (id: number) =>
    call('DELETE /api/eventFormat/:id', { params: { id: String(id) }, isToldInPlace: true }),
  onSuccess: (_nothing, id, _before, { client }) => {
    client.removeQueries({ queryKey: formatQuery(id).queryKey });
  },
  // Also what was refused tells that the list is not as it was.
  onSettled: (_answer, _error, _id, _before, { client }) =>
    void client.invalidateQueries({ queryKey: formatsQuery.queryKey }),
});
