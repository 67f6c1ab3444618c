import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../apps/server/src/platform/database/schema.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type Client, createClient } from './client.ts';
import { withDeployment } from './deployment.ts';
import { atMost, exactly, type Finding, type TroubleOptions, told } from './finding.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';

const searchers = 15;
/** In none of the names, in a few, in all. */
const needles = ['zzzzz', '99999', 'crowd', '12345', 'owd 7', 'nobody at all'];

/** Anonymous searches of an open event, one after the other, beside somebody who saves. */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ processes: 1 }, async ({ db, servers: [server], origin }) => {
    if (!server) throw new Error('no server');
    const entries = isBrief ? 20_000 : 200_000;
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    await insertEntrants(db, event, entries);
    const people = await insertPeople(db, 40);
    const saves = (forMs: number) => saveOneByOne(server.client, event, people, forMs);
    await saves(2000);
    const calm = await saves(5000);
    const flood = searchFrom(origin, event);
    // The first of them reads everybody's name.
    await pause(3000);
    const during = await saves(10_000);
    const searched = await flood.end();
    return [
      told(`search flood, ${entries} entrants: a save in peace, median`, medianOf(calm), 'ms'),
      told('search flood: searches answered', searched.answered / searched.seconds, 'a second'),
      atMost('search flood: a save, of one in peace', medianOf(during) / medianOf(calm), 'x', 4),
      exactly('search flood: saves refused', during.filter(Number.isNaN).length, '', 0),
      exactly('search flood: neither an answer nor "503, come back"', searched.wrong, '', 0),
    ];
  });

const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Milliseconds of each save; NaN = not accepted. */
async function saveOneByOne(
  client: Client,
  event: LoadedEvent,
  people: readonly Person[],
  forMs: number,
): Promise<number[]> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  for (let turn = 0; performance.now() < until; turn += 1) {
    const person = people[turn % people.length];
    const body = slipOf(event, turn + Math.floor(until));
    const saved = await client.post(savePath(event.row.id), { cookie: person?.cookie ?? '', body });
    times.push(saved.status === 200 ? saved.ms : Number.NaN);
    await pause(20);
  }
  return times;
}

function searchFrom(origin: string, { row }: LoadedEvent) {
  const client = createClient(origin);
  const startedAt = performance.now();
  let [answered, wrong, isOver] = [0, 0, false];
  const searching = Array.from({ length: searchers }, async (_, at) => {
    for (let turn = at; !isOver; turn += 1) {
      const text = encodeURIComponent(needles[turn % needles.length] ?? '');
      const answer = await client.get(`/api/picks/search/leaderboard/${row.id}/${text}`);
      if (answer.status === 200) answered += 1;
      else if (answer.status !== 503 || !answer.headers['retry-after']) wrong += 1;
      if (answer.status !== 200) await pause(50);
    }
  });
  return {
    end: async () => {
      isOver = true;
      await Promise.all(searching);
      client.close();
      return { answered, wrong, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
}

/** Straight into the tables. */
async function insertEntrants(db: Kysely<Schema>, { stages }: LoadedEvent, count: number) {
  await sql`
    with crowd as (
      insert into users (username, username_key)
      select 'Crowd ' || n, 'crowd ' || n from generate_series(1, ${count}) n returning id
    )
    insert into entries (event_stage_id, user_id, slots, layout_fingerprint)
    select ${stages[0]?.id}, id, ${Buffer.alloc(stages[0]?.layout.stride ?? 0)},
      ${stages[0]?.layout.fingerprint} from crowd`.execute(db);
}
