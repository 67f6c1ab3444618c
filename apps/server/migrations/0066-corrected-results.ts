import { type Kysely, sql } from 'kysely';

/** Results that are told otherwise than at first, and changes whose effect on points is not told yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table corrected_results (
    event_stage_id int not null references event_stages on delete cascade,
    event_substage_id int not null references event_substages on delete cascade,
    place text not null,
    was jsonb not null,
    corrected_at timestamptz not null,
    source text not null check (source in ('manual', 'import')),
    reason text,
    primary key (event_substage_id, place)
  )`,
  'create index corrected_results_of_stage on corrected_results (event_stage_id)',
  `create table corrections (
    id int generated always as identity primary key,
    event_stage_id int not null references event_stages on delete cascade,
    changes jsonb not null,
    source text not null check (source in ('manual', 'import')),
    reason text,
    told_from timestamptz not null,
    notice_id int unique references notices on delete cascade
  )`,
  'create unique index corrections_waiting on corrections (event_stage_id) where notice_id is null',
];
