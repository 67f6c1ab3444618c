import pg from 'pg';
import { patientConnectMs, usualStatementMs } from './database.ts';
import { forgottenTransaction } from './limited-pool.ts';

interface Session {
  readonly database: string;
  readonly role: string;
  readonly statement_timeout: string;
  readonly lock_timeout: string;
  readonly idle_in_transaction_session_timeout: string;
}

/** A database has another number in another server, with rare exceptions. */
const describeSession = `
  select current_user as role,
    (select datname || ' ' || oid from pg_database where datname = current_database()) as database,
    current_setting('statement_timeout') as statement_timeout,
    current_setting('lock_timeout') as lock_timeout,
    current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`;

/**
 * Throws unless a pooler hands out the sessions that the product would open itself: of the same database and role, and
 * with limits of time. A pooler of transactions has to set them as it connects, since clients share its sessions.
 */
export async function requirePooledSessions(
  connectionString: string,
  poolerUrl: string,
): Promise<void> {
  const direct = await describe(connectionString);
  const found = await describe(poolerUrl);
  const limit = `${usualStatementMs / 1000}s`;
  const needed: Session = {
    ...{ database: direct.database, role: direct.role },
    ...{ statement_timeout: limit, lock_timeout: limit },
    idle_in_transaction_session_timeout: forgottenTransaction,
  };
  const problems = (Object.keys(needed) as (keyof Session)[])
    .filter((name) => found[name] !== needed[name])
    .map((name) => `${name} is ${found[name]} and must be ${needed[name]}`);
  if (problems.length === 0) return;
  throw new Error(
    `DATABASE_POOL_URL hands out sessions that Callshot cannot use: ${problems.join('; ')}. See docs/operating/pgbouncer.ini.`,
  );
}

async function describe(connectionString: string): Promise<Session> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patientConnectMs });
  await client.connect();
  try {
    const { rows } = await client.query<Session>(describeSession);
    const [session] = rows;
    if (!session) throw new Error('The database did not describe a session');
    return session;
  } finally {
    await client.end();
  }
}
