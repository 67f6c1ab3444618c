import { type Kysely, sql } from 'kysely';

/** Translations by language; all texts of a survey stand in its `language`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table surveys
    add column language text not null default 'en'
    check (length(language) <= 35 and language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$'),
    add column translations jsonb not null default '{}'`.execute(db);
  await sql`alter table survey_prompts add column translations jsonb not null default '{}'`.execute(
    db,
  );
  await sql`alter table survey_options add column translations jsonb not null default '{}'`.execute(
    db,
  );
}
