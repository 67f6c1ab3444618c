import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createRests } from '../outbound/rests.ts';
import { growingBackOff } from '../outbox/back-off.ts';
import { mailFailureOf } from './mail-failure.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Sends mail after the answer, so that the duration of an answer does not tell whether a mail went
 * out.
 */
export interface Outbox {
  /** False where the operator configured no mail; what is added then is dropped. */
  readonly isOpen: boolean;
  /**
   * Mails are written and sent one by one, in order; null = there is none to send. A mail that is not taken
   * for now is sent again for half an hour, and its reader can ask for another.
   */
  add(write: () => Mail | null | Promise<Mail | null>): void;
}

const mostWaiting = 200;
const mailServer = 'the mail server';
const outageRests = { firstMs: 5000, longestMs: 60_000 } as const;
const triedForMs = 1_800_000;
const backOff = growingBackOff({
  firstMs: 5000,
  factor: 4,
  longestMs: triedForMs,
  attempts: 6,
});

interface Waiting {
  readonly mail: Mail;
  readonly addedAt: number;
  readonly tries: number;
}

export function createOutbox(mailer: Mailer | undefined, log: FastifyBaseLogger): Outbox {
  const rests = createRests(outageRests);
  let waiting = 0;
  let last = Promise.resolve();

  const logFailure = (error: unknown, more: object = {}): void => {
    // Not the error itself: it names the address.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ code, ...more }, 'a mail was not sent');
  };
  /** Whether nothing more will be done about the mail. */
  const send = async (to: Mailer, { mail, addedAt, tries }: Waiting): Promise<boolean> => {
    const again = (afterMs: number | undefined, triesThen: number): boolean => {
      if (afterMs === undefined || Date.now() - addedAt + afterMs > triedForMs) return false;
      const next = { mail, addedAt, tries: triesThen };
      setTimeout(() => enqueue(() => send(to, next)), afterMs).unref();
      return true;
    };
    const restMs = rests.left(mailServer, new Date());
    if (restMs > 0) return !again(restMs, tries);
    try {
      await to.send(mail);
      rests.worked(mailServer);
      return true;
    } catch (error) {
      const failure = mailFailureOf(error);
      if (failure === 'away') rests.failed(mailServer, new Date());
      const isTriedAgain = failure !== 'never' && again(backOff[tries], tries + 1);
      logFailure(error, { failure, isTriedAgain });
      return !isTriedAgain;
    }
  };
  const enqueue = (work: () => Promise<boolean>): void => {
    const run = async (): Promise<void> => {
      let isSettled = true;
      try {
        isSettled = await work();
      } catch (error) {
        logFailure(error);
      }
      if (isSettled) waiting -= 1;
    };
    last = last.then(run);
  };
  return {
    isOpen: mailer !== undefined,
    add: (write) => {
      if (mailer === undefined) return;
      if (waiting >= mostWaiting) {
        log.warn('a mail was dropped: too many wait for the mail server');
        return;
      }
      waiting += 1;
      enqueue(async () => {
        const mail = await write();
        if (mail === null) return true;
        const named = { name: randomUUID(), ...mail };
        return send(mailer, { mail: named, addedAt: Date.now(), tries: 0 });
      });
    },
  };
}
