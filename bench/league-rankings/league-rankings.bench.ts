import { sql } from 'kysely';
import { leagueRankings } from '../../apps/server/src/community/league-rankings/league-rankings.capability.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { Boards } from '../../apps/server/src/play/scoreboards/boards.ts';
import type { Seals } from '../../apps/server/src/play/seals/seals.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { onNewDatabase } from '../bench-database.ts';
import type { BenchRow } from '../bench-row.ts';
import { sized } from '../sized.ts';
import {
  callOfMember,
  entrants,
  insertLeagues,
  leagues,
  leastOf,
  members,
  servicesOn,
  timeOf,
  timesOf,
} from './bench-leagues.ts';
import { createEventStates, eventStages } from './event-states.ts';

const runs = sized(200, 1);
const results = sized(7, 1);

/** Rankings of leagues of 5,000 at an event of a million: a page, and a user's rank in 15 of them. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(measureOn);

async function measureOn(db: Db): Promise<BenchRow[]> {
  const event = await testEvent(db, { stages: [eventStages()[1]] });
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
  const services = servicesOn(db);
  const seals: Seals = { currentEvent: async () => event, tick: async () => {} };
  const boards: Pick<Boards, 'boardOf'> = { boardOf: async () => states.board() };
  const { calls } = leagueRankings.make({
    ...services,
    seals,
    boards: { ...services.boards, ...boards },
  });
  const print = async (answer: Promise<{ readonly ok: boolean }>): Promise<void> => {
    const answered = await answer;
    if (!answered.ok) throw new Error(JSON.stringify(answered));
    JSON.stringify(answered);
  };
  return {
    page: (eventId: number) =>
      print(
        calls['GET /api/leagues/rankings']({ ...callOfMember, query: { leagueId: 1, eventId } }),
      ),
    joined: () => print(calls['GET /api/leagues/joined']({ ...callOfMember, query: undefined })),
    shares: (eventId: number) =>
      print(calls['GET /api/leagues/shares']({ ...callOfMember, query: { leagueId: 1, eventId } })),
  };
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
