import { setTimeout as pause } from 'node:timers/promises';
import type { UserPicks } from '@callshot/contract';
import { sql } from 'kysely';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import {
  createSecretToken,
  hashSecretToken,
} from '../../apps/server/src/platform/http/caller/secret-token.ts';
import { type Answer, type Client, createClient } from './client.ts';
import { atLeast, exactly, type Finding, type TroubleOptions, told } from './finding.ts';
import { startPostgres } from './postgres-server.ts';
import { installedProxies, startProxy } from './proxy.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { sendAtRate } from './traffic.ts';
import { buildVersionBefore, type VersionBefore } from './version-before.ts';
import { savePath } from './world.ts';

export const isInBrief = true;
export const needsProxies = true;

/** Two processes of the version before are replaced one after the other, under saves and reads. */
export async function run({ isBrief }: TroubleOptions): Promise<Finding[]> {
  const before = buildVersionBefore(isBrief ? ['server'] : ['server', 'web']);
  if (before === null) {
    console.error('The history of this checkout does not reach to the version before');
    return [told('no version before to upgrade from', 0)];
  }
  try {
    return await upgrade(before, { isBrief });
  } finally {
    before.remove();
  }
}

interface Saver {
  readonly userId: number;
  readonly cookie: string;
  readonly picks: unknown;
}

