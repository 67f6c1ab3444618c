import { deleteExpiredTokens, deleteOldSpentTokens } from './email/one-time-tokens.repository.ts';
import { deleteOldAttempts } from './login/attempts.repository.ts';
import { deleteForgottenDevices } from './login/known-devices.repository.ts';
import { deleteExpiredSessions, deleteOldSessionEnds } from './login/sessions.repository.ts';

/** Jobs of their own: one that fails holds up no other. Nothing depends on when one runs, or on which process. */
export const housekeeping = [
  deleteOldAttempts,
  deleteExpiredSessions,
  deleteOldSessionEnds,
  deleteExpiredTokens,
  deleteOldSpentTokens,
  deleteForgottenDevices,
] as const;
