import { setTimeout as delay } from 'node:timers/promises';
import { patientConnectMs } from '../database/database.ts';
import { type ChangesReceiver, changesChannel } from './changes.ts';
import type { Standing } from './leadership.ts';
import { type ListeningSession, openListeningSession } from './listening-session.ts';

/** A connection of its own on which the database tells what other processes committed. */
export interface ChangeListenerConnection extends Standing {
  /** Throws when the database cannot be reached at first; later losses are repaired silently. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const beatEveryMs = 1000;

/** Listens until stopped, notices a dead connection within seconds, and reconnects. */
export function createChangeListener(
  connectionString: string,
  changes: ChangesReceiver,
  onError: (error: unknown) => void,
): ChangeListenerConnection {
  const stopping = new AbortController();
  let session: ListeningSession | null = null;
  let keeping: Promise<void> = Promise.resolve();

  const connect = async (connectMs?: number): Promise<void> => {
    session = await openListeningSession(
      connectionString,
      changesChannel,
      changes.receive,
      connectMs,
    );
    if (stopping.signal.aborted) return session.close();
    changes.reconnected();
    await session.beat();
  };
  const keep = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await delay(beatEveryMs, null, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      const next = session?.isAlive() ? session.beat() : connect();
      await next.catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      });
    }
  };

  return {
    start: async () => {
      await connect(patientConnectMs);
      keeping = keep();
    },
    stop: async () => {
      stopping.abort();
      await session?.close();
      await keeping;
    },
    isListening: () => session?.isAlive() ?? false,
    isLeader: () => session?.isLeader() ?? false,
  };
}
