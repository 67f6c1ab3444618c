import { type Kysely, sql } from 'kysely';

/** Points that drafts of formats can have: a list for each game, of which one is usual. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_presets (
      id int generated always as identity primary key,
      game_id int not null references games,
      name text not null check (char_length(name) between 1 and 60),
      points jsonb not null,
      is_usual boolean not null,
      version int not null default 1,
      modified_at timestamptz not null default clock_timestamp(),
      modified_by_user_id int references users
    )`.execute(db);
  await sql`
    create unique index point_presets_name
    on point_presets (game_id, lower(normalize(name, NFKC)))`.execute(db);
  await sql`
    create unique index point_presets_usual on point_presets (game_id) where is_usual`.execute(db);
  await sql`create index point_presets_modified_by on point_presets (modified_by_user_id)`.execute(
    db,
  );
}
