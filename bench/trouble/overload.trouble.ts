import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import type { Answer } from './client.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions, told } from './finding.ts';
import type { FloodOrder, FloodResult } from './flood-sender.ts';
import { ownProcess } from './own-processes.ts';
import { residentBytes } from './process-figures.ts';
import type { ServerProcess } from './server-process.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';

const people = 400;
const times = 10;
/** The share of saves among requests; the rest reads. */
const shareOfSaves = 0.5;
const slipsEach = 4;
/** The number of times that an Admin moves the lock meanwhile. */
const lockMoves = 20;

/** Ten times what one process can do, from people who do not wait for answers. */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ processes: 1 }, async (deployment) => {
    const [server] = deployment.servers;
    if (!server) throw new Error('no server');
    const world = await makeWorld(deployment, server);
    const order = { port: server.port, kinds: kindsOf(world, server.port) };
    await flood({ ...order, perSecond: null, connections: 32, forMs: 3000 });
    const calm = await flood({ ...order, perSecond: null, connections: 32, forMs: 5000 });
    const capacity = admittedIn(calm) / calm.seconds;
    const memory = watchMemory(server);
    const forMs = isBrief ? 10_000 : 60_000;
    const [flooded, locks] = await Promise.all([
      flood({ ...order, perSecond: capacity * times, connections: 1500, forMs }),
      moveLocks(server, world, forMs),
    ]);
    const recoveredMs = await recovery(server, world);
    return findingsOf({
      capacity,
      flooded,
      locks,
      recoveredMs: flooded.drainMs + recoveredMs,
      grownMb: memory.grownMb(),
    });
  });

interface World {
  readonly open: LoadedEvent;
  readonly scored: LoadedEvent;
  readonly players: readonly Person[];
  readonly admin: Person;
}

/** An event that takes picks and one with a board. */
async function makeWorld({ db }: Deployment, { client }: ServerProcess): Promise<World> {
  const stages = () => [playoffStage({ teams: 16 })];
  const [open, scored] = [
    await testEvent(db, { stages: stages() }),
    await testEvent(db, { stages: stages() }),
  ];
  const players = await insertPeople(db, people);
  const [admin] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
  await Promise.all(
    players.map(({ cookie, id }) =>
      client.post(savePath(scored.row.id), { cookie, body: slipOf(scored, id) }),
    ),
  );
  if (!admin) throw new Error('nobody may lock');
  const locked = await client.post('/api/event/stage', {
    cookie: admin.cookie,
    body: { eventId: scored.row.id, action: 'lock', relockTime: null, reason: '' },
  });
  if (locked.status !== 200) throw new Error(`The event was not locked: ${locked.body}`);
  return { open, scored, players, admin };
}

/**
 * The most expensive requests, as a flood would have them. Every save is a new one with a key of
 * its own, and most reads need the database. Only a small part is answered by caches.
 */
function kindsOf({ open, scored, players }: World, port: number): FloodOrder['kinds'] {
  const headOf = (method: string, path: string, { cookie }: Person): string =>
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nGame: 1\r\nCookie: ${cookie}\r\n`;
  const save = (person: Person, turn: number): string => {
    const body = JSON.stringify(slipOf(open, person.id * slipsEach + turn));
    return (
      `${headOf('POST', savePath(open.row.id), person)}Idempotency-Key: {key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    );
  };
  const reads = [
    `/api/picks/get/leaderboard/${scored.row.id}`,
    `/api/picks/get/leaderboard/additional/${scored.row.id}/me`,
    `/api/picks/get/leaderboard/${open.row.id}`,
    `/api/picks/get/score/${scored.row.id}`,
    `/api/picks/get/user/${open.row.id}`,
    `/api/picks/get/revisions/${open.row.id}`,
  ];
  const turns = Array.from({ length: slipsEach }, (_, turn) => turn);
  return {
    saves: {
      share: shareOfSaves,
      requests: turns.flatMap((turn) => players.map((person) => save(person, turn))),
    },
    reads: {
      share: 1 - shareOfSaves,
      requests: players.flatMap((person) =>
        reads.map((path) => `${headOf('GET', path, person)}\r\n`),
      ),
    },
  };
}

