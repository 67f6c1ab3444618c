import { gzipSync } from 'node:zlib';
import type { LeaguePicks } from '@callshot/contract';
import { sql } from 'kysely';
import { leaguePicks } from '../../apps/server/src/community/league-picks/league-picks.capability.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createCrowdReader } from '../../apps/server/src/play/leaderboards/crowd.service.ts';
import type { Seals } from '../../apps/server/src/play/seals/seals.ts';
import { loadedEvent, testEvent } from '../../apps/server/testing/play/events.ts';
import { optionAt } from '../../packages/rules/src/index.ts';
import { onNewDatabase } from '../bench-database.ts';
import type { BenchRow } from '../bench-row.ts';
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
} from '../league-rankings/bench-leagues.ts';
import { createEventStates, eventStages } from '../league-rankings/event-states.ts';
import { sized } from '../sized.ts';

const runs = sized(30, 1);
const results = sized(5, 1);
const KB = 1000;

/** A page of who of a league of 5,000 picked what, of a Swiss stage and of a bracket, at an event of a million. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(measureOn);

async function measureOn(db: Db): Promise<BenchRow[]> {
  const made = await testEvent(db, { stages: eventStages() });
  const eventId = made.row.id;
  await sql`update event_stages set sealed_at = now()`.execute(db);
  await insertLeagues(db);
  const event = await loadedEvent(db, eventId);
  const states = createEventStates(entrants, eventId);
  const read = running(db, event, states);
  await read(1, 1);
  await read(2, 1);
  const rows: BenchRow[] = [];
  for (const [stage, name] of [
    [1, 'a Swiss stage'],
    [2, 'a double elimination of 8'],
  ] as const) {
    const told = await read(stage, 1);
    const print = await timesOf(runs, async () => JSON.stringify(told));
    const kept = await timesOf(runs, () => read(stage, 1));
    const anew: number[] = [];
    for (let league = 2; league <= leagues; league += 1) {
      anew.push(await timeOf(() => read(stage, league)));
    }
    const after: number[] = [];
    for (let result = 0; result < results; result += 1) {
      await states.enterResult();
      after.push(await timeOf(() => read(stage, 1)));
    }
    await insertCalls(db, told);
    const peer = leastOf(await timesOf(5, () => callsBySql(db)));
    const [peerRaw, peerZipped] = sizesOf(oneObjectACall(told));
    const [raw, zipped] = sizesOf(told);
    const of = `page of 200 of the picks of a league of ${members} in ${name}, ${entrants} entrants`;
    const [inSql, inObjects] = ['SQL, as JSON, unjudged', 'an object a call'];
    rows.push(
      {
        bench: of,
        ...{ ours: leastOf(kept), oursUnit: 'ms', most: 5 },
        ...{ limit: leastOf(print), limitName: 'printed alone', peer, peerName: inSql },
      },
      {
        bench: 'the same the first time a league is looked at',
        ...{ ours: leastOf(anew), oursUnit: 'ms', most: 150, peer, peerName: inSql },
      },
      {
        bench: 'the same first after a result, with what everybody picked counted anew',
        ...{ ours: leastOf(after), oursUnit: 'ms', most: 1500 },
      },
      {
        bench: 'size of the answer',
        ...{ ours: raw, oursUnit: 'kB', most: 60, peer: peerRaw, peerName: inObjects },
      },
      {
        bench: 'size of the answer, gzipped',
        ...{ ours: zipped, oursUnit: 'kB', most: 30, peer: peerZipped, peerName: inObjects },
      },
    );
  }
  return rows;
}

/** The capability on real leagues and a board that is in memory; printed, as a server does. */
function running(
  db: Db,
  event: Awaited<ReturnType<typeof testEvent>>,
  states: ReturnType<typeof createEventStates>,
) {
  const seals: Seals = { currentEvent: async () => event, tick: async () => {} };
  const boardOf = async () => states.board();
  const boards = { boardOf, refresh: boardOf };
  const { calls } = leaguePicks.make({
    ...servicesOn(db),
    ...{ seals, boards, crowds: createCrowdReader({ seals, boards }) },
  });
  return async (eventStageId: number, leagueId: number): Promise<LeaguePicks> => {
    const query = { leagueId, eventId: event.row.id, eventStageId };
    const answer = await calls['GET /api/leagues/picks']({ ...callOfMember, query });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    JSON.stringify(answer);
    return answer.value;
  };
}

const sizesOf = (answer: object): readonly [raw: number, zipped: number] => {
  const text = JSON.stringify(answer);
  return [Buffer.byteLength(text) / KB, gzipSync(text).byteLength / KB];
};

/** The answer without letters: every member with all calls, as they would be told one by one. */
const oneObjectACall = ({ columns, rows, ...rest }: LeaguePicks) => ({
  ...rest,
  columns: columns.map(({ options: _, ...column }) => column),
  rows: rows.map(({ cells: _, ...row }, at) => ({
    ...row,
    calls: columns.map((__, column) => callOf({ columns, rows }, at, column)),
  })),
});

const callOf = (
  { columns, rows }: Pick<LeaguePicks, 'columns' | 'rows'>,
  at: number,
  to: number,
) => {
  const row = rows[at];
  return row ? optionAt(row, columns, to) : null;
};

async function insertCalls(db: Db, told: LeaguePicks): Promise<void> {
  await sql`drop table if exists calls`.execute(db);
  await sql`create table calls (user_id int not null, place int not null, call text not null)`.execute(
    db,
  );
  const calls = told.rows.flatMap(({ userId }, at) =>
    told.columns.flatMap((_, place) => {
      const option = callOf(told, at, place);
      return option ? [{ userId, place, call: option.call }] : [];
    }),
  );
  await sql`insert into calls select * from unnest(
    ${calls.map(({ userId }) => userId)}::int[], ${calls.map(({ place }) => place)}::int[],
    ${calls.map(({ call }) => call)}::text[])`.execute(db);
  await sql`alter table calls add primary key (user_id, place)`.execute(db);
  await sql`analyze calls`.execute(db);
}

const callsBySql = (db: Db) =>
  sql`select json_agg(member) from (
    select m.user_id, u.username, json_object_agg(c.place, c.call) as calls
    from league_members m join users u on u.id = m.user_id join calls c on c.user_id = m.user_id
    where m.league_id = 1 group by m.user_id, u.username) member`.execute(db);
