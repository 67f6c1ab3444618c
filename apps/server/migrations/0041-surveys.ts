import { type Kysely, sql } from 'kysely';

/**
 * Surveys, one row of answers for each respondent, and how often everything was chosen, by the day of
 * the answers. Counts are kept by triggers in the statement that writes answers, so that they are right
 * whoever writes; each connection counts into one of eight rows, so that saves seldom wait for another.
 *
 * No two surveys are open at once; a clone has no times and opens never. `modified_at` always goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Counts the answers of `counted`, which is some rows with a `sign`. */
const countOf = (counted: string) => `
  insert into survey_counts as c (survey_id, day, option_id, shard, picks)
  select r.survey_id, (r.saved_at at time zone 'UTC')::date, o.option_id, pg_backend_pid() & 7, sum(r.sign)
  from (${counted}) r
  cross join lateral (
    select 0 as option_id where cardinality(r.option_ids) > 0
    union all select unnest(r.option_ids)
  ) o
  group by 1, 2, 3 having sum(r.sign) <> 0
  order by 1, 2, 3
  on conflict (survey_id, day, option_id, shard) do update set picks = c.picks + excluded.picks;`;

const added = 'select *, 1 as sign from new_rows';
const gone = 'select *, -1 as sign from old_rows';

const countingFunction = (name: string, counted: string) => `create function ${name}()
  returns trigger language plpgsql as $$ begin ${countOf(counted)} return null; end $$`;

const statements = [
  `create table surveys (
    id int generated always as identity primary key,
    title text not null,
    description text not null,
    open_at timestamptz(3),
    close_at timestamptz(3),
    created_at timestamptz(3) not null default clock_timestamp(),
    modified_at timestamptz(3) not null default clock_timestamp(),
    check ((open_at is null) = (close_at is null)),
    check (close_at > open_at),
    constraint surveys_overlap
      exclude using gist (tstzrange(open_at, close_at) with &&) where (open_at is not null)
  )`,
  `create table survey_prompts (
    id int generated always as identity primary key,
    survey_id int not null references surveys,
    place int not null,
    text text not null,
    is_multi_select boolean not null,
    number_of_answers int not null check (number_of_answers >= 1)
  )`,
  `create index survey_prompts_survey on survey_prompts (survey_id)`,
  `create table survey_options (
    id int generated always as identity primary key,
    prompt_id int not null references survey_prompts on delete cascade,
    place int not null,
    text text not null,
    picture_hash text references pictures
  )`,
  `create index survey_options_prompt on survey_options (prompt_id)`,
  `create index survey_options_picture on survey_options (picture_hash)`,

  `create table survey_answers (
    survey_id int not null references surveys,
    user_id int not null references users,
    option_ids int[] not null,
    saved_at timestamptz not null,
    lost_at timestamptz,
    primary key (survey_id, user_id)
  )`,
  `create index survey_answers_user on survey_answers (user_id)`,
  `create index survey_answers_lost on survey_answers (survey_id, lost_at) where lost_at is not null`,
  `create table survey_counts (
    survey_id int not null references surveys,
    day date not null,
    option_id int not null,
    shard int not null,
    picks int not null,
    primary key (survey_id, day, option_id, shard)
  ) with (fillfactor = 50)`,

  countingFunction('count_new_survey_answers', added),
  countingFunction('count_changed_survey_answers', `${added} union all ${gone}`),
  countingFunction('count_gone_survey_answers', gone),
  `create trigger count_new after insert on survey_answers
    referencing new table as new_rows
    for each statement execute function count_new_survey_answers()`,
  `create trigger count_changed after update on survey_answers
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_changed_survey_answers()`,
  `create trigger count_gone after delete on survey_answers
    referencing old table as old_rows
    for each statement execute function count_gone_survey_answers()`,

  // Whoever moves a survey's close holds the lock exclusively and commits before the clock is read here.
  // The instant that is compared is the one that is kept.
  `create function save_survey_answers(
    lock_space int, saved_survey_id int, checked_modified_at timestamptz, user_ids int[], answers text[]
  ) returns table (nr bigint, outcome text, saved_at timestamptz, close_at timestamptz)
  language plpgsql volatile as $$
  #variable_conflict use_column
  begin
    perform pg_advisory_xact_lock_shared(lock_space, saved_survey_id);
    return query
    with asked as materialized (
      select a.* from unnest(user_ids, answers) with ordinality as a (user_id, option_ids, nr)
    ), survey as materialized (
      select s.id, s.open_at, s.close_at, s.modified_at = checked_modified_at as is_checked,
        clock_timestamp() as now
      from surveys s where s.id = saved_survey_id
    ), saved as (
      insert into survey_answers as n (survey_id, user_id, option_ids, saved_at)
      select s.id, a.user_id, a.option_ids::int[], s.now
      from asked a join survey s on s.is_checked and s.open_at <= s.now and s.now < s.close_at
      order by a.user_id
      on conflict (survey_id, user_id) do update set
        option_ids = excluded.option_ids, saved_at = excluded.saved_at, lost_at = null
      returning n.user_id, n.saved_at
    )
    select a.nr,
      case when n.user_id is not null then 'saved'
        when s.id is null or not s.is_checked then 'stale'
        else 'survey_closed' end,
      n.saved_at, s.close_at
    from asked a left join survey s on true left join saved n on n.user_id = a.user_id;
  end $$`,
];
