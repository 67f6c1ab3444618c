import { type Kysely, sql } from 'kysely';

/** Copies of logos and banners, by the hash of what is served, and where each was found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table pictures (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    bytes bytea not null,
    width int not null,
    height int not null,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create table picture_sources (
    url text primary key,
    hash text references pictures,
    tries int not null default 0,
    next_at timestamptz,
    problem text
  )`,
];
