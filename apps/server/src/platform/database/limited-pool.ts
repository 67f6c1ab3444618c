import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseGoneError, isDatabaseUnavailable } from './database-unavailable.ts';
import { limitSilence, SilenceError } from './silence.ts';

export interface LimitedPool extends PostgresPool {
  count(): PoolCounts;
  /** When the database was found to be away; null = it is there, as far as is known. */
  goneSince(): Date | null;
  /** Whether statements wait, and none has been answered for so long that the database is probably away. */
  isSilent(): boolean;
  /** Milliseconds since a statement was last answered, or since the oldest that waits began; 0 = none waits. */
  silentMs(): number;
}

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface PoolLimits {
  /** A statement is given up by the server after so long, and by this side a moment later; 0 = never. */
  readonly statementMs: number;
  /** For a new connection, or for one that others have to leave first. */
  readonly connectMs: number;
  /** A pooler of transactions is between: it sets what a session needs (pooler.ts), and takes no settings. */
  readonly isPooled?: boolean;
}

/** So long after its limit a statement's refusal is still on its way. */
const refusalMs = 200;

/** Polling interval while the database is away. */
const seekEveryMs = 250;

/** A database that answers nothing for this share of a statement's time while it is asked is probably away. */
const suspectedShare = 0.75;

/**
 * The server ends sessions of a process that is frozen or cut off. Else the events that it locked stay locked.
 * Statements have their own limit. The pool closes connections that are idle for 10 s.
 */
export const forgottenTransaction = '10s';
const forgottenSession = '60s';

class SocketClient extends pg.Client {
  readonly socket: Socket;
  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

type BusyClient = SocketClient & pg.PoolClient;

/**
 * A pool whose callers never wait for a database that is gone. A connection that does not answer in
 * time is closed, not reused. While the database is known to be away, only the pool polls it. Every
 * call is refused at once, queued ones included.
 */
export function createLimitedPool(config: pg.PoolConfig, limits: PoolLimits): LimitedPool {
  const { statementMs, connectMs, isPooled = false } = limits;
  const pool = new pg.Pool({
    ...config,
    Client: SocketClient,
    connectionTimeoutMillis: connectMs,
    ...(!isPooled && { statement_timeout: statementMs, lock_timeout: statementMs }),
    keepAlive: true,
    // A command that may take its time has no limits on its sessions either.
    ...(statementMs > 0 && {
      // The pool awaits it, which its types do not say.
      onConnect: ((client: pg.ClientBase) =>
        settle(client as BusyClient, connectMs, isPooled)) as unknown as (
        client: pg.ClientBase,
      ) => void,
    }),
  });
  let goneAt: Date | null = null;
  const suspectAfterMs =
    statementMs === 0 ? Number.POSITIVE_INFINITY : suspectedShare * statementMs;
  const waits = createWaits();
  let isEnding = false;
  const waiting = new Set<(reason: Error) => void>();
  const seek = async (): Promise<void> => {
    while (goneAt !== null && !isEnding) {
      await delay(seekEveryMs, null, { ref: false });
      if (await isAnswered(pool, statementMs, waits)) goneAt = null;
    }
  };
  const lose = (): void => {
    if (goneAt !== null) return;
    goneAt = new Date();
    for (const refuse of waiting) refuse(new DatabaseGoneError());
    waiting.clear();
    seek().catch(() => {
      // The next call finds out by itself.
      goneAt = null;
    });
  };
  const take = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      pool.connect().then(
        (client) => {
          if (waiting.delete(reject)) resolve(client);
          else client.release();
        },
        (error: unknown) => {
          waiting.delete(reject);
          if (isUnreachable(error)) lose();
          reject(error);
        },
      );
    });
  const idle = new Set<pg.PoolClient>();
  const loseOthers = (error: Error): void => {
    if (!(error instanceof SilenceError)) return;
    lose();
    // Idle connections are dead as well. Their next users would only find out by a timeout.
    for (const client of idle) (client as BusyClient).socket.destroy();
  };
  // The pool replaces broken connections. Without listeners their errors would end the process. The
  // user of a connection gets the error from the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', loseOthers));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));

  return {
    connect: async () => {
      if (goneAt !== null) throw new DatabaseGoneError();
      return limitClient((await take()) as BusyClient, statementMs, waits);
    },
    end: () => {
      isEnding = true;
      return pool.end();
    },
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    goneSince: () => goneAt,
    isSilent: () => waits.silentMs() > suspectAfterMs,
    silentMs: waits.silentMs,
  };
}

