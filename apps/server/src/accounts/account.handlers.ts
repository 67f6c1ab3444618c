import type { accountEndpoints, credentialEndpoints } from '@callshot/contract';
import type { Changes } from '../platform/changes/changes.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { Parts } from '../platform/parts.ts';
import { credentialHandlers } from './credentials.handlers.ts';
import { loginHandlers } from './login.handlers.ts';
import { createPasswordWork, type PasswordWork } from './password-work.ts';
import { registrationHandlers } from './registration.handlers.ts';
import { userHandlers } from './user.handlers.ts';

export interface AccountParts extends Parts {
  /** Boards show names: they are told when one changes. */
  readonly changes: Pick<Changes, 'announce'>;
}

export const accountHandlers = (
  parts: AccountParts,
  work: PasswordWork = createPasswordWork(),
): Handlers<keyof typeof accountEndpoints | keyof typeof credentialEndpoints> => {
  const room = {
    publicUrl: parts.config.publicUrl,
    outbox: createOutbox(parts.mailer, parts.log),
  };
  return {
    ...loginHandlers(parts, work),
    ...registrationHandlers({ ...parts, work, room }),
    ...credentialHandlers(parts, work, room),
    ...userHandlers(parts),
  };
};
