import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { tokensQuery } from '../../reach/developer/developer.queries.ts';
import { notificationKeys } from '../../reach/notifications/notification-keys.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { proofQuery } from '../sign-in/proof.queries.ts';
import { ownEmailQuery } from './own-email.queries.ts';

/** All null = it was done. */
export const hasErrors = (errors: object): boolean =>
  Object.values(errors).some((error) => error !== null);

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (email: string) =>
    call('POST /api/account/forgotpassword', { body: { email }, isToldInPlace: true }),
});

/** By the link of a mail, or of staff. */
export const resetPasswordMutation = (resetId: string) =>
  mutationOptions({
    mutationFn: (values: Omit<BodyInput<'POST /api/account/changepassword'>, 'resetId'>) =>
      call('POST /api/account/changepassword', {
        body: { resetId, ...values },
        isToldInPlace: true,
      }),
    onSuccess: (errors, { username, password }) =>
      hasErrors(errors) ? undefined : logInQuietly(username, password),
  });

/** A failed automatic login is ignored [rule: accounts-40]. */
async function logInQuietly(username: string, password: string): Promise<void> {
  const body = { username: username.trim(), password };
  await call('POST /api/auth/login', { body, isSilent: true }).then(
    rememberLoginPrompts,
    () => undefined,
  );
}

export const setPasswordMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/account/password'>) =>
    call('POST /api/account/password', { body, isToldInPlace: true }),
  onSuccess: async (errors, _body, _before, { client }) => {
    if (hasErrors(errors)) return;
    for (const { queryKey } of [
      proofQuery,
      ownEmailQuery,
      tokensQuery,
      { queryKey: notificationKeys.all },
    ]) {
      await client.invalidateQueries({ queryKey });
    }
  },
});
