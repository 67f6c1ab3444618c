import { deleteOldAttempts } from './attempts.repository.ts';
import { deleteForgottenDevices } from './known-devices.repository.ts';
import { deleteExpiredTokens, deleteOldSpentTokens } from './one-time-tokens.repository.ts';
import { deleteExpiredSessions, deleteOldSessionEnds } from './sessions.repository.ts';

/** Jobs of their own: one that fails holds up no other. Nothing depends on when one runs, or on which process. */
export const housekeeping = [
  deleteOldAttempts,
  deleteExpiredSessions,
  deleteOldSessionEnds,
  deleteExpiredTokens,
  deleteOldSpentTokens,
  deleteForgottenDevices,
] as const;