async function upgrade(
  { program, commit }: VersionBefore,
  { isBrief }: TroubleOptions,
): Promise<Finding[]> {
  const undo: (() => unknown)[] = [];
  try {
    const postgres = await startPostgres();
    undo.push(() => postgres.remove());
    const databaseUrl = postgres.connectionString;
    const db = createDatabase(databaseUrl, { timeoutMs: 60_000 });
    undo.push(() => db.destroy());
    const env = { DRAIN_SECONDS: '5' };
    const old = await startInOrder([
      { databaseUrl, env, program, isDemo: true },
      { databaseUrl, env, program },
    ]);
    undo.push(() => Promise.all(old.map((server) => server.stop())));
    const [proxyName = 'nginx'] = installedProxies();
    const open = await findOpenStage(db);
    const { eventId } = open;
    const savers = await findSavers(db, old[0].client, open);
    // The new ones take the places of the old ones, as a service manager would start them.
    const proxy = await startProxy(
      proxyName,
      old.map(({ port }) => port),
    );
    undo.push(() => proxy.stop());
    const world = { client: createClient(proxy.origin, { connections: 256 }), eventId, savers };
    const traffic = startTraffic(world, isBrief ? 60 : 120);
    const oldPage = isBrief ? null : await findScript(old[0].client);
    const codes: (number | null)[] = [];
    const replaced: ServerProcess[] = [];
    for (const [at, server] of old.entries()) {
      await pause(3000);
      codes.push(await server.stop());
      const next = await startServer({ databaseUrl, env, port: server.port });
      undo.push(() => next.stop());
      await next.ready();
      replaced.push(next);
      // Both versions serve beside each other for a while.
      await pause(at === 0 ? 6000 : 3000);
    }
    const tally = await traffic.stop();
    world.client.close();
    const scripts = oldPage === null ? [] : [(await replaced[1]?.client.get(oldPage))?.status ?? 0];
    const lost = await countLost(db, eventId, traffic.acknowledged);
    for (const { status, ms, body } of traffic.failed.slice(0, 5)) console.error(status, ms, body);
    if (traffic.failed.length > 0) console.error(proxy.log().slice(0, 2000));
    return [
      told(`requests while ${commit.slice(0, 8)} was replaced`, tally.sent),
      atLeast('people who save', savers.length, '', 10),
      atLeast('acknowledged saves', traffic.acknowledged.length, '', tally.sent / 2 - 10),
      exactly('failed saves and reads', traffic.failed.length, `of ${tally.sent}`, 0),
      exactly('acknowledged saves that are lost', lost, '', 0),
      exactly('exits with another code than 0', codes.filter((code) => code !== 0).length, '', 0),
      exactly('migrations that wait', await countMigrationsLeft(replaced), '', 0),
      ...scripts.map((status) => exactly('a script of the old page', status, '', 200)),
      told('answers, p99', tally.percentile(0.99), 'ms'),
    ];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** The first makes the tables and the world, the others find them. */
async function startInOrder(
  all: readonly [Parameters<typeof startServer>[0], Parameters<typeof startServer>[0]],
): Promise<[ServerProcess, ServerProcess]> {
  const first = await startServer(all[0]);
  await first.ready(120_000);
  const second = await startServer(all[1]);
  await second.ready();
  return [first, second];
}

interface OpenStage {
  readonly eventId: number;
  readonly stageId: number;
}

/** The open stage of the demo world that most people have picked in. */
async function findOpenStage(db: Db): Promise<OpenStage> {
  const { rows } = await sql<OpenStage>`
    select e.id as event_id, s.id as stage_id from events e
    join event_stages s on s.event_id = e.id and s.stage_index = e.stage
    where e.lock_at > clock_timestamp() and s.opened_at is not null and s.sealed_at is null
      and e.finished_at is null and e.archived_at is null
    order by (select count(*) from entries n where n.event_stage_id = s.id) desc limit 1`.execute(
    db,
  );
  const [open] = rows;
  if (!open) throw new Error('The demo world has no open stage');
  return open;
}

const saversAtMost = 40;

/** People of the demo world with a session each and the picks that they made there. */
async function findSavers(
  db: Db,
  client: Client,
  { eventId, stageId }: OpenStage,
): Promise<Saver[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id from entries where event_stage_id = ${stageId}::int
    order by 1 limit ${saversAtMost}::int`.execute(db);
  const isOpen = (pick: { readonly eventStageId: number }) => pick.eventStageId === stageId;
  const savers: Saver[] = [];
  for (const { userId } of rows) {
    const token = createSecretToken();
    await sql`
      insert into sessions (token_hash, user_id, user_agent, expires_at)
      values (${hashSecretToken(token)}, ${userId}::int, 'trouble',
        clock_timestamp() + interval '1 day')`.execute(db);
    const cookie = `callshot=${token}`;
    const own = await client.get(`/api/picks/get/user/${eventId}`, { cookie });
    const { groupStagePicks, matchPicks } = JSON.parse(own.body) as UserPicks;
    const picks = {
      groupStagePicks: groupStagePicks.filter(isOpen),
      matchPicks: matchPicks.filter(isOpen),
    };
    savers.push({ userId, cookie, picks });
  }
  return savers;
}

interface Save {
  readonly userId: number;
  readonly version: number;
}

function startTraffic(
  { client, eventId, savers }: { client: Client; eventId: number; savers: readonly Saver[] },
  perSecond: number,
) {
  const acknowledged: Save[] = [];
  const failed: Answer[] = [];
  const save = async (turn: number): Promise<Answer> => {
    const saver = savers[turn % savers.length];
    if (!saver) throw new Error('Nobody to save for');
    const { userId, cookie, picks: body } = saver;
    const answer = await client.post(savePath(eventId), { body, cookie });
    if (answer.status !== 200) failed.push(answer);
    else acknowledged.push({ userId, version: JSON.parse(answer.body).version });
    return answer;
  };
  const paths = [`/api/event/get?eventId=${eventId}`, `/api/picks/get/leaderboard/${eventId}`];
  const read = async (turn: number): Promise<Answer> => {
    const answer = await client.get(paths[turn % paths.length] ?? '');
    if (answer.status !== 200) failed.push(answer);
    return answer;
  };
  let isOver = false;
  const tally = sendAtRate({
    perSecond,
    isOver: () => isOver,
    send: (turn) => (turn % 2 === 0 ? save(turn / 2) : read((turn - 1) / 2)),
  });
  return {
    acknowledged,
    failed,
    stop: () => {
      isOver = true;
      return tally;
    },
  };
}

/** The address of a script that the page of this process begins with. */
async function findScript(client: Client): Promise<string> {
  const { body } = await client.get('/', { headers: { accept: 'text/html' } });
  const [path] = /\/assets\/[\w./-]+\.js/.exec(body) ?? [];
  if (path === undefined) throw new Error('The page names no script');
  return path;
}

async function countLost(db: Db, eventId: number, saves: readonly Save[]): Promise<number> {
  const { rows } = await sql<Save>`
    select r.user_id, r.version from entry_revisions r
    join event_stages s on s.id = r.event_stage_id where s.event_id = ${eventId}::int`.execute(db);
  const kept = new Set(rows.map(({ userId, version }) => `${userId}:${version}`));
  return saves.filter(({ userId, version }) => !kept.has(`${userId}:${version}`)).length;
}

/** A process that lacks a migration says so at its door. */
async function countMigrationsLeft(servers: readonly ServerProcess[]): Promise<number> {
  const ready = await Promise.all(servers.map(({ client }) => client.get('/readyz')));
  return ready.filter(({ status }) => status !== 200).length;
}
