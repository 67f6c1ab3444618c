import { type Kysely, sql } from 'kysely';
import { supersededKey, usernameKey } from '../src/account/accounts/usernames/username.ts';

/** Former usernames, the address that a link was sent to, and keys by the whole table of look-alikes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldUsernames(db);
}

const statements = [
  `create table username_history (
    id bigint generated always as identity primary key,
    user_id int not null references users on delete cascade,
    username text not null,
    username_key text not null,
    changed_at timestamptz not null default clock_timestamp(),
    changed_by int references users on delete set null
  )`,
  `create index username_history_key on username_history (username_key, changed_at)`,
  `create index username_history_user on username_history (user_id)`,
  `alter table one_time_tokens add column email text`,
  `delete from one_time_tokens o using one_time_tokens n
    where n.purpose = o.purpose and n.user_id is not distinct from o.user_id
      and (n.expires_at, n.token_hash) > (o.expires_at, o.token_hash)`,
  `alter table one_time_tokens
    add constraint one_time_tokens_owner unique nulls not distinct (purpose, user_id)`,
];

interface Folded {
  readonly id: number;
  readonly key: string;
  /** An older account has a name that passes for this one: another name has to be chosen. */
  readonly isTaken: boolean;
}

async function foldUsernames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string; key: string }>`
    select id, username, username_key as key from users order by created_at, id`.execute(db);
  const taken = new Set<string>();
  const changed: Folded[] = [];
  for (const { id, username, key: before } of rows) {
    const wanted = usernameKey(username);
    const isTaken = taken.has(wanted);
    const key = isTaken ? supersededKey(username) : wanted;
    taken.add(key);
    if (key !== before) changed.push({ id, key, isTaken });
  }
  const ids = changed.map(({ id }) => id);
  // First out of each other's way: a key may be another account's until that one has its own.
  await sql`update users set username_key = '~' || id where id = any(${ids}::int[])`.execute(db);
  await sql`
    update users u set
      username_key = n.key,
      is_username_change_required = u.is_username_change_required or n.is_taken
    from unnest(
      ${ids}::int[], ${changed.map(({ key }) => key)}::text[],
      ${changed.map(({ isTaken }) => isTaken)}::boolean[]
    ) as n (id, key, is_taken)
    where u.id = n.id`.execute(db);
}