/** As PostgreSQL refuses a write there, so that it counts as "not now". */
class StandbyError extends Error {
  readonly code = '25006';
}

const askRole = 'select pg_is_in_recovery() as is_standby';
/** Several statements in one round trip. */
const beginSession = `set idle_in_transaction_session_timeout = '${forgottenTransaction}'; set idle_session_timeout = '${forgottenSession}'; ${askRole}`;

/**
 * Nothing is read from a standby. A former primary comes back as one, and shows commits that no standby
 * had confirmed. Nobody was told of them, and they are gone later.
 */
async function settle(client: BusyClient, withinMs: number, isPooled: boolean): Promise<void> {
  limitSilence(client.socket, withinMs);
  try {
    const results: unknown = await client.query(isPooled ? askRole : beginSession);
    const last = [results as pg.QueryResult<{ is_standby: boolean }>].flat().at(-1);
    if (last?.rows[0]?.is_standby !== false) throw new StandbyError('This server is a standby');
  } finally {
    limitSilence(client.socket, 0);
  }
}

interface Waits {
  /** Called as a statement begins; answers what tells whether it was answered. */
  begin(): (isAnswered: boolean) => void;
  silentMs(): number;
}

function createWaits(): Waits {
  const since = new Set<{ readonly at: number }>();
  let heardAt = Number.NEGATIVE_INFINITY;
  return {
    begin: () => {
      const wait = { at: performance.now() };
      since.add(wait);
      return (isAnswered) => {
        since.delete(wait);
        if (isAnswered) heardAt = performance.now();
      };
    },
    silentMs: () => {
      // In the order in which they began.
      const [oldest] = since;
      return oldest === undefined ? 0 : performance.now() - Math.max(oldest.at, heardAt);
    },
  };
}

/** An idle connection proves nothing until it has been asked. */
async function isAnswered(pool: pg.Pool, statementMs: number, waits: Waits): Promise<boolean> {
  const client = await pool.connect().catch(() => null);
  if (!client) return false;
  const limited = limitClient(client as BusyClient, statementMs, waits);
  const isBack = await limited.query('select 1', []).then(
    () => true,
    () => false,
  );
  limited.release();
  return isBack;
}

/** Not the database but this pool, or the database's own limit of connections, is what is full. */
const isUnreachable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) &&
  !(error instanceof Error && /timeout exceeded|too many/.test(error.message));

function limitClient(client: BusyClient, statementMs: number, waits: Waits): PostgresPoolClient {
  let allowedMs = statementMs;
  return {
    query: async (statement: string, values: unknown[]) => {
      allowedMs = findAllowance(statement, statementMs) ?? allowedMs;
      limitSilence(client.socket, allowedMs && allowedMs + refusalMs);
      // One that was given more time says nothing by taking it.
      const end = allowedMs === statementMs ? waits.begin() : () => {};
      try {
        const result = await client.query(statement, values);
        end(true);
        return result;
      } catch (error) {
        // A refusal is an answer as well.
        end(error instanceof pg.DatabaseError);
        throw error;
      } finally {
        limitSilence(client.socket, 0);
      }
    },
    release: () => client.release(),
  } as unknown as PostgresPoolClient;
}

/** A statement that raises its timeout on the server also raises the one on this side. */
function findAllowance(statement: string, statementMs: number): number | null {
  if (statement === 'reset statement_timeout') return statementMs;
  if (!/^set (local )?statement_timeout/.test(statement)) return null;
  const found = /= '?(\d+)(s?)'?$/.exec(statement);
  if (!found) throw new Error(`Write seconds or milliseconds: ${statement}`);
  return Number(found[1]) * (found[2] === 's' ? 1000 : 1);
}
