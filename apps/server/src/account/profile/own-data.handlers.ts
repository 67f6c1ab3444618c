import { deviceCookie, sessionCookie } from '../../platform/http/caller/cookies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import {
  type DeletionParts,
  deleteAccount,
  isDeleted,
  readDeletion,
} from './delete-account.service.ts';
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
  'GET /api/account/export': async ({ caller }) =>
    done(await exportAccount(parts, caller.user.id, new Date())),

  'GET /api/account/deletion': async ({ caller }) =>
    done(await readDeletion(parts.db, caller.user.id)),

  'POST /api/account/delete': async ({ caller, body, clearCookie }) => {
    const { id: userId, sessionId } = caller.user;
    const outcome = await deleteAccount(parts, { userId, sessionId, ...body });
    if (outcome.ok && isDeleted(outcome.value)) {
      clearCookie(sessionCookie);
      clearCookie(deviceCookie(userId));
    }
    return outcome;
  },
});
