import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table example_notes (
    id int primary key generated always as identity,
    user_id int not null references users (id),
    text text not null,
    written_at timestamptz not null default clock_timestamp()
  )`.execute(db);
}
