import { type Kysely, sql } from 'kysely';

/** Attempts of a kind at a subject in one row, which one statement counts in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table attempts rename to attempts_one_by_one`,
  `alter index attempts_subject rename to attempts_one_by_one_subject`,
  `create table attempts (
    kind text not null,
    subject text not null,
    attempted_at timestamptz[] not null,
    primary key (kind, subject)
  )`,
  `insert into attempts
    select kind, subject, array_agg(attempted_at order by attempted_at) from attempts_one_by_one
    group by kind, subject`,
  `drop table attempts_one_by_one`,
];
