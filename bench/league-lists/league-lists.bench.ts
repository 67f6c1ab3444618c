import { type Kysely, sql } from 'kysely';
import { createLeagueNames } from '../../apps/server/src/community/league-lists/league-names.ts';
import {
  listNewest,
  listPopular,
  searchLeagues,
} from '../../apps/server/src/community/league-lists/list-leagues.service.ts';
import type { Schema } from '../../apps/server/src/platform/database/schema.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { syntheticNames } from '../search/synthetic-names.ts';
import { sized } from '../sized.ts';

const leagues = sized(100_000, 500);
const users = 1000;
const members = 2 * leagues;
const runs = sized(100, 1);
const atMostMs = 5;
/** In very many names, in some, in a handful, in none. */
const needles = ['sta', 'league', 'king', 'storm', 'ragon', 'hawk_hawk', '9876', 'zzxqv'];

/** New, Popular and the search of 100,000 leagues, against the same questions without the orders kept for them. */
export const run = (): Promise<readonly BenchRow[]> =>
  onNewDatabase(async (db) => {
    await plant(db);
    return measureLists(db);
  });

async function measureLists(db: Kysely<Schema>): Promise<readonly BenchRow[]> {
  const viewer = 7;
  const names = createLeagueNames(db);
  await names.search('warm', 30);
  const search = (needle: string) => searchLeagues({ db, names }, viewer, needle);
  const asked: readonly { what: string; ours(): Promise<unknown>; peer(): Promise<unknown> }[] = [
    {
      what: 'New',
      ours: () => listNewest(db, viewer),
      peer: () => scan(db, sql`l.created_at desc`),
    },
    {
      what: 'Popular',
      ours: () => listPopular(db, viewer),
      peer: () => scan(db, sql`l.member_count desc`),
    },
    ...needles.map((needle) => ({
      what: `the search for '${needle}'`,
      ours: () => search(needle),
      peer: () => scan(db, sql`l.member_count desc`, needle),
    })),
  ];
  const rows: BenchRow[] = [];
  for (const { what, ours, peer } of asked) {
    const [own, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < runs; round += 1) {
      own.push(await time(ours));
      if (round % 10 === 0) theirs.push(await time(peer));
    }
    rows.push({
      bench: `${what} of ${leagues} leagues`,
      ours: medianOf(own),
      oursUnit: 'ms',
      peer: medianOf(theirs),
      peerName: 'PostgreSQL without an order kept for it',
      ...(what.startsWith('the search') ? { mostOfPeer: 1 } : { most: atMostMs }),
    });
  }
  return rows;
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  JSON.stringify(await ask());
  return performance.now() - startedAt;
}

/** The same rows, found by looking at every league. */
const scan = (db: Kysely<Schema>, order: ReturnType<typeof sql>, needle = '') =>
  db
    .selectFrom('leagues as l')
    .innerJoin('users as u', 'u.id', 'l.createdBy')
    .selectAll('l')
    .select('u.username')
    .where(sql<boolean>`l.deleted_at is null and not l.is_hidden`)
    .where(sql<boolean>`position(${needle} in l.name_key) > 0`)
    .orderBy(order)
    .limit(50)
    .execute();

/** Everybody is in two hundred of them; a few have very many members. */
async function plant(db: Kysely<Schema>): Promise<void> {
  const names = [...syntheticNames(leagues)].map((name, at) => `${name} league ${at}`);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '300s'`.execute(trx);
    await sql`insert into users (username, username_key)
      select 'user ' || n, 'user ' || n from generate_series(1, ${users}::int) n`.execute(trx);
    await sql`insert into leagues (name, name_key, created_by, is_hidden)
      select name, lower(name), 1 + n % ${users}::int, n % 50 = 0
      from unnest(${names}::text[]) with ordinality as t (name, n)`.execute(trx);
    await sql`insert into league_members (league_id, user_id)
      select 1 + n % ${leagues}::int, 1 + n / ${leagues}::int * 500 + n % 500
      from generate_series(0, ${members - 1}::int) n`.execute(trx);
    await sql`update leagues set member_count = 5000 - floor(sqrt(id * 250))::int`.execute(trx);
    await sql`analyze`.execute(trx);
  });
}
