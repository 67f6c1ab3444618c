import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createCapabilities } from '../../apps/server/src/compose.ts';
import { testEvent } from '../../apps/server/src/events/test-events.ts';
import { leagueRankings } from '../../apps/server/src/league-rankings/league-rankings.capability.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts';
import {
  onDatabase,
  withDatabaseName,
} from '../../apps/server/src/platform/database/test-database-names.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { unpaced } from '../../apps/server/src/platform/paces/paces.ts';
import type { Boards } from '../../apps/server/src/scoreboards/boards.ts';
import type { Seals } from '../../apps/server/src/seals/seals.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { BenchRow } from '../bench-row.ts';
import { withDatabase } from '../scoring/bench-database.ts';
import { createEventStates } from './event-states.ts';

const entrants = 1_000_000;
const members = 5000;
const leagues = 15;
const runs = 200;
const results = 7;
/** Who is in all of them. */
const userId = 7;
const noHeaders = { headers: {}, cookies: {}, setCookie: () => {}, clearCookie: () => {} };

/** Rankings of leagues of 5,000 at an event of a million: a page, and a user's rank in 15 of them. */
export const run = (): Promise<BenchRow[]> =>
  withDatabase(async (server) => {
    const name = `callshot_bench_${randomUUID().replaceAll('-', '')}`;
    await onDatabase(server, `create database ${name}`);
    const db = createDatabase(withDatabaseName(server, name));
    try {
      await migrateToLatest(db);
      return await measureOn(db);
    } finally {
      await db.destroy();
      await onDatabase(server, `drop database ${name} with (force)`);
    }
  });

async function measureOn(db: Db): Promise<BenchRow[]> {
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8, hasReset: true })] });
  const eventId = event.row.id;
  await insertLeagues(db);
  await sql`update events set starts_at = now() - interval '1 hour'`.execute(db);
  const states = createEventStates(entrants, eventId);
  const ranking = running(db, event, states);
  const page = () => ranking.page(eventId);
  const joined = () => ranking.joined();

  await page();
  await joined();
  const warmPages = await timesOf(runs, page);
  const warmJoined = await timesOf(runs, joined);
  const shares = await timesOf(runs, () => ranking.shares(eventId));
  const [firstPages, joinedAnew, scored]: [number[], number[], number[]] = [[], [], []];
  for (let result = 0; result < results; result += 1) {
    scored.push(await timeOf(states.enterResult));
    firstPages.push((scored.at(-1) ?? 0) + (await timeOf(page)));
    joinedAnew.push(await timeOf(joined));
  }
  await insertTotals(db, states.totals());
  const peer = leastOf(await timesOf(5, () => rankBySql(db)));
  return [
    {
      bench: `page of a league of ${members} at an event of ${entrants}`,
      ...{ ours: leastOf(warmPages), oursUnit: 'ms', most: 10 },
      ...{ peer, peerName: 'SQL rank() over totals' },
    },
    {
      bench: 'the same first after a result, which is scored and compared with what was before',
      ...{ ours: leastOf(firstPages), oursUnit: 'ms', most: 1000 },
      ...{ limit: leastOf(scored), limitName: 'scored alone' },
    },
    {
      bench: `a user's ranks in ${leagues} leagues of ${members}`,
      ...{ ours: leastOf(warmJoined), oursUnit: 'ms', most: 30 },
      ...{ peer: leagues * peer, peerName: 'SQL rank() over totals' },
    },
    {
      bench: 'the same first after a result',
      ...{ ours: leastOf(joinedAnew), oursUnit: 'ms', most: 30 },
    },
    {
      bench: `who of a league of ${members} and of ${entrants} called the champion`,
      ...{ ours: leastOf(shares), oursUnit: 'ms', most: 10 },
    },
  ];
}

/** The capability on real leagues and a board that is in memory. */
function running(
  db: Db,
  event: Awaited<ReturnType<typeof testEvent>>,
  states: ReturnType<typeof createEventStates>,
) {
  const config = {
    publicUrl: 'http://localhost',
    isLocal: true,
    isAnswerChecked: false,
    trustProxy: false,
  };
  const log = createLog({ level: 'silent' });
  const { services } = createCapabilities({ db, log, config: { ...config, paces: unpaced } });
  const seals: Seals = { currentEvent: async () => event, tick: async () => {} };
  const boards: Pick<Boards, 'boardOf'> = { boardOf: async () => states.board() };
  const { calls } = leagueRankings.make({
    ...services,
    seals,
    boards: { ...services.boards, ...boards },
  });
  const caller = {
    user: { id: userId, username: 'Somebody', sessionId: 1 },
    roles: new Set<never>(),
    gameId: 1 as const,
    address: '127.0.0.1',
  };
  const call = { ...noHeaders, caller, params: undefined, body: undefined };
  const print = async (answer: Promise<{ readonly ok: boolean }>): Promise<void> => {
    const answered = await answer;
    if (!answered.ok) throw new Error(JSON.stringify(answered));
    JSON.stringify(answered);
  };
  return {
    page: (eventId: number) =>
      print(calls['GET /api/leagues/rankings']({ ...call, query: { leagueId: 1, eventId } })),
    joined: () => print(calls['GET /api/leagues/joined']({ ...call, query: undefined })),
    shares: (eventId: number) =>
      print(calls['GET /api/leagues/shares']({ ...call, query: { leagueId: 1, eventId } })),
  };
}

/** Every league has other members of twenty thousand, and one user who is in all. */
async function insertLeagues(db: Db): Promise<void> {
  for (let from = 1; from <= 20_000; from += 2000) {
    await sql`insert into users (username, username_key) select 'player' || n, 'player' || n
      from generate_series(${from}::int, ${from}::int + 1999) n`.execute(db);
  }
  await sql`insert into leagues (name, name_key, created_by)
    select 'League ' || n, 'league ' || n, ${userId}::int from generate_series(1, ${leagues}::int) n`.execute(
    db,
  );
  for (let league = 1; league <= leagues; league += 1) {
    await sql`insert into league_members (league_id, user_id)
      select ${league}::int, case when n = 0 then ${userId}::int
        else 10 + (n * 3 + ${league}::int * 7001) % 19990 end
      from generate_series(0, ${members}::int - 1) n
      on conflict do nothing`.execute(db);
  }
  await sql`analyze`.execute(db);
}

async function insertTotals(db: Db, totals: ArrayLike<number>): Promise<void> {
  await sql`create table totals (user_id int primary key, total int not null)`.execute(db);
  const all = Array.from(totals);
  for (let from = 0; from < all.length; from += 100_000) {
    await sql`insert into totals select ${from}::int + n, total
      from unnest(${all.slice(from, from + 100_000)}::int[]) with ordinality as t (total, n)`.execute(
      db,
    );
  }
  await sql`analyze totals`.execute(db);
}

const rankBySql = (db: Db) =>
  sql`select m.user_id, t.total, rank() over (order by t.total desc) as rank
    from league_members m join totals t on t.user_id = m.user_id
    where m.league_id = 1 order by t.total desc, m.user_id limit 100`.execute(db);

/** Other load can only add time. */
const leastOf = (times: readonly number[]): number => Math.min(...times);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await timeOf(work));
  return times;
}
