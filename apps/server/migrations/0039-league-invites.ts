import { type Kysely, sql } from 'kysely';

/**
 * What opens a league in place of its password: hashes of a code and of a link, and what both are derived of.
 * Neither stands anywhere as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table league_invites (
    id int generated always as identity primary key,
    league_id int not null unique references leagues on delete cascade,
    nonce bytea not null,
    code_hash bytea not null unique,
    link_hash bytea not null unique,
    is_on boolean not null default true,
    members_may_invite boolean not null default true,
    rotated_at timestamptz not null default clock_timestamp()
  )`.execute(db);
}
