import { Socket } from 'node:net';
import pg from 'pg';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { limitSilence } from '../database/silence.ts';

/** The connection on which this process listens to the others and runs for leader. */
export interface ListeningSession {
  isAlive(): boolean;
  isLeader(): boolean;
  /** Sends a heartbeat and, unless it leads already, tries to become leader. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

const connectWithinMs = 2500;
const silentAtMostMs = 3500;
const closeWithinMs = 500;
/**
 * The server ends the session of a process that is frozen or unreachable, which frees the
 * leadership.
 */
const forgottenAfter = '15s';

export async function openListeningSession(
  connectionString: string,
  channel: string,
  onNotification: (payload: string) => void,
  connectMs = connectWithinMs,
): Promise<ListeningSession> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'callshot-live',
    connectionTimeoutMillis: connectMs,
    stream: () => socket,
  });
  let isAlive = true;
  let isLeader = false;
  const lost = (): void => {
    isAlive = false;
    isLeader = false;
  };
  // A query in flight fails at once; otherwise the next heartbeat notices the loss.
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
