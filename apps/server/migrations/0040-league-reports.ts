import { type Kysely, sql } from 'kysely';

/** What users report of leagues to staff, and the orders in which leagues are looked through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table league_reports (
    id int generated always as identity primary key,
    league_id int not null references leagues on delete cascade,
    reporter_user_id int not null references users,
    reason text not null,
    reported_at timestamptz not null default clock_timestamp(),
    closed_at timestamptz,
    outcome text check (outcome in ('dismissed', 'renamed', 'closed')),
    check ((closed_at is null) = (outcome is null))
  )`,
  `create unique index league_reports_open on league_reports (league_id, reporter_user_id)
    where closed_at is null`,
  `create index league_reports_league on league_reports (league_id)`,
  `create index league_reports_reporter on league_reports (reporter_user_id)`,

  `create index leagues_newest on leagues (id desc)
    where deleted_at is null and not is_hidden and not is_analyst_league`,
  `create index leagues_popular on leagues (member_count desc, id)
    where deleted_at is null and not is_hidden and not is_analyst_league`,
];
