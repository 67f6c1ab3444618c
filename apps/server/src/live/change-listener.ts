import pg from 'pg';
import { type Changes, changesChannel } from './changes.ts';

/** A connection of its own on which the database tells what other processes committed. */
export interface ChangeListenerConnection {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const retryAfterMs = 1000;

/**
 * Listens until stopped and connects again after a loss. What was missed meanwhile shows within a
 * second all the same: held events are checked against the database's versions.
 */
export function createChangeListener(
  connectionString: string,
  changes: Pick<Changes, 'receive'>,
  onError: (error: unknown) => void,
): ChangeListenerConnection {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: 'callshot-live',
      connectionTimeoutMillis: 2500,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => changes.receive(payload ?? ''));
    next.on('error', onError);
    next.on('end', retryLater);
    client = next;
    await next.connect();
    await next.query(`listen ${changesChannel}`);
  };
  const retryLater = (): void => {
    if (isStopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      connect().catch((error: unknown) => {
        onError(error);
        retryLater();
      });
    }, retryAfterMs);
    retry.unref();
  };

  return {
    start: async () => {
      isStopped = false;
      await connect();
    },
    stop: async () => {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
