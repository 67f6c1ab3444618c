import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { currentUserQuery } from '../session/session.queries.ts';

export const logInMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/auth/login'>) =>
    call('POST /api/auth/login', { body, handles: ['invalid_credentials'], isToldInPlace: true }),
  onSuccess: (prompts, _body, _before, { client }) => {
    rememberLoginPrompts(prompts);
    return client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  },
});
