import { type Kysely, sql } from 'kysely';
import { supersededKey, usernameKey } from '../src/account/accounts/usernames/username.ts';
import { leagueNameKey, supersededLeagueKey } from '../src/community/leagues/league-name-key.ts';

/**
 * Pairs of letters that look like one letter, and dots that are not seen, do not make another name,
 * and leagues are held to look-alikes as accounts are. Names that were there stay, and pass.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldUsernames(db);
  await foldHeldNames(db);
  await foldLeagueNames(db);
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

/** The new keys; of several with one key, the one that has it already or else the oldest gets it. */
function foldKeys(
  rows: readonly Named[],
  { keyOf, otherwise }: { keyOf: (name: string) => string; otherwise: (row: Named) => string },
): { ids: number[]; keys: string[] } {
  const taken = new Set(rows.map(({ key }) => key));
  const ids: number[] = [];
  const keys: string[] = [];
  for (const row of rows) {
    const wanted = keyOf(row.name);
    if (wanted === row.key) continue;
    const key = taken.has(wanted) ? otherwise(row) : wanted;
    taken.add(key);
    ids.push(row.id);
    keys.push(key);
  }
  return { ids, keys };
}

async function foldUsernames(db: Kysely<unknown>): Promise<void> {
  // Accounts that had to give way to an older one keep their keys.
  const { rows } = await sql<Named>`
    select id, username as name, username_key as key from users
    where deleted_at is null and username_key not like '#%'
    order by created_at, id`.execute(db);
  const { ids, keys } = foldKeys(rows, {
    keyOf: usernameKey,
    otherwise: ({ name }) => supersededKey(name),
  });
  await sql`
    update users u set username_key = n.key
    from unnest(${ids}::int[], ${keys}::text[]) as n (id, key)
    where u.id = n.id`.execute(db);
}

/** Names that are held for who gave them up, of the last days in which they are. */
async function foldHeldNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`
    select id, username as name, username_key as key from username_history
    where changed_at > now() - interval '30 days' and username_key not like '#%'`.execute(db);
  const changed = rows.filter(({ name, key }) => usernameKey(name) !== key);
  await sql`
    update username_history h set username_key = n.key
    from unnest(
      ${changed.map(({ id }) => id)}::int[], ${changed.map(({ name }) => usernameKey(name))}::text[]
    ) as n (id, key)
    where h.id = n.id`.execute(db);
}

async function foldLeagueNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named & { isDeleted: boolean }>`
    select id, name, name_key as key, deleted_at is not null as "isDeleted" from leagues
    order by created_at, id`.execute(db);
  const live = foldKeys(
    rows.filter(({ isDeleted }) => !isDeleted),
    { keyOf: leagueNameKey, otherwise: ({ name, id }) => supersededLeagueKey(name, id) },
  );
  const deleted = rows.filter(({ isDeleted }) => isDeleted);
  await sql`
    update leagues l set name_key = n.key
    from unnest(
      ${[...live.ids, ...deleted.map(({ id }) => id)]}::int[],
      ${[...live.keys, ...deleted.map(({ name }) => leagueNameKey(name))]}::text[]
    ) as n (id, key)
    where l.id = n.id`.execute(db);
}
