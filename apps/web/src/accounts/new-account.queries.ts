import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

export const registerMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/account/register'>) =>
    call('POST /api/account/register', { body, isToldInPlace: true }),
});

export const firstAdminMutation = (token: string) =>
  mutationOptions({
    mutationFn: (account: BodyInput<'POST /api/account/register'>) =>
      call('POST /api/account/first-admin', { body: { token, ...account }, isToldInPlace: true }),
  });
