import type { Answer, BodyInput } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../../platform/core/call-once.ts';
import { call } from '../../../platform/core/client.ts';

export type Preset = Answer<'POST /api/pointPreset'>;

/** A game's point presets, the usual one first. */
export const presetsQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: ['pointPresets', gameId],
    queryFn: ({ signal }) =>
      call('GET /api/pointPreset', { query: { gameId }, signal, isSilent: true }),
    staleTime: 0,
  });

const readAgain = (client: QueryClient, gameId: GameId) =>
  client.invalidateQueries({ queryKey: presetsQuery(gameId).queryKey });

/** Id 0 makes a new one. */
export const savePresetMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/pointPreset'>) =>
    callOnce('POST /api/pointPreset', { body, isToldInPlace: true }),
  onSuccess: (saved, _body, _before, { client }) => {
    const { queryKey } = presetsQuery(saved.gameId);
    client.setQueryData(queryKey, (list) =>
      list?.some(({ id }) => id === saved.id)
        ? list.map((own) => (own.id === saved.id ? saved : own))
        : [...(list ?? []), saved],
    );
  },
  // A refusal tells as well that the list is not as it was.
  onSettled: (_saved, _error, { gameId }, _before, { client }) => readAgain(client, gameId),
});

export const markPresetMutation = mutationOptions({
  mutationFn: ({ id }: Pick<Preset, 'id' | 'gameId'>) =>
    call('POST /api/pointPreset/usual', { body: { id }, isToldInPlace: true }),
  onSettled: (_saved, _error, { gameId }, _before, { client }) => readAgain(client, gameId),
});

export const deletePresetMutation = mutationOptions({
  mutationFn: ({ id }: Pick<Preset, 'id' | 'gameId'>) =>
    call('DELETE /api/pointPreset/:id', { params: { id: String(id) }, isToldInPlace: true }),
  onSettled: (_nothing, _error, { gameId }, _before, { client }) => readAgain(client, gameId),
});
