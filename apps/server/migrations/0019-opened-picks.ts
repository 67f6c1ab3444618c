import { type Kysely, sql } from 'kysely';

/**
 * Picks of others that an Admin has read before their lock, by saying why: from then on that Admin is
 * on no board of the event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table opened_picks (
    event_id int not null references events on delete cascade,
    opened_by_user_id int not null references users,
    user_id int not null references users,
    reason text not null,
    opened_at timestamptz not null default clock_timestamp(),
    primary key (event_id, opened_by_user_id, user_id)
  )`,
  // Boards that are kept notice it as they notice a user whom staff keep off them.
  `create function note_opened_picks() returns trigger language plpgsql as $$
  begin
    update events set entrants_version = entrants_version + 1 where id = new.event_id;
    return null;
  end $$`,
  `create trigger opened_picks_eligibility after insert on opened_picks
    for each row execute function note_opened_picks()`,
];
