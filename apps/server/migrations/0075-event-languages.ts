import { type Kysely, sql } from 'kysely';

/** Names by language; `name_override` stands in `language`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events
    add column language text not null default 'en'
    check (length(language) <= 35 and language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'),
    add column translations jsonb not null default '{}'`.execute(db);
}
