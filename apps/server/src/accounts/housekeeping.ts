import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/parts.ts';
import { deleteOldAttempts } from './attempts.repository.ts';
import { deleteForgottenDevices } from './known-devices.repository.ts';
import { deleteExpiredTokens } from './one-time-tokens.repository.ts';
import { deleteExpiredSessions } from './sessions.repository.ts';

const everyMs = 60 * 60 * 1000;

/** Clears what has expired while the app runs; nothing depends on when, or on which process, does it. */
export function keepAccountsTidy(app: FastifyInstance, { db, log }: Parts): void {
  const tidy = async (): Promise<void> => {
    try {
      await deleteOldAttempts(db);
      await deleteExpiredSessions(db);
      await deleteExpiredTokens(db);
      await deleteForgottenDevices(db);
    } catch (error) {
      log.warn({ err: error }, 'expired rows of accounts were not cleared');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(tidy, everyMs).unref();
    await tidy();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
