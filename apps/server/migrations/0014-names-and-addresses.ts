import { type Kysely, sql } from 'kysely';
import { readsLikeStaff } from '../src/account/accounts/usernames/reserved-names.ts';
import { supersededKey, usernameKey } from '../src/account/accounts/usernames/username.ts';

/**
 * Many may claim an address and one has proven it; small capitals are the letters that they look like;
 * whoever has a name that reads like staff and is none chooses another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldUsernames(db);
  await foldHeldNames(db);
}

const statements = [
  `alter table users drop constraint users_email_key`,
  `create index users_email on users (email)`,
  `create unique index users_proven_email on users (email) where email_verified_at is not null`,
];

/** Names that are held for who gave them up, of the last days in which they are. */
async function foldHeldNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string; key: string }>`
    select id, username, username_key as key from username_history
    where changed_at > now() - interval '30 days'`.execute(db);
  for (const { id, username, key } of rows) {
    const folded = usernameKey(username);
    if (folded === key || key.startsWith('#')) continue;
    await sql`update username_history set username_key = ${folded} where id = ${id}`.execute(db);
  }
}

interface User {
  readonly id: number;
  readonly username: string;
  readonly key: string;
  readonly isStaff: boolean;
}

async function foldUsernames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<User>`
    select u.id, u.username, u.username_key as key, exists (
      select from user_roles m where m.user_id = u.id and m.role_id <> 5) as "isStaff"
    from users u where u.deleted_at is null order by u.created_at, u.id`.execute(db);
  const keys = new Map(rows.map(({ id, key }) => [key, id]));
  const changed = rows.flatMap(({ id, username, key: before, isStaff }) => {
    const wanted = usernameKey(username);
    // One that had to give way to an older account keeps its key and its flag.
    const isFolded = before === wanted || before.startsWith('#');
    const isTaken = !isFolded && keys.has(wanted);
    const key = isFolded ? before : isTaken ? supersededKey(username) : wanted;
    keys.set(key, id);
    const isFlagged = isTaken || (!isStaff && readsLikeStaff(username));
    return key === before && !isFlagged ? [] : [{ id, key, isFlagged }];
  });
  await sql`
    update users u set
      username_key = n.key,
      is_username_change_required = u.is_username_change_required or n.is_flagged
    from unnest(
      ${changed.map(({ id }) => id)}::int[], ${changed.map(({ key }) => key)}::text[],
      ${changed.map(({ isFlagged }) => isFlagged)}::boolean[]
    ) as n (id, key, is_flagged)
    where u.id = n.id`.execute(db);
}
