import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type Answer, createClient } from './client.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { openLive } from './live-reader.ts';
import { installedProxies } from './proxy.ts';
import type { ServerProcess } from './server-process.ts';
import { sendAtRate } from './traffic.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';

export const needsProxies = true;

const perSecond = 80;
const warmMs = 2000;
const answeredWithinMs = 3000;
const unreadyWithinMs = 5000;
const backWithinMs = 10_000;
const liveWithinMs = 5000;
/** More than save in two outages. */
const savers = 1500;

interface Outage {
  readonly name: string;
  begin(): unknown;
  end(): unknown;
}

/** PostgreSQL stopped, then frozen, under traffic: nobody hangs, nothing breaks, all comes back. */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> => {
  // HAProxy is the one of the two proxies that takes out processes that are not ready.
  const [proxy] = installedProxies().filter((name) => name === 'haproxy');
  return withDeployment(proxy ? { proxy } : {}, async (deployment) => {
    const { postgres } = deployment;
    const lastsMs = isBrief ? 8000 : 30_000;
    const traffic = await prepareTraffic(deployment);
    const findings: Finding[] = [];
    const outages: Outage[] = [
      { name: 'stopped', begin: postgres.shutDown, end: postgres.start },
      { name: 'frozen', begin: postgres.freeze, end: postgres.thaw },
    ];
    for (const outage of outages) {
      findings.push(...(await suffer(deployment, traffic, outage, lastsMs)));
    }
    const broken = deployment.servers.filter(({ log }) =>
      /unexpected failure|"level":60/.test(log()),
    );
    return [
      ...findings,
      exactly('processes that met what they did not expect', broken.length, '', 0),
    ];
  });
};

/** An answer, and whether it is a page that anybody may see. */
type Sent = Answer & { readonly isPublic: boolean };

interface Traffic {
  send(turn: number): Promise<Sent>;
  /** A board that every process has cached. */
  readonly board: string;
  /** The event that is saved for. */
  readonly eventId: number;
}

/** Saves, pages of an open event, a board that is held, own picks; each process gets a half. */
async function prepareTraffic({ db, servers }: Deployment): Promise<Traffic> {
  const open = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const locked = await testEvent(db, { stages: [playoffStage({ teams: 8 })], locksInMs: -1000 });
  // Live updates tell of more entrants: somebody else saves each time.
  const people = await insertPeople(db, savers);
  // A process still serves what it has cached; what it has not cached yet it cannot.
  await untilAll(servers, backWithinMs, 200, boardPath(locked.row.id));
  const pages = [
    boardPath(locked.row.id),
    boardPath(open.row.id),
    `/api/event/get?eventId=${open.row.id}`,
  ];
  const calls: ((server: ServerProcess, person: Person, turn: number) => Promise<Sent>)[] = [
    async ({ client }, { cookie }, turn) => ({
      ...(await client.post(savePath(open.row.id), { body: slipOf(open, turn), cookie })),
      isPublic: false,
    }),
    ...pages.map((page) => async ({ client }: ServerProcess) => ({
      ...(await client.get(page)),
      isPublic: true,
    })),
    async ({ client }, { cookie }) => ({
      ...(await client.get(`/api/picks/get/user/${open.row.id}`, { cookie })),
      isPublic: false,
    }),
  ];
  const send = (turn: number): Promise<Sent> => {
    const call = calls[turn % calls.length];
    const server = servers[Math.floor(turn / calls.length) % servers.length];
    const person = people[Math.floor(turn / calls.length) % people.length];
    if (!call || !server || !person) throw new Error('nobody to send');
    return call(server, person, turn);
  };
  return { send, board: boardPath(locked.row.id), eventId: open.row.id };
}

const boardPath = (eventId: number): string => `/api/picks/get/leaderboard/${eventId}`;

