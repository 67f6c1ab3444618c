import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The kind of work that the database was unavailable to. */
export type Waiting = 'request' | 'job' | 'probe';

/** The outages of one database as this process meets them: one line in the log as each begins, one as it ends. */
export interface Outage {
  /** Something met a database that is unavailable. */
  note(error: unknown, what: Waiting): void;
  /** Whether one is going on. */
  isOn(): boolean;
}

const lookEveryMs = 500;
/** A database that answers, but was unavailable to somebody just now, has not come back. */
const quietMs = 2000;

const known = new WeakMap<object, Outage>();

/** The same for every part that uses this database. */
export function outageOf(db: Kysely<Schema>, log: Pick<FastifyBaseLogger, 'warn'>): Outage {
  const outage = known.get(db) ?? createOutage({ log, isBack: () => isWritable(db) });
  known.set(db, outage);
  return outage;
}

interface OutageParts {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whether the database takes writes; false as well where it cannot be asked. */
  readonly isBack: () => Promise<boolean>;
}

interface Current {
  readonly beganAt: number;
  notedAt: number;
  readonly counts: Record<Waiting, number>;
}

export function createOutage({ log, isBack }: OutageParts): Outage {
  let current: Current | null = null;

  const end = ({ beganAt, notedAt, counts }: Current): void => {
    current = null;
    const seconds = Math.round((notedAt - beganAt) / 100) / 10;
    log.warn(
      { seconds, requestsRefused: counts.request, jobsPutOff: counts.job },
      'The database is back',
    );
  };
  const look = async (): Promise<void> => {
    const isThere = await isBack();
    if (current === null) return;
    if (isThere && performance.now() - current.notedAt >= quietMs) return end(current);
    lookLater();
  };
  const lookLater = (): void => {
    setTimeout(() => {
      // `isBack` answers whatever happens.
      look().catch(lookLater);
    }, lookEveryMs).unref();
  };

  return {
    note: (error, what) => {
      const now = performance.now();
      if (current === null) {
        current = { beganAt: now, notedAt: now, counts: { request: 0, job: 0, probe: 0 } };
        log.warn({ err: error }, 'The database is unavailable');
        lookLater();
      }
      current.notedAt = now;
      current.counts[what] += 1;
    },
    isOn: () => current !== null,
  };
}

/** A standby, or a primary that is none any more, answers and takes nothing. */
async function isWritable(db: Kysely<Schema>): Promise<boolean> {
  return sql<{ isIt: boolean }>`select not pg_is_in_recovery() as is_it`.execute(db).then(
    ({ rows }) => rows[0]?.isIt === true,
    () => false,
  );
}
