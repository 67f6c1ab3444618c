import type { BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { inviteOfAccount } from '../session/invite-of-account.ts';

/** The link may be opened in another tab: asked for whenever it is shown. */
export const ownEmailQuery = queryOptions({
  queryKey: ['account', 'email'],
  queryFn: ({ signal }) => call('GET /api/account/email', { signal, isSilent: true }),
  staleTime: 0,
});

export const setEmailMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/account/email'>) =>
    call('POST /api/account/email', { body, isToldInPlace: true }),
  onSuccess: ({ email }, _body, _before, { client }) => {
    if (email !== null) client.setQueryData(ownEmailQuery.queryKey, email);
  },
});

export const resendVerificationMutation = mutationOptions({
  mutationFn: (email: string) => {
    const invite = inviteOfAccount(email);
    const body = invite === null ? {} : { invite };
    return call('POST /api/account/email/resend', { body, isToldInPlace: true });
  },
});

export const verifyEmailMutation = mutationOptions({
  mutationFn: (token: string) =>
    call('POST /api/account/verifyemail', { body: { token }, isToldInPlace: true }),
  // Also of an address that is taken by now: it waits for no link any more.
  onSettled: (_answer, _failure, _token, _before, { client }) =>
    client.invalidateQueries({ queryKey: ownEmailQuery.queryKey }),
});
