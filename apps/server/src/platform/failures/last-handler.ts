import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createLog } from '../log/log.ts';
import type { Figure } from '../metrics/figure.ts';

export interface LastHandlerParts {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  /** Ends the process in order; what it was working on may be half done. */
  stop(): Promise<void>;
  /** A stop that takes longer is cut short. */
  readonly stopWithinMs: number;
}

/** Handles uncaught errors. */
export interface LastHandler {
  readonly figures: readonly Figure[];
}

const events = ['uncaughtException', 'unhandledRejection'] as const;

/** Takes the place of handlers that began the command, and of Node's own. */
function takeOver(listeners: Record<(typeof events)[number], (error: unknown) => void>): void {
  for (const event of events) {
    process.removeAllListeners(event);
    process.on(event, listeners[event]);
  }
}

/**
 * A server logs and counts unhandled rejections and goes on. After an uncaught exception it stops
 * in order, with an exit code that tells.
 */
export function handleUncaught({ log, stop, stopWithinMs }: LastHandlerParts): LastHandler {
  let rejections = 0;
  let isStopping = false;
  takeOver({
    unhandledRejection: (error) => {
      rejections += 1;
      log.error({ err: error }, 'uncaught rejection of a promise');
    },
    uncaughtException: (error) => {
      log.fatal({ err: error }, 'uncaught exception: the process stops');
      if (isStopping) return;
      isStopping = true;
      const cutOff = setTimeout(() => process.exit(1), stopWithinMs);
      cutOff.unref();
      stop()
        .catch((failure: unknown) =>
          log.fatal({ err: failure }, 'the process did not stop in order'),
        )
        .finally(() => process.exit(1));
    },
  });
  return {
    figures: [
      {
        kind: 'counter',
        name: 'unhandled_rejections_total',
        help: 'Uncaught rejections: each is a bug of the program, described in the log',
        read: () => [{ count: rejections }],
      },
    ],
  };
}

/** A command goes on after an unhandled rejection so that it can clean up. Its exit code tells. */
export function failOnUncaught(): void {
  const log = createLog({ destination: pino.destination({ dest: 2, sync: true }) });
  takeOver({
    unhandledRejection: (error) => {
      log.error({ err: error }, 'uncaught rejection of a promise');
      process.exitCode = 1;
    },
    uncaughtException: (error) => {
      log.fatal({ err: error }, 'uncaught exception');
      process.exit(1);
    },
  });
}
