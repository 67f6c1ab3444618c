import type { BodyInput, ListedNameplate } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { rereadPlates } from '../nameplates.queries.ts';

/** Every plate of the product, or what a text finds, personal ones too. */
export const allPlatesQuery = (text: string) =>
  queryOptions({
    queryKey: ['nameplates', 'all', text],
    queryFn: ({ signal }) =>
      call('GET /api/nameplate/all', {
        query: text === '' ? {} : { text },
        signal,
        isSilent: true,
      }),
  });

export async function readSavedPlate(plateId: number): Promise<ListedNameplate | null> {
  const query = { text: String(plateId) };
  const plates = await call('GET /api/nameplate/all', { query, isToldInPlace: true });
  return plates.find(({ id }) => id === plateId) ?? null;
}

export const disablePlateMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/nameplate/disable'>) =>
    call('POST /api/nameplate/disable', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => rereadPlates(client),
});

export const grantPlateMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/nameplate/grant'>) =>
    call('POST /api/nameplate/grant', { body, isToldInPlace: true }),
  onSettled: (_answer, _failure, _body, _before, { client }) => rereadPlates(client),
});
