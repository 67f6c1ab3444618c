import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';
import { rememberInviteOfAccount } from '../session/invite-of-account.ts';
import { waitingInvite } from '../session/waiting-invite.ts';
import { isCreated } from './new-account.ts';

/** The mail that confirms the address leads to the invite as well, in whichever browser it is opened. */
export const registerMutation = mutationOptions({
  mutationFn: async (account: BodyInput<'POST /api/account/register'>) => {
    const invite = waitingInvite();
    const body = { ...account, ...(invite !== null && { invite }) };
    const errors = await callOnce('POST /api/account/register', { body, isToldInPlace: true });
    // Joining uses the invite up, and the mail may have to be sent again.
    if (invite !== null && isCreated(errors)) rememberInviteOfAccount(invite, account.email);
    return errors;
  },
});

export const firstAdminMutation = (token: string) =>
  mutationOptions({
    mutationFn: (account: BodyInput<'POST /api/account/register'>) =>
      call('POST /api/account/first-admin', { body: { token, ...account }, isToldInPlace: true }),
  });
