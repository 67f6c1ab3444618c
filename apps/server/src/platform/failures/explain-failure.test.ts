import { describe, expect, test } from 'vitest';
import { versionProblem } from '../database/migrate.ts';
import { explainFailure } from './explain-failure.ts';
import { OperatorProblem } from './operator-problem.ts';

const coded = (message: string, about: Readonly<Record<string, unknown>>): Error =>
  Object.assign(new Error(message), about);

/** As Node.js and the driver make them; those that a test can provoke are met in scripts/processes. */
test.each<{ why: string; error: unknown; host?: string; says: RegExp | null }>([
  {
    why: 'a port for root alone',
    error: coded('listen EACCES', { code: 'EACCES', syscall: 'listen', port: 80 }),
    says: /^Port 80 may be opened by root alone.*with PORT/,
  },
  {
    why: 'one of several addresses of a host',
    error: new AggregateError([
      coded('listen EADDRINUSE', { code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
    ]),
    says: /^Port 3000 is in use/,
  },
  {
    why: 'a host of the database that is not the one to listen on',
    error: coded('getaddrinfo ENOTFOUND db', {
      ...{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db' },
    }),
    host: 'localhost',
    says: /^The database cannot be reached.*DATABASE_URL/,
  },
  {
    why: 'a server that is out of connections',
    error: coded('sorry, too many clients already', { code: '53300' }),
    says: /no connection left.*max_connections/,
  },
  {
    why: 'a standby',
    error: coded('cannot execute CREATE TABLE in a read-only transaction', { code: '25006' }),
    says: /only reads.*primary/,
  },
  {
    why: 'a certificate that nobody vouches for',
    error: coded('self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    says: /certificate.*not trusted.*DATABASE_URL/,
  },
  {
    why: 'rights that are missed while tables are made',
    error: new Error('Migration failed', {
      cause: coded('permission denied for schema public', { code: '42501' }),
    }),
    says: /too few rights/,
  },
  {
    why: 'tables of a newer version',
    error: new Error('Migration failed', {
      cause: new Error('corrupted migrations: previously executed migration 0099-x is missing'),
    }),
    says: /newer Callshot \(0099-x\)/,
  },
  {
    why: 'a folder that is not ours',
    error: coded('EACCES', { code: 'EACCES', syscall: 'mkdir', path: '/root/data' }),
    says: /^\/root\/data cannot be written or read: this user may not/,
  },
  {
    why: 'a disk that fills while a file is written',
    error: coded('ENOSPC', { code: 'ENOSPC', syscall: 'write' }),
    says: /the disk is full/,
  },
  {
    why: 'what was put into words before',
    error: new OperatorProblem('Words.'),
    says: /^Words\.$/,
  },
  { why: 'a fault of ours', error: new TypeError('x is not a function'), says: null },
  { why: 'what is no error', error: 'thrown', says: null },
])('$why', ({ error, host, says }) => {
  const text = explainFailure(error, host);
  if (says === null) expect(text).toBeNull();
  else expect(text).toMatch(says);
});

describe('the server has to be PostgreSQL 15 or newer', () => {
  test.each([
    { version: 140_011, isFine: false },
    { version: 150_000, isFine: true },
    { version: 180_004, isFine: true },
  ])('$version', ({ version, isFine }) => {
    expect(versionProblem(version) === null).toBe(isFine);
  });
});
