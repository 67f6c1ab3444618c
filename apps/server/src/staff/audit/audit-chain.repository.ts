import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export const isLinkMissing = sql<boolean>`exists (select from audit_unlinked)`;

/**
 * Makes the next link from at most so many rows that have none; answers how many, 0 also while
 * another process makes one.
 */
export async function linkAuditRows(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ linked: number }>`
    select link_audit_rows(${advisoryLocks.auditChain}::bigint, ${most}) as linked`.execute(db);
  return rows[0]?.linked ?? 0;
}

/** The end of the chain. Kept elsewhere, it shows later that nothing before it was changed. */
export interface ChainHead {
  readonly nr: number;
  readonly hash: string;
}

export const nameOfHead = ({ nr, hash }: ChainHead): string => `${nr}:${hash}`;

export const findChainHead = (db: Db): Promise<ChainHead | undefined> =>
  db
    .selectFrom('auditChain')
    .select(['nr', sql<string>`encode(hash, 'hex')`.as('hash')])
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function findLinkHash(db: Db, nr: number): Promise<string | null> {
  const link = await db
    .selectFrom('auditChain')
    .select(sql<string>`encode(hash, 'hex')`.as('hash'))
    .where('nr', '=', nr)
    .executeTakeFirst();
  return link?.hash ?? null;
}

/** Compares a link with the one before it and with the rows of the log as they are now. */
export interface CheckedLink {
  readonly nr: number;
  readonly rows: number;
  /** Whether the hash follows from the previous link and from this link's content and digests. */
  readonly isHashRight: boolean;
  readonly missing: readonly number[];
  readonly changed: readonly number[];
}

/** The next links after one, in their order. */
export async function checkLinks(db: Db, after: number, most: number): Promise<CheckedLink[]> {
  const { rows } = await sql<CheckedLink>`
    select c.nr, cardinality(c.audit_ids) as rows,
      c.hash = audit_link_hash(coalesce(b.hash, ''::bytea), c.nr, c.audit_ids, c.digests)
        as is_hash_right,
      r.missing, r.changed
    from audit_chain c
    left join audit_chain b on b.nr = c.nr - 1
    cross join lateral (
      select coalesce(array_agg(i.id) filter (where l.id is null), '{}') as missing,
        coalesce(array_agg(i.id) filter (where l.id is not null and
          audit_row_digest(l) <> substring(c.digests from (32 * i.at - 31)::int for 32)), '{}')
          as changed
      from unnest(c.audit_ids) with ordinality as i (id, at)
      left join audit_log l on l.id = i.id
    ) r
    where c.nr > ${after} order by c.nr limit ${most}`.execute(db);
  return rows;
}

/** Rows of the log that no link has and that do not wait for one either; the first few. */
export async function findUnlinkedRows(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from audit_log
    except select unnest(audit_ids) from audit_chain
    except select audit_id from audit_unlinked
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows that wait for a link, and since when, in seconds. */
export async function findWaitingRows(db: Db): Promise<{ count: number; seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::int as count,
      coalesce(extract(epoch from clock_timestamp() - min(l.at)), 0)::float8 as seconds
    from audit_unlinked w join audit_log l on l.id = w.audit_id`.execute(db);
  return rows[0] ?? { count: 0, seconds: 0 };
}

/** Rows whose erasable content is not what the log has the digest of, or is gone without an account that ended. */
export async function findWrongPersonalRows(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from audit_log l
    left join audit_personal p on p.audit_id = l.id
    left join audit_erased e on e.audit_id = l.id
    left join users u on u.id = e.user_id
    where case
      when p.audit_id is null then l.personal_digest is not null
        and (e.audit_id is null or u.id is not null and u.deleted_at is null)
      else l.personal_digest is distinct from sha256(p.salt || convert_to(p.content, 'UTF8')) end
    order by l.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

const guards = {
  audit_log_append_only: 'audit_log',
  audit_log_written: 'audit_log',
  audit_erased_append_only: 'audit_erased',
  audit_personal_append_only: 'audit_personal',
  audit_personal_kept: 'audit_personal',
  audit_chain_append_only: 'audit_chain',
};

/** Triggers that guard the log and are not in force. */
export async function findIdleGuards(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select wanted.name
    from unnest(${Object.keys(guards)}::text[], ${Object.values(guards)}::text[])
      as wanted (name, "table")
    left join pg_trigger t on t.tgname = wanted.name and t.tgrelid = wanted.table::regclass
    where coalesce(t.tgenabled not in ('O', 'A'), true)`.execute(db);
  return rows.map(({ name }) => name);
}
