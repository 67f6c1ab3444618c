import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';

/**
 * The page that is left stays a visitor's: one that learned who is there would act on it, as an invite
 * does that waits for a login, and the page that is on its way would find that already done.
 */
export const logInMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/auth/login'>) =>
    call('POST /api/auth/login', { body, handles: ['invalid_credentials'], isToldInPlace: true }),
  onSuccess: rememberLoginPrompts,
});
