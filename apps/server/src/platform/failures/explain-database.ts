import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { isCoded } from './coded-error.ts';

/** PostgreSQL's refusals to connect or migrate, by SQLSTATE (appendix A). */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'The server refuses the password: correct the role or its password in DATABASE_URL.',
  '28000':
    'The server does not let this role in: correct DATABASE_URL, or allow the role in pg_hba.conf and with `alter role … login`.',
  '3D000':
    'There is no such database: make it with `createdb`, or correct its name in DATABASE_URL.',
  '42501':
    'The role of DATABASE_URL has too few rights: make it the owner of the database, with `alter database … owner to …`.',
  '53300':
    'The server has no connection left: stop other programs, or raise max_connections or the limit of the role that DATABASE_URL names.',
  '25006': 'The server only reads, as a standby does: name the primary in DATABASE_URL.',
};

/** Driver errors without a code. */
const complaints: readonly [form: RegExp, text: string][] = [
  [/client password must be/, 'The server asks for a password: DATABASE_URL has none.'],
  [
    /does not support SSL/,
    'The server takes no encrypted connections: leave sslmode out of DATABASE_URL.',
  ],
  [
    /no pg_hba.conf entry/,
    'The server does not let this role in from here: allow it in pg_hba.conf, or correct DATABASE_URL.',
  ],
];

const certificateCodes = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_)/;

/** Failures of the database that DATABASE_URL names. */
export function explainDatabase(error: Error): string | null {
  const text = sentenceFor(error);
  return text === null ? null : `${text} (${error.message})`;
}

function sentenceFor(error: Error): string | null {
  const [, newer] = /previously executed migration (\S+) is missing/.exec(error.message) ?? [];
  if (newer !== undefined) {
    return `The database was made by a newer Callshot (${newer}): start that version, or name another database in DATABASE_URL or CALLSHOT_DATA.`;
  }
  const complaint = complaints.find(([form]) => form.test(error.message));
  if (complaint) return complaint[1];
  if (isCoded(error)) {
    const refusal = refusals[error.code];
    if (refusal !== undefined) return refusal;
    if (certificateCodes.test(error.code)) {
      return 'The certificate of the database server is not trusted: name its authority with NODE_EXTRA_CA_CERTS, or mend sslmode in DATABASE_URL.';
    }
  }
  return isDatabaseUnavailable(error)
    ? 'The database cannot be reached: start its server, or correct DATABASE_URL.'
    : null;
}
