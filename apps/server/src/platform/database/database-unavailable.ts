/** SQLSTATEs, or their classes, that say "not now" rather than "wrong" (PostgreSQL, appendix A). */
const codesOfAbsence = new Set([
  '53300', // too many connections
  '55P03', // a lock was not granted within lock_timeout
  '57014', // the statement took longer than statement_timeout
  '57P01', // the server is shutting down
  '57P02', // the server crashed and is recovering
  '57P03', // the server is starting
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver reports these without a code. */
const messagesOfAbsence =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed)/;

/** Whether the database is gone, starting or overloaded, so that trying again later may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (error.cause !== undefined && isDatabaseUnavailable(error.cause)) return true;
  return isCodeOfAbsence(error) || messagesOfAbsence.test(error.message);
}

function isCodeOfAbsence(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (error.code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return codesOfAbsence.has(error.code) || error.code.startsWith('08');
}
