import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/** Good for minutes only: asked for again whenever it matters. */
export const proofQuery = queryOptions({
  queryKey: ['account', 'proof'],
  queryFn: ({ signal }) => call('GET /api/account/proof', { signal, isSilent: true }),
  staleTime: 0,
});

export const proveMutation = mutationOptions({
  mutationFn: (password: string) =>
    call('POST /api/account/proof', { body: { password }, isToldInPlace: true }),
  onSuccess: ({ passwordError }, _password, _before, { client }) =>
    passwordError === null
      ? client.invalidateQueries({ queryKey: proofQuery.queryKey })
      : undefined,
});