async function suffer(
  deployment: Deployment,
  { send, board, eventId }: Traffic,
  outage: Outage,
  lastsMs: number,
): Promise<Finding[]> {
  const { servers } = deployment;
  const pids = servers.map((server) => server.pid());
  let isOver = false;
  const answers: (Sent & { readonly at: number })[] = [];
  const lines = countLines(servers);
  const readers = await Promise.all(servers.map(({ origin }) => openLive(origin)));
  const updates = () => readers.map((reader) => reader.names(eventId).length);
  const traffic = sendAtRate({
    perSecond,
    isOver: () => isOver,
    send: async (turn) => {
      const at = performance.now();
      const answer = await send(turn);
      answers.push({ ...answer, at });
      return answer;
    },
  });
  await pause(warmMs);
  const beganAt = performance.now();
  const begun = Promise.resolve(outage.begin());
  const unreadyMs = await untilAll(servers, unreadyWithinMs * 2, 503);
  await begun;
  await pause(lastsMs - (performance.now() - beganAt));
  const hiddenMs = await untilShown(deployment, board);
  const returnsAt = performance.now();
  const before = updates();
  await outage.end();
  const readyMs = await untilAll(servers, backWithinMs * 2, 200);
  const listening = await untilListening(servers);
  await waitUntil('live updates come again', 3 * backWithinMs, async () =>
    updates().every((count, at) => count > (before[at] ?? 0)),
  );
  const firstSaveAt = Math.min(
    ...answers
      .filter(({ at, ms, status, isPublic }) => !isPublic && status === 200 && at + ms > returnsAt)
      .map(({ at, ms }) => at + ms),
  );
  const liveMs = Math.max(0, performance.now() - firstSaveAt);
  for (const reader of readers) reader.close();
  await pause(warmMs);
  const leaked = await countLeaked(deployment);
  isOver = true;
  await traffic;
  const meanwhile = answers.filter(({ at }) => at > beganAt && at < returnsAt);
  const lastRefusal = Math.max(returnsAt, ...answers.filter(isRefusal).map(({ at }) => at));
  const named = (what: string) => `${outage.name} ${Math.round(lastsMs / 1000)} s: ${what}`;
  return [
    atLeast(named('answers meanwhile'), meanwhile.length, '', (perSecond * lastsMs) / 2000),
    atMost(
      named('slowest answer'),
      Math.max(...answers.map(({ ms }) => ms)),
      'ms',
      answeredWithinMs,
    ),
    exactly(named('answers other than 200 and 503'), answers.filter(isWrong).length, '', 0),
    exactly(named('503 without Retry-After'), answers.filter(lacksRetryAfter).length, '', 0),
    exactly(
      named('pages for anybody that were refused'),
      answers.filter((answer) => answer.isPublic && isRefusal(answer)).length,
      `of ${answers.filter(({ isPublic }) => isPublic).length}`,
      0,
    ),
    atLeast(named('pages said to be of before'), meanwhile.filter(isOfBefore).length, '', 1),
    exactly(
      named('lines in the logs, two a process'),
      countLines(servers) - lines,
      '',
      2 * servers.length,
    ),
    atMost(named('until not ready'), unreadyMs, 'ms', unreadyWithinMs),
    ...(hiddenMs === null
      ? []
      : [atMost(named('boards not shown through HAProxy'), hiddenMs, 'ms', answeredWithinMs)]),
    atMost(named('from its return to ready'), readyMs, 'ms', backWithinMs),
    atMost(named('from its return to the last 503'), lastRefusal - returnsAt, 'ms', backWithinMs),
    atMost(named('from ready to one leader, all listening'), listening, 'ms', backWithinMs),
    atMost(named('from the first save to live updates'), liveMs, 'ms', liveWithinMs),
    exactly(named('connections leaked'), leaked, '', 0),
    exactly(
      named('processes that died'),
      pids.filter((pid, at) => pid !== servers[at]?.pid()).length,
      '',
      0,
    ),
  ];
}

/** Time for which the proxy shows no board, though every process does; null = no proxy. */
async function untilShown({ proxy }: Deployment, board: string): Promise<number | null> {
  if (!proxy) return null;
  const client = createClient(proxy.origin);
  const shown = async () => (await client.get(board)).status === 200;
  const ms = await waitUntil('boards are shown through the proxy', 2 * answeredWithinMs, shown);
  client.close();
  return ms;
}

const isRefusal = ({ status }: Answer): boolean => status === 503;
const isWrong = ({ status }: Answer): boolean => status !== 200 && status !== 503;
const lacksRetryAfter = (answer: Answer): boolean =>
  isRefusal(answer) && !/^[1-9]\d*$/.test(answer.headers['retry-after'] ?? '');
const isOfBefore = ({ headers }: Answer): boolean => headers['of-before'] !== undefined;

/** Lines about an outage, of its beginnings and its ends. */
const countLines = (servers: readonly ServerProcess[]): number =>
  servers.reduce(
    (sum, { log }) =>
      sum + (log().match(/"msg":"The database is (unavailable|back)"/g) ?? []).length,
    0,
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** The slowest of the processes. */
async function untilAll(
  servers: readonly ServerProcess[],
  withinMs: number,
  status: 200 | 503,
  path = '/readyz',
): Promise<number> {
  const waits = servers.map(({ client, origin }) =>
    waitUntil(
      `${origin}${path} answers ${status}`,
      withinMs,
      async () => (await client.get(path)).status === status,
    ),
  );
  return Math.max(...(await Promise.all(waits)));
}

const figure = (metrics: string, name: string): number =>
  Number(new RegExp(`^callshot_${name} (\\d+)$`, 'm').exec(metrics)?.[1]);

function untilListening(servers: readonly ServerProcess[]): Promise<number> {
  return waitUntil('all listen and one leads', 2 * backWithinMs, async () => {
    const metrics = await Promise.all(servers.map(({ figures }) => figures()));
    const leaders = metrics.filter((text) => figure(text, 'is_leader') === 1);
    return leaders.length === 1 && metrics.every((text) => figure(text, 'is_listening') === 1);
  });
}

/** Connections that the server keeps for nobody; those of the time before may end a moment later. */
async function countLeaked({ db, servers }: Deployment): Promise<number> {
  let leaked = Number.NaN;
  const isNone = async (): Promise<boolean> => {
    const metrics = await Promise.all(servers.map(({ figures }) => figures()));
    const owned = metrics.reduce((sum, text) => sum + figure(text, 'db_connections'), 0);
    leaked = Math.max(0, (await countSessions(db)) - owned - servers.length);
    return leaked === 0;
  };
  await waitUntil('no connection is kept for nobody', backWithinMs, isNone, 200).catch(() => {});
  return leaked;
}

/** Sessions of the product, its listening ones among them; the own one is none of them. */
async function countSessions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pg_stat_activity where application_name like 'callshot%' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]?.count ?? Number.NaN;
}
