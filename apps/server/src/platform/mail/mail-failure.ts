/**
 * The reason why a mail was refused. `away`: the server is unreachable or rejects the product, so
 * any mail would fail. `later`: this mail may pass later. `never`: this mail will not pass.
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
  // Refused at the greeting, the login or encryption: it is not about this mail.
  if ('code' in error && codesOfAbsence.has(error.code)) return 'away';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'later' : 'never';
}
