import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './mailer.ts';

/**
 * Sends mail after the answer, so that the duration of an answer does not tell whether a mail went
 * out.
 */
export interface Outbox {
  /** False where the operator configured no mail; what is added then is dropped. */
  readonly isOpen: boolean;
  /** Mails are sent one by one, in order; a failure is logged, and its reader can ask again. */
  add(work: (mailer: Mailer) => Promise<void>): void;
}

const mostWaiting = 200;

export function createOutbox(mailer: Mailer | undefined, log: FastifyBaseLogger): Outbox {
  let waiting = 0;
  let last = Promise.resolve();
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Not the error itself: it names the address.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      log.warn({ code }, 'a mail was not sent');
    } finally {
      waiting -= 1;
    }
  };
  return {
    isOpen: mailer !== undefined,
    add: (work) => {
      if (mailer === undefined) return;
      if (waiting >= mostWaiting) {
        log.warn('a mail was dropped: too many wait for the mail server');
        return;
      }
      waiting += 1;
      last = last.then(() => run(() => work(mailer)));
    },
  };
}
