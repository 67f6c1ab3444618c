import { type Kysely, sql } from 'kysely';

/** Who at Discord, Google or Reddit is which user; an identity is its provider's subject, never an e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table external_logins (
      provider text not null check (provider in ('discord', 'google', 'reddit')),
      subject text not null check (length(subject) between 1 and 255),
      user_id int not null references users on delete cascade,
      external_username text,
      created_at timestamptz not null default clock_timestamp(),
      primary key (provider, subject),
      unique (user_id, provider)
    )`)
    .execute(db);
}
