/**
 * Why a mail was not taken. `away`: no mail would have been, since the server cannot be reached or lets this
 * product in no more. `later`: this one not now. `never`: this one not at all.
 */
export type MailFailure = 'away' | 'later' | 'never';

/** Codes of nodemailer for what comes before a mail, and of the system. */
const codesOfAbsence: ReadonlySet<unknown> = new Set([
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'EPROXY',
  'EREQUIRETLS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The server closes the connection (RFC 5321, 3.8). */
const closing = 421;

export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'never';
  const status = 'responseCode' in error ? error.responseCode : undefined;
  if (status === closing) return 'away';
  // What the greeting, the login or encryption was refused with is no word about a mail.
  if ('code' in error && codesOfAbsence.has(error.code)) return 'away';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'later' : 'never';
}
