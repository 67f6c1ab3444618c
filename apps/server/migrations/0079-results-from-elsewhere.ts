import { type Kysely, sql } from 'kysely';

/**
 * Personal tokens that tell the results of one event, and what they propose. `told` holds all that a token told of
 * the event, by key; `waiting` names what of it no staff has answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table api_tokens add column event_id int references events on delete cascade`,
  `alter table api_tokens add column results_mode text check (results_mode in ('propose', 'apply'))`,
  `alter table api_tokens drop constraint api_tokens_scopes_check`,
  `alter table api_tokens add constraint api_tokens_scopes_check check (
    cardinality(scopes) > 0 and case when event_id is null
      then scopes <@ '{read,picks:write}'::text[] and results_mode is null
      else scopes = '{results}'::text[] and results_mode is not null end)`,
  `create index api_tokens_event on api_tokens (event_id) where event_id is not null`,
  `create table result_proposals (
    id int generated always as identity primary key,
    event_id int not null references events on delete cascade,
    token_id int not null,
    user_id int not null references users,
    teller text not null,
    told jsonb not null,
    waiting text[] not null,
    told_at timestamptz not null,
    unique (event_id, token_id)
  )`,
  `create index result_proposals_user on result_proposals (user_id)`,
];