async function flood(order: FloodOrder): Promise<FloodResult> {
  const program = fileURLToPath(new URL('./flood-process.ts', import.meta.url));
  const child = ownProcess(fork(program, { execArgv: ['--import', 'tsx'] }));
  const died = once(child, 'exit').then(() => {
    throw new Error('The flood ended before it had its answers');
  });
  died.catch(() => {});
  child.send(order);
  const [result] = (await Promise.race([once(child, 'message'), died])) as [FloodResult];
  console.error(JSON.stringify(result));
  return result;
}

const kindsIn = ({ kinds }: FloodResult) => Object.values(kinds);
const admittedIn = (result: FloodResult): number =>
  kindsIn(result).reduce((sum, { admitted }) => sum + admitted, 0);

/** The growth of the process from the second to the last third. */
function watchMemory(server: ServerProcess): { grownMb(): number } {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentBytes(server.pid()) / 2 ** 20), 500);
  return {
    grownMb: () => {
      clearInterval(timer);
      const third = Math.floor(samples.length / 3);
      const largest = (from: number) => Math.max(...samples.slice(from, from + third));
      return largest(2 * third) - largest(third);
    },
  };
}

/** Until fifty calls in a row are answered as in calm times. */
async function recovery(
  { client }: ServerProcess,
  { scored, open, players }: World,
): Promise<number> {
  return waitUntil('it answers as before', 30_000, async () => {
    for (const [at, { cookie }] of players.slice(0, 25).entries()) {
      const saved = await client.post(savePath(open.row.id), { cookie, body: slipOf(open, at) });
      const read = await client.get(`/api/picks/get/leaderboard/${scored.row.id}`, { cookie });
      if ([saved, read].some(({ status, ms }) => status !== 200 || ms > 200)) return false;
    }
    return true;
  });
}

/** An Admin moves the lock of the event that everybody saves for, while they do [rule: safety-34]. */
async function moveLocks(
  { client }: ServerProcess,
  { open, admin }: World,
  forMs: number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let turn = 1; turn <= lockMoves; turn += 1) {
    await delay((forMs / (lockMoves + 1)) * 0.8);
    const relockTime = new Date(Date.now() + 3_600_000 + turn * 1000).toISOString();
    const body = { eventId: open.row.id, action: 'relock', relockTime, reason: '' };
    answers.push(await client.post('/api/event/stage', { cookie: admin.cookie, body }));
  }
  console.error(`locks: ${answers.map(({ status, ms }) => `${status} in ${ms.toFixed(0)} ms`)}`);
  return answers;
}

interface Outcome {
  readonly capacity: number;
  readonly flooded: FloodResult;
  readonly locks: readonly Answer[];
  readonly recoveredMs: number;
  readonly grownMb: number;
}

function findingsOf({ capacity, flooded, locks, recoveredMs, grownMb }: Outcome): Finding[] {
  const { saves, reads } = flooded.kinds;
  if (!saves || !reads) throw new Error('nothing was sent');
  const offered = flooded.sent / flooded.seconds / capacity;
  const letIn = ({ admitted, refused }: typeof saves) => admitted / (admitted + refused);
  return [
    told('overload: what one process can do', capacity, 'a second'),
    atLeast('overload: offered, of that', offered, 'x', times * 0.9),
    atMost('overload: admitted saves, p99', saves.p99, 'ms', 1000),
    atMost('overload: admitted reads, p99', reads.p99, 'ms', 1000),
    atLeast(
      'overload: still done, of what it can',
      admittedIn(flooded) / flooded.seconds / capacity,
      'x',
      0.3,
    ),
    exactly(
      'overload: neither an answer nor "503, come back"',
      flooded.wrong + flooded.broken,
      '',
      0,
    ),
    atLeast(
      'overload: share of saves let in to that of reads',
      letIn(saves) / letIn(reads),
      'x',
      1,
    ),
    exactly(
      "overload: an Admin's locks that stood",
      locks.filter(({ status }) => status === 200).length,
      '',
      lockMoves,
    ),
    told('overload: the slowest of them', Math.max(...locks.map(({ ms }) => ms)), 'ms'),
    atMost('overload: memory grown', grownMb, 'MB', 50),
    atMost('overload: until it answers as before', recoveredMs, 'ms', 10_000),
  ];
}
