import { Agent, get } from 'node:http';
import { type Endpoint, endpoints } from '@callshot/contract';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { rateLimitsOf, unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { bytesOf } from '../../apps/server/src/play/picks/entry-codec.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import {
  insertLeagues,
  leastOf,
  members,
  timesOf,
  userId,
  users,
} from '../league-rankings/bench-leagues.ts';
import { hammer } from '../saving/hammer.ts';
import { type HttpSavers, saversOverHttp } from '../saving/over-http.ts';
import { sized } from '../sized.ts';
import { insertPeople, type Person } from '../trouble/world.ts';

const runs = sized(20, 1);
const shownReads = 10;
const senders = 8;
const roundMs = sized(2000, 100);
const rounds = sized(3, 1);
/** A usual call, by whose time the others are measured. */
const usual = '/api/leagues/popular';

/** Every read that needs no role, over HTTP in a world of large leagues, the dearest first; and what these do to saves. */
export const run = (): Promise<BenchRow[]> => onNewDatabase(measureOn);

async function measureOn(db: Db): Promise<BenchRow[]> {
  await insertLeagues(db);
  const sealed = await sealedEvent(db);
  const [reader] = await insertPeople(db, 1, { prefix: 'reader' });
  if (!reader) throw new Error('nobody reads');
  // The league is full.
  await sql`delete from league_members where league_id = 1
    and user_id = (select max(user_id) from league_members where league_id = 1)`.execute(db);
  await sql`insert into league_members (league_id, user_id) values (1, ${reader.id})`.execute(db);
  const open = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  // Only the reads are limited: the savers save faster than any user does.
  const rateLimits = {
    ...unlimited,
    calls: { ...unlimited.calls, dear: rateLimitsOf().calls.dear },
  };
  const [free, paced] = [
    await saversOverHttp(db, open),
    await saversOverHttp(db, open, rateLimits),
  ];
  try {
    return [...(await costsOf(free, reader, sealed)), ...(await savesBeside(paced, sealed))];
  } finally {
    await free.close();
    await paced.close();
  }
}

const middle = 0.45 * users;

/** The values of a read's parameters: a name of the contract's, and its value in this world. */
const valuesIn = ({ row, stages }: LoadedEvent): Readonly<Record<string, string | number>> => ({
  ...{ eventId: row.id, eventStageId: stages[0]?.id ?? 0, leagueId: 1, gameId: 1, ids: '1' },
  ...{ userId, id: userId, startRow: middle, rowOrFlag: middle, from: members - 100 },
  ...{ text: 'player', term: 'league' },
  ...teamsIn(stages),
});

function teamsIn(stages: LoadedEvent['stages']) {
  const [teamId = 0, otherId = 0] = stages[0]?.stage.substages[0]?.teamIds ?? [];
  return { teamId, otherId };
}

/** This world has no such thing: an invitation, a picture, own sealed picks, a survey, a webhook, a provider. */
const withoutAnswer: readonly string[] = [
  'GET /api/leagues/invitation',
  'GET /api/picture/:hash',
  'GET /api/picks/export',
  'GET /api/survey/answers',
  'GET /api/webhook/deliveries',
  ...['discord', 'google', 'reddit'].flatMap((provider) => [
    `GET /api/auth/${provider}-url`,
    `GET /api/auth/${provider}-link-url`,
  ]),
];

/** Every read of the contract that needs no role, with all that may be said with it. */
function readsOf(event: LoadedEvent): [name: string, endpoint: Endpoint, path: string][] {
  const values = valuesIn(event);
  const said = (name: string) => encodeURIComponent(String(values[name]));
  return Object.entries(endpoints as Readonly<Record<string, Endpoint>>)
    .filter(([key, { who, mutates }]) => {
      const isForAll = who === 'anyone' || who === 'user';
      return key.startsWith('GET ') && isForAll && !mutates && !withoutAnswer.includes(key);
    })
    .map(([key, endpoint]) => {
      const path = key.slice('GET '.length).replace(/:(\w+)/g, (_, name: string) => said(name));
      const asked = Object.entries(endpoint.query?.shape ?? {}).filter(
        ([name, { type }]) => name in values || type !== 'optional',
      );
      const query = asked.map(([name]) => `${name}=${said(name)}`).join('&');
      return [key, endpoint, `${path}?${query}`];
    });
}

/** The dearest of all that were asked. */
async function costsOf(
  { port }: HttpSavers,
  { cookie }: Person,
  event: LoadedEvent,
): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measure = async (path: string): Promise<number> => {
    await ask(port, path, agent, cookie);
    return leastOf(await timesOf(runs, () => ask(port, path, agent, cookie)));
  };
  const limit = await measure(usual);
  const rows: BenchRow[] = [];
  for (const [key, { cost = 1 }, path] of readsOf(event)) {
    rows.push({
      bench: `${key}, said to cost ${cost}`,
      ...{ ours: await measure(path), oursUnit: 'ms', most: 50 },
      ...{ limit, limitName: usual },
    });
  }
  agent.destroy();
  return rows.toSorted((a, b) => b.ours - a.ours).slice(0, shownReads);
}

/** Saves alone and beside senders of the dearest call, by turns. */
async function savesBeside(
  { port, save, userIds }: HttpSavers,
  event: LoadedEvent,
): Promise<BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const [, , path = ''] = readsOf(event).find(([key]) => key === 'GET /api/leagues/picks') ?? [];
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

const ask = (port: number, path: string, agent: Agent, cookie = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path, agent, headers: { game: '1', cookie } },
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
  // In parts that stay within the timeout of a statement.
  for (let from = 1; from <= users; from += 2000) {
    await sql`
      insert into entries (event_stage_id, user_id, slots, layout_fingerprint)
      select ${stage.id}, u.id, (${slips}::bytea[])[1 + u.id % ${slips.length}], ${stage.layout.fingerprint}
      from users u where u.id between ${from}::int and ${from}::int + 1999`.execute(db);
  }
  await sql`update event_stages set sealed_at = clock_timestamp() where id = ${stage.id}`.execute(
    db,
  );
  await sql`update events set starts_at = clock_timestamp(), version = version + 1
    where id = ${event.row.id}`.execute(db);
  return event;
}
