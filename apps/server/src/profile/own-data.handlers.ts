import { isLastAdmin } from '../accounts/admins.repository.ts';
import { deviceCookie, sessionCookie } from '../platform/http/cookies.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import { type DeletionParts, deleteAccount } from './delete-account.service.ts';
import { findAccountToDelete } from './deletion.repository.ts';
import { exportAccount } from './export-account.service.ts';
import type { PersonalData } from './personal-data.ts';

type OwnDataKey =
  | 'GET /api/account/export'
  | 'GET /api/account/deletion'
  | 'POST /api/account/delete';

export interface OwnDataParts extends DeletionParts {
  readonly personalData: PersonalData;
}

export const ownDataHandlers = (parts: OwnDataParts): Handlers<OwnDataKey> => ({
  'GET /api/account/export': async ({ caller }) => {
    if (caller.user === null) return refuse('unauthorized');
    const told = await exportAccount(parts, caller.user.id, new Date());
    return told ?? refuse('too_many_exports', { retryAfter: 3600 });
  },

  'GET /api/account/deletion': async ({ caller }) => {
    if (caller.user === null) return refuse('unauthorized');
    const { passwordHash } = await findAccountToDelete(parts.db, caller.user.id);
    return {
      isPasswordAsked: passwordHash !== null,
      isLastAdmin: await isLastAdmin(parts.db, caller.user.id),
    };
  },

  'POST /api/account/delete': async ({ caller, body, clearCookie }) => {
    if (caller.user === null) return refuse('unauthorized');
    const { id: userId, sessionId } = caller.user;
    const outcome = await deleteAccount(parts, { userId, sessionId, ...body });
    if (outcome.kind === 'refused') return refuse(outcome.code);
    if (outcome.kind === 'errors') return outcome.errors;
    clearCookie(sessionCookie);
    clearCookie(deviceCookie(caller.user.id));
    return { confirmationError: null, passwordError: null };
  },
});
