/** SQLSTATEs, or their classes, that say "not now" rather than "wrong" (PostgreSQL, appendix A). */
const codesOfAbsence = new Set([
  '25006', // a standby, or the former primary after a failover: it only reads
  '40001', // another transaction was first (distributed servers say so often)
  '40P01', // a deadlock was broken
  '55P03', // a lock was not granted within lock_timeout
  '57014', // the statement took longer than statement_timeout
  '57P01', // the server is shutting down
  '57P02', // the server crashed and is recovering
  '57P03', // the server is starting
  '58030', // reading or writing failed
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Classes: 08 = the connection failed, 53 = disk, memory or connections are used up. */
const classesOfAbsence = /^(08|53)/;

/** The error that calls get at once while the database is known to be away. */
export class DatabaseGoneError extends Error {
  constructor() {
    super('The database is gone');
  }
}

/** Nothing has come from the database for a moment: a call that can be answered without it is. */
export class DatabaseQuietError extends DatabaseGoneError {}

/** The driver reports these without a code. */
const messagesOfAbsence =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed)/;

/** Whether the database is gone, starting or overloaded, so that trying again later may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (error.cause !== undefined && isDatabaseUnavailable(error.cause)) return true;
  if (error instanceof DatabaseGoneError) return true;
  return isCodeOfAbsence(error) || messagesOfAbsence.test(error.message);
}

function isCodeOfAbsence(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return codesOfAbsence.has(error.code) || classesOfAbsence.test(error.code);
}
