import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Keyed hashes of the accounts at Discord, Google and Reddit that a user ever linked. Gates of leagues still
 * know them after they were unlinked, and bans after the banned account has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const key = await makeKey(db);
  const { rows } =
    await sql<Link>`select user_id as "userId", provider, subject from external_logins
    order by user_id, provider`.execute(db);
  for (let from = 0; from < rows.length; from += linksAtOnce) {
    await rememberLinks(db, key, rows.slice(from, from + linksAtOnce));
  }
}

interface Link {
  readonly userId: number;
  readonly provider: string;
  readonly subject: string;
}

const linksAtOnce = 10_000;

async function makeKey(db: Kysely<unknown>): Promise<Buffer> {
  await sql`insert into server_keys (name, value)
    values ('identities', ${randomBytes(32).toString('base64url')}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ value: string }>`
    select value from server_keys where name = 'identities'`.execute(db);
  return Buffer.from(rows[0]?.value ?? '', 'base64url');
}

async function rememberLinks(
  db: Kysely<unknown>,
  key: Buffer,
  links: readonly Link[],
): Promise<void> {
  const hashes = links.map(({ provider, subject }) =>
    createHmac('sha256', key).update(`${provider} ${subject}`).digest(),
  );
  await sql`insert into linked_identities (user_id, provider, identity_hash)
    select * from unnest(${links.map(({ userId }) => userId)}::int[],
      ${links.map(({ provider }) => provider)}::text[], ${hashes}::bytea[])`.execute(db);
}

const statements = [
  `create table linked_identities (
    user_id int not null references users on delete cascade,
    provider text not null check (provider in ('discord', 'google', 'reddit')),
    identity_hash bytea not null check (length(identity_hash) = 32),
    unlinked_at timestamptz,
    primary key (user_id, identity_hash)
  )`,
  `create index linked_identities_hash on linked_identities (identity_hash)`,
  `create table league_ban_identities (
    ban_id int not null references league_bans on delete cascade,
    identity_hash bytea not null check (length(identity_hash) = 32),
    primary key (ban_id, identity_hash)
  )`,
];
