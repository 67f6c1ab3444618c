import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';

/**
 * The page that is left stays a visitor's. If it learned of the session, it would act on it: a
 * waiting invite would be accepted before the next page could do so.
 */
export const logInMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/auth/login'>) =>
    call('POST /api/auth/login', { body, handles: ['invalid_credentials'], isToldInPlace: true }),
  onSuccess: rememberLoginPrompts,
});
