import { Socket } from 'node:net';
import pg from 'pg';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { limitSilence } from '../database/silence.ts';

/** One connection to the database on which this process hears the others and stands for leader. */
export interface ListeningSession {
  isAlive(): boolean;
  isLeader(): boolean;
  /** Asks the database for a sign of life and, unless it has it, for the leadership. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

const connectWithinMs = 2500;
const silentAtMostMs = 3500;
const closeWithinMs = 500;
/** A session whose process is frozen or out of reach leads nobody: the server ends it. */
const forgottenAfter = '15s';

export async function openListeningSession(
  connectionString: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<ListeningSession> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'callshot-live',
    connectionTimeoutMillis: connectWithinMs,
    stream: () => socket,
  });
  let isAlive = true;
  let isLeader = false;
  const lost = (): void => {
    isAlive = false;
    isLeader = false;
  };
  // Whoever waits for an answer hears of a loss; the next beat hears of one in between.
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  await client.connect();
  limitSilence(socket, silentAtMostMs);
  const settings = `set idle_session_timeout = '${forgottenAfter}'; listen ${channel}`;
  await client.query(settings).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });

  return {
    isAlive: () => isAlive,
    isLeader: () => isLeader,
    beat: async () => {
      const { rows } = await client.query<{ isHeld: boolean }>(
        'select case when $1 then true else pg_try_advisory_lock($2) end as "isHeld"',
        [isLeader, advisoryLocks.leadership],
      );
      isLeader = isAlive && rows[0]?.isHeld === true;
    },
    close: async () => {
      // A frozen server never says goodbye.
      limitSilence(socket, closeWithinMs);
      await client.end();
    },
  };
}
