import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Figure } from '../metrics/figure.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { Schema } from './schema.ts';

/** State of the server behind DATABASE_URL and of its standbys. */
export interface Replication {
  readonly isPrimary: boolean;
  /** Grows with every change of primary; null on a standby. */
  readonly timeline: number | null;
  /**
   * Synchronous standbys. `missing` = they are configured and none streams. `unknown` = the role may not look.
   */
  readonly synchronous: 'off' | 'on' | 'missing' | 'unknown';
  /** Standbys that stream, synchronous ones among them; null = the role may not look. */
  readonly standbys: number | null;
  /** Lag of the slowest standby; null = there is none, or the role may not look. */
  readonly lagBytes: number | null;
  readonly lagSeconds: number | null;
}

export interface ReplicationWatch {
  /** As last read; null = not yet. */
  last(): Replication | null;
  read(): Promise<void>;
  readonly figures: readonly Figure[];
}

interface Row {
  readonly isPrimary: boolean;
  readonly address: string | null;
  readonly timeline: number | null;
  readonly isConfigured: boolean;
  readonly maySee: boolean;
  readonly standbys: number;
  readonly synchronous: number;
  readonly lagBytes: number | null;
  readonly lagSeconds: number | null;
}

const known = new WeakMap<object, ReplicationWatch>();

/** The same for every part that uses this database. */
export function replicationOf(
  db: Kysely<Schema>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ReplicationWatch {
  const watch = known.get(db) ?? createReplicationWatch(db, log);
  known.set(db, watch);
  return watch;
}

function createReplicationWatch(
  db: Kysely<Schema>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ReplicationWatch {
  let last: Replication | null = null;
  let address: string | null = null;
  const tellChange = (row: Row, next: Replication): void => {
    if (last === null) return;
    if (row.address !== address || next.timeline !== last.timeline) {
      const { address: server, timeline, isPrimary } = row;
      log.warn({ server, timeline, isPrimary }, 'Another server answers as the database');
    }
    if (next.synchronous === 'missing' && last.synchronous !== 'missing') {
      log.warn('No synchronous standby follows the database');
    }
    if (last.synchronous === 'missing' && next.synchronous === 'on') {
      log.warn('A synchronous standby follows the database again');
    }
  };
  const figure = (name: string, help: string, read: (state: Replication) => number | null) => ({
    kind: 'gauge' as const,
    name,
    help,
    read: () => (last === null ? Number.NaN : (read(last) ?? Number.NaN)),
  });
  return {
    last: () => last,
    read: async () => {
      const row = await readRow(db).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) return null;
        throw error;
      });
      if (row === null) return;
      const next = stateOf(row);
      tellChange(row, next);
      [last, address] = [next, row.address];
    },
    figures: [
      figure('db_is_primary', 'Whether the database takes writes: 1, or 0 for a standby', (state) =>
        Number(state.isPrimary),
      ),
      figure(
        'db_timeline',
        'Timeline of the database, which grows with every change of primary',
        (state) => state.timeline,
      ),
      figure(
        'db_sync_standby_missing',
        'Whether a synchronous standby is configured and none follows: 1, or 0; NaN = may not look',
        ({ synchronous }) => (synchronous === 'unknown' ? null : Number(synchronous === 'missing')),
      ),
      figure(
        'db_standbys',
        'Standbys that stream; NaN = the role may not look',
        (state) => state.standbys,
      ),
      figure(
        'db_standby_lag_bytes',
        'Write-ahead log that the standby furthest behind has not replayed',
        (state) => state.lagBytes,
      ),
      figure(
        'db_standby_lag_seconds',
        'Time that the standby furthest behind takes to replay',
        (state) => state.lagSeconds,
      ),
    ],
  };
}

export const stateOf = (row: Omit<Row, 'address'>): Replication => ({
  isPrimary: row.isPrimary,
  timeline: row.timeline,
  synchronous: synchronousOf(row),
  standbys: row.maySee ? row.standbys : null,
  lagBytes: row.maySee ? row.lagBytes : null,
  lagSeconds: row.maySee ? row.lagSeconds : null,
});

function synchronousOf({
  isConfigured,
  maySee,
  synchronous,
}: Omit<Row, 'address'>): Replication['synchronous'] {
  if (!isConfigured) return 'off';
  if (!maySee) return 'unknown';
  return synchronous > 0 ? 'on' : 'missing';
}

/** The timeline of the control file is that of the last checkpoint; the name of the log's file has the present one. */
async function readRow(db: Kysely<Schema>): Promise<Row | null> {
  const { rows } = await sql<Row>`
    with here as materialized (
      select not pg_is_in_recovery() as is_primary,
        pg_has_role(current_user, 'pg_read_all_stats', 'usage') as may_see
    ), at as materialized (
      select case when is_primary then pg_current_wal_lsn() end as lsn from here
    )
    select is_primary, may_see,
      host(inet_server_addr()) || ':' || inet_server_port() as address,
      case when is_primary
        then ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int end as timeline,
      current_setting('synchronous_standby_names') <> '' as is_configured,
      (count(s.pid) filter (where s.state = 'streaming'))::int as standbys,
      (count(s.pid) filter (where s.state = 'streaming' and s.sync_state in ('sync', 'quorum')))::int
        as synchronous,
      max(pg_wal_lsn_diff(lsn, s.replay_lsn))::float8 as lag_bytes,
      extract(epoch from max(s.replay_lag))::float8 as lag_seconds
    from here cross join at left join pg_stat_replication s on true
    group by is_primary, may_see, lsn`.execute(db);
  return rows[0] ?? null;
}
