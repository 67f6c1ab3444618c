import { type Kysely, sql } from 'kysely';

/** What an announcement is about, in a line; those before it were headed by what they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table announcements add column subject text not null default 'Announcement'`)
    .execute(db);
  await sql.raw(`alter table announcements alter column subject drop default`).execute(db);
}
