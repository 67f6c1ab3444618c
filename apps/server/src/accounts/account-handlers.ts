import type { accountEndpoints } from '@callshot/contract';
import type { Changes } from '../live/changes.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
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
): Handlers<keyof typeof accountEndpoints> => ({
  ...loginHandlers(parts, work),
  ...registrationHandlers(parts, work),
  ...userHandlers(parts),
});
