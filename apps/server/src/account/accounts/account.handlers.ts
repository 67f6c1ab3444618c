import type { accountEndpoints, credentialEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import type { AccountParts } from './account-parts.ts';
import { loginHandlers } from './login/login.handlers.ts';
import { credentialHandlers } from './passwords/credentials.handlers.ts';
import { createPasswordWork, type PasswordWork } from './passwords/password-work.ts';
import { registrationHandlers } from './registering/registration.handlers.ts';
import { userHandlers } from './users/user.handlers.ts';

export const accountHandlers = (
  parts: AccountParts,
  work: PasswordWork = createPasswordWork(),
): Handlers<keyof typeof accountEndpoints | keyof typeof credentialEndpoints> => {
  const room = {
    publicUrl: parts.config.publicUrl,
    outbox: createOutbox(parts.mailer, parts.log),
    tellUser: parts.tellUser,
  };
  return {
    ...loginHandlers(parts, work),
    ...registrationHandlers({ ...parts, work, room }),
    ...credentialHandlers(parts, work, room),
    ...userHandlers(parts),
  };
};
