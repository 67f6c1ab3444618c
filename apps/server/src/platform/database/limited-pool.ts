import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseGoneError, isDatabaseUnavailable } from './database-unavailable.ts';
import { limitSilence, SilenceError } from './silence.ts';

export interface LimitedPool extends PostgresPool {
  count(): PoolCounts;
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
}

/** So long after its limit a statement's refusal is still on its way. */
const refusalMs = 200;

/** Polling interval while the database is away. */
const seekEveryMs = 250;

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
  const { statementMs, connectMs } = limits;
  const pool = new pg.Pool({
    ...config,
    Client: SocketClient,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    keepAlive: true,
  });
  let isGone = false;
  let isEnding = false;
  const waiting = new Set<(reason: Error) => void>();
  const seek = async (): Promise<void> => {
    while (isGone && !isEnding) {
      await delay(seekEveryMs, null, { ref: false });
      if (await isAnswered(pool, statementMs)) isGone = false;
    }
  };
  const lose = (): void => {
    if (isGone) return;
    isGone = true;
    for (const refuse of waiting) refuse(new DatabaseGoneError());
    waiting.clear();
    seek().catch(() => {
      // The next call finds out by itself.
      isGone = false;
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
      if (isGone) throw new DatabaseGoneError();
      return limitClient((await take()) as BusyClient, statementMs);
    },
    end: () => {
      isEnding = true;
      return pool.end();
    },
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** An idle connection proves nothing until it has been asked. */
async function isAnswered(pool: pg.Pool, statementMs: number): Promise<boolean> {
  const client = await pool.connect().catch(() => null);
  if (!client) return false;
  const limited = limitClient(client as BusyClient, statementMs);
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

function limitClient(client: BusyClient, statementMs: number): PostgresPoolClient {
  let allowedMs = statementMs;
  return {
    query: async (statement: string, values: unknown[]) => {
      allowedMs = findAllowance(statement, statementMs) ?? allowedMs;
      limitSilence(client.socket, allowedMs && allowedMs + refusalMs);
      try {
        return await client.query(statement, values);
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
