import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { waitingInvite } from '../session/waiting-invite.ts';

/** The mail that confirms the address leads to the invite as well, in whichever browser it is opened. */
export const registerMutation = mutationOptions({
  mutationFn: (account: BodyInput<'POST /api/account/register'>) => {
    const invite = waitingInvite();
    const body = { ...account, ...(invite !== null && { invite }) };
    return call('POST /api/account/register', { body, isToldInPlace: true });
  },
});

export const firstAdminMutation = (token: string) =>
  mutationOptions({
    mutationFn: (account: BodyInput<'POST /api/account/register'>) =>
      call('POST /api/account/first-admin', { body: { token, ...account }, isToldInPlace: true }),
  });
