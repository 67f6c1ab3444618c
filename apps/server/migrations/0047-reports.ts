import { type Kysely, sql } from 'kysely';

/** One queue of what users report of usernames, leagues and nameplates, and what staff did about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const subjectColumns = `
  named_user_id int references users on delete cascade,
  league_id int references leagues on delete cascade,
  nameplate_id int references nameplates on delete cascade,
  check (num_nonnulls(named_user_id, league_id, nameplate_id) = 1)`;

const statements = [
  `create table report_answers (
    id int generated always as identity primary key,
    owner_user_id int references users on delete cascade,
    action text not null check (action in ('rename', 'flag', 'disable', 'close', 'dismiss')),
    name text not null,
    new_name text,
    reason text not null,
    reports int not null check (reports > 0),
    answered_by int references users,
    answered_at timestamptz not null default clock_timestamp(),
    undone_by int references users,
    undone_at timestamptz,
    check ((action = 'rename') = (new_name is not null)),
    ${subjectColumns}
  )`,
  `create index report_answers_owner on report_answers (owner_user_id)`,
  `create index report_answers_user on report_answers (named_user_id) where named_user_id is not null`,
  `create index report_answers_league on report_answers (league_id) where league_id is not null`,
  `create index report_answers_nameplate on report_answers (nameplate_id) where nameplate_id is not null`,
  `create index report_answers_by on report_answers (answered_by)`,
  `create index report_answers_undone_by on report_answers (undone_by) where undone_by is not null`,

  `create table reports (
    id int generated always as identity primary key,
    reporter_user_id int not null references users on delete cascade,
    name text not null,
    state text not null,
    reason text not null,
    reported_at timestamptz not null default clock_timestamp(),
    answer_id int references report_answers on delete cascade,
    ${subjectColumns}
  )`,
  // One that waits, a reporter and subject.
  `create unique index reports_open
    on reports (reporter_user_id, named_user_id, league_id, nameplate_id) nulls not distinct
    where answer_id is null`,
  `create index reports_waiting on reports (reported_at) where answer_id is null`,
  `create index reports_reporter on reports (reporter_user_id)`,
  `create index reports_user on reports (named_user_id) where named_user_id is not null`,
  `create index reports_league on reports (league_id) where league_id is not null`,
  `create index reports_nameplate on reports (nameplate_id) where nameplate_id is not null`,
  `create index reports_answer on reports (answer_id) where answer_id is not null`,

  `insert into report_answers
      (league_id, owner_user_id, action, name, new_name, reason, reports, answered_at)
    select l.id, l.created_by, a.action, l.name, case a.action when 'rename' then l.name end, '',
      count(*), max(r.closed_at)
    from league_reports r join leagues l on l.id = r.league_id
    cross join lateral (select case r.outcome
      when 'renamed' then 'rename' when 'closed' then 'close' else 'dismiss' end) a (action)
    where r.closed_at is not null
    group by l.id, a.action`,
  `insert into reports (reporter_user_id, league_id, name, state, reason, reported_at, answer_id)
    select r.reporter_user_id, r.league_id, l.name, l.name, r.reason, r.reported_at, a.id
    from league_reports r join leagues l on l.id = r.league_id
    left join report_answers a on a.league_id = r.league_id and r.closed_at is not null
      and a.action = case r.outcome
        when 'renamed' then 'rename' when 'closed' then 'close' else 'dismiss' end
    order by r.id`,
  `drop table league_reports`,

  // Of nameplates no outcome was kept: one that was disabled at that moment was disabled by it.
  `insert into report_answers
      (nameplate_id, owner_user_id, action, name, reason, reports, answered_at)
    select p.id, p.owner_user_id, a.action, p.name, '', count(*), max(r.answered_at)
    from nameplate_reports r join nameplates p on p.id = r.nameplate_id
    cross join lateral (select case when p.disabled_at between
      r.answered_at - interval '1 second' and r.answered_at + interval '1 second'
      then 'disable' else 'dismiss' end) a (action)
    where r.answered_at is not null
    group by p.id, a.action`,
  `insert into reports (reporter_user_id, nameplate_id, name, state, reason, reported_at, answer_id)
    select r.user_id, r.nameplate_id, p.name, r.version || ' ' || p.name, r.reason, r.reported_at, a.id
    from nameplate_reports r join nameplates p on p.id = r.nameplate_id
    left join report_answers a on a.nameplate_id = r.nameplate_id and r.answered_at is not null
      and a.action = case when p.disabled_at between
        r.answered_at - interval '1 second' and r.answered_at + interval '1 second'
        then 'disable' else 'dismiss' end
    order by r.id`,
  `drop table nameplate_reports`,
];
