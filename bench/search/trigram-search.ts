import pg from 'pg';

const BATCH = 50_000;

/** Entrants as a database without a board would store them: ordered by place, names under a trigram index. */
const TABLE = `
  create extension if not exists pg_trgm;
  create temporary table entrant (
    user_id integer primary key, place integer not null, username text not null
  )`;

const INDEXES = `
  create index on entrant (place);
  create index on entrant (lower(username));
  create index on entrant using gin (username gin_trgm_ops);
  analyze entrant`;

/** Escapes a name for a LIKE pattern. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The very name first, then the best placed; a prepared statement, as a product would use. */
const QUERY = `
  (select user_id from entrant where lower(username) = lower($3) order by place limit $2)
  union all
  (select user_id from entrant where username ilike $1 and lower(username) <> lower($3)
    order by place limit $2)
  limit $2`;

const queryOf = (text: string, count: number) => ({
  name: 'search',
  text: QUERY,
  values: [`%${escaped(text)}%`, count, text],
});

export interface TrigramSearch {
  /** User ids of the best placed whose names contain `text`. */
  search(text: string, count: number): Promise<readonly number[]>;
  end(): Promise<void>;
}

/** Fills a table with entrants, user k + 1 under `usernames[k]` at `places[k]`. */
export async function openTrigramSearch(
  connectionString: string,
  usernames: readonly string[],
  places: Uint32Array,
): Promise<TrigramSearch> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(TABLE);
  for (let from = 0; from < usernames.length; from += BATCH) {
    const [names, at] = [usernames.slice(from, from + BATCH), places.slice(from, from + BATCH)];
    await client.query(
      `insert into entrant select $1::integer + row, place, username
       from unnest($2::integer[], $3::text[]) with ordinality as t (place, username, row)`,
      [from, Array.from(at), names],
    );
  }
  await client.query(INDEXES);
  return {
    search: async (text, count) => {
      const { rows } = await client.query<{ user_id: number }>(queryOf(text, count));
      return rows.map((row) => row.user_id);
    },
    end: () => client.end(),
  };
}
