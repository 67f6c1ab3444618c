import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/platform/database.ts';
import { requirePooledSessions } from './pooler.ts';

const { connectionString } = await testDatabase();
const withOptions = (options: string) =>
  `${connectionString}${connectionString.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
const limits = {
  statement_timeout: '2s',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
};
const optionsOf = (settings: object) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

test('a pooler whose sessions have the limits of time is taken', async () => {
  await requirePooledSessions(connectionString, withOptions(optionsOf(limits)));
});

test.each([
  { why: 'statement_timeout is 0 and must be 2s', ...limits, statement_timeout: 0 },
  { why: 'lock_timeout is 5s and must be 2s', ...limits, lock_timeout: '5s' },
  { why: 'role is pg_monitor and must be', ...limits, role: 'pg_monitor' },
])('one with others is refused: $why', async ({ why, ...settings }) => {
  const pooled = withOptions(optionsOf(settings));
  await expect(requirePooledSessions(connectionString, pooled)).rejects.toThrow(why);
});

test('one of another database is refused', async () => {
  const other = await testDatabase();
  await expect(requirePooledSessions(connectionString, other.connectionString)).rejects.toThrow(
    /database is .* and must be/,
  );
});
