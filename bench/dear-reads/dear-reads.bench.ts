import { Agent, get } from 'node:http';
import { type Endpoint, endpoints } from '@callshot/contract';
import { sql } from 'kysely';
import type { LoadedEvent } from '../../apps/server/src/events/loaded-event.ts';
import { testEvent } from '../../apps/server/src/events/test-events.ts';
import { bytesOf } from '../../apps/server/src/picks/entry-codec.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { pacesOf, unpaced } from '../../apps/server/src/platform/paces/paces.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import {
  insertLeagues,
  leastOf,
  onNewDatabase,
  timesOf,
  userId,
} from '../league-rankings/bench-leagues.ts';
import { hammer } from '../saving/hammer.ts';
import { type HttpSavers, saversOverHttp } from '../saving/over-http.ts';

const runs = 20;
const senders = 8;
const roundMs = 2000;
const rounds = 3;
/** A usual call, by whose time the others are measured. */
const usual = '/api/leagues/popular';

/** The dearest reads that anybody may make, over HTTP in a world of large leagues; and what they do to saves. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(measureOn);

async function measureOn(db: Db): Promise<BenchRow[]> {
  await insertLeagues(db);
  const sealed = await sealedEvent(db);
  const open = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  // Of the reads alone: savers save as nobody does.
  const paces = { ...unpaced, calls: { ...unpaced.calls, dear: pacesOf().calls.dear } };
  const [free, paced] = [await saversOverHttp(db, open), await saversOverHttp(db, open, paces)];
  try {
    return [...(await costsOf(free, sealed)), ...(await savesBeside(paced, sealed))];
  } finally {
    await free.close();
    await paced.close();
  }
}

/** By what the contract calls them. */
function pathsOf({ row: { id }, stages }: LoadedEvent): Readonly<Record<string, string>> {
  const stage = stages[0]?.id;
  return {
    'GET /api/leagues/picks': `/api/leagues/picks?leagueId=1&eventId=${id}&eventStageId=${stage}`,
    'GET /api/leagues/rankings': `/api/leagues/rankings?leagueId=1&eventId=${id}`,
    'GET /api/leagues/analystRankings': `/api/leagues/analystRankings?eventId=${id}`,
    'GET /api/leagues/members': '/api/leagues/members?leagueId=1&from=4900',
    'GET /api/leagues/search': '/api/leagues/search?term=league',
    'GET /api/picks/search/leaderboard/:eventId/:text': `/api/picks/search/leaderboard/${id}/player`,
    'GET /api/picks/get/leaderboard/:eventId/:startRow': `/api/picks/get/leaderboard/${id}/9000`,
    'GET /api/picks/crowd/:eventId': `/api/picks/crowd/${id}`,
    'GET /api/trophy/search/leaderboard/:text': '/api/trophy/search/leaderboard/player',
    'GET /api/user/events/:userId': `/api/user/events/${userId}`,
  };
}

async function costsOf({ port }: HttpSavers, event: LoadedEvent): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measure = async (path: string): Promise<number> => {
    await ask(port, path, agent);
    return leastOf(await timesOf(runs, () => ask(port, path, agent)));
  };
  const limit = await measure(usual);
  const rows: BenchRow[] = [];
  for (const [key, path] of Object.entries(pathsOf(event))) {
    const ours = await measure(path);
    const { cost = 1 } = (endpoints as Readonly<Record<string, Endpoint>>)[key] ?? {};
    rows.push({
      bench: `${key}, said to cost ${cost}`,
      ...{ ours, oursUnit: 'ms', most: 50 },
      ...{ limit, limitName: usual },
    });
  }
  agent.destroy();
  return rows.toSorted((a, b) => b.ours - a.ours);
}

/** Saves alone and beside senders of the dearest call, by turns. */
async function savesBeside(
  { port, save, userIds }: HttpSavers,
  event: LoadedEvent,
): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const path = pathsOf(event)['GET /api/leagues/picks'] ?? '';
  const load = { userIds, width: 8, ms: roundMs, rate: 50 };
  await hammer(load, save);
  const [alone, beside]: [number[], number[]] = [[], []];
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await hammer(load, save)).p99);
    let isOver = false;
    const send = async (): Promise<void> => {
      while (!isOver) answered += (await ask(port, path, agent)) === 200 ? 1 : 0;
    };
    const sending = Promise.all(Array.from({ length: senders }, send));
    beside.push((await hammer(load, save)).p99);
    isOver = true;
    await sending;
  }
  agent.destroy();
  return [
    {
      bench: `saves' p99 beside ${senders} senders of the dearest read, ${answered} answered`,
      ...{ ours: medianOf(beside), oursUnit: 'ms', mostOfPeer: 2 },
      ...{ peer: medianOf(alone), peerName: 'saves alone' },
    },
  ];
}

const ask = (port: number, path: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path, agent, headers: { game: '1' } },
      (answer) => {
        answer.resume();
        const { statusCode = 0 } = answer;
        if (statusCode < 400 || statusCode === 429 || statusCode === 503) {
          answer.on('end', () => resolve(statusCode));
        } else reject(new Error(`${path} was answered ${statusCode}`));
      },
    );
    request.on('error', reject);
  });

/** A sealed Swiss stage that everybody of the leagues picked. */
async function sealedEvent(db: Db): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [swissStage()] });
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const slips = Array.from({ length: 64 }, (_, seed) =>
    Buffer.from(bytesOf(stage, randomPicks(stage.stage, randomOf(seed)))),
  );
  await sql`
    insert into entries (event_stage_id, user_id, slots, layout_fingerprint)
    select ${stage.id}, u.id, (${slips}::bytea[])[1 + u.id % ${slips.length}], ${stage.layout.fingerprint}
    from users u`.execute(db);
  await sql`update event_stages set sealed_at = clock_timestamp() where id = ${stage.id}`.execute(
    db,
  );
  await sql`update events set starts_at = clock_timestamp(), version = version + 1
    where id = ${event.row.id}`.execute(db);
  return event;
}
