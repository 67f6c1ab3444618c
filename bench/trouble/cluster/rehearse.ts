import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../../packages/rules/fixtures/synthetic-stages.ts';
import { waitUntil } from '../wait-until.ts';
import { insertPeople, type Person, slipOf } from '../world.ts';
import { applicationPort, frontOrigin } from './application-hosts.ts';
import { type Judgement, judge } from './checker/judge.ts';
import type { ClientLine, ClientOrders } from './client-lines.ts';
import { hexOf, historyOf, rowsIn, startClients } from './clients.ts';
import type { Cluster } from './cluster.ts';
import { beginFault, rolesOf } from './faults.ts';
import { addressOf, applicationHosts, type DatabaseHost } from './network.ts';
import type { Plan } from './plan.ts';
import { startProbes } from './probes.ts';
import { readStored } from './stored.ts';

/** One run: what was done, what it cost, and what the checker says. */
export interface Rehearsal {
  readonly plan: Plan;
  readonly primaryBefore: DatabaseHost;
  readonly primaryAfter: DatabaseHost;
  readonly accepted: number;
  readonly refused: number;
  /** Refusals without Retry-After, and the longest time that one took. */
  readonly refusedWithoutRetry: number;
  readonly slowestRefusalMs: number;
  /** The longest time before the lock in which nothing was saved; null where the lock cut it short. */
  readonly backMs: number | null;
  /** Pages and boards of the open event that were not answered with 200. */
  readonly pagesMissed: number;
  /** From the first save after the outage to the next live update; null where the lock cut it short. */
  readonly liveMs: number | null;
  readonly sealedAfterLockMs: number | null;
  readonly wholeAgainMs: number;
  readonly judgements: readonly Judgement[];
}

export interface RehearseOptions {
  readonly plan: Plan;
  /** Another way in than the front proxy, for a planted fault. */
  readonly origin?: string;
}

interface World {
  readonly event: LoadedEvent;
  readonly admin: Person;
  readonly savers: readonly Person[];
  readonly newcomers: readonly Person[];
  readonly slips: ClientOrders['slips'];
  readonly firstLockAt: number;
}

const savers = 12;
/** More than save for the first time before any run ends. */
const newcomers = 90;
const dayMs = 86_400_000;
/** Rows of a page of a leaderboard. */
const pageRows = 30;

/** Waits for a whole cluster, lets clients work, does what the plan says, and judges all of it. */
export async function rehearse(cluster: Cluster, options: RehearseOptions): Promise<Rehearsal> {
  const { plan, origin = frontOrigin } = options;
  const { databases, network, mails } = cluster;
  const before = await databases.whole(240_000);
  const db = cluster.open(before);
  const world = await plant(db, plan.seed).finally(() => db.destroy());
  const name = `${plan.seed}-${plan.fault}`;
  const mailsBefore = mails.length;
  const beganAt = Date.now();
  const probes = startProbes(cluster, name);
  const clients = startClients(cluster, {
    seed: plan.seed,
    origin,
    eventId: world.event.row.id,
    savers: world.savers,
    newcomers: world.newcomers,
    slips: world.slips,
  });
  await waitUntil('the clients have begun', 60_000, () => clients.lines.length > 20);
  const offset = Date.now() - beganAt;
  const until = (ms: number) => pause(Math.max(0, beganAt + offset + ms - Date.now()));
  const lockAt = beganAt + offset + plan.lockAt;
  // Staff move the lock twice before all begins.
  await moveLock(cluster, world, lockAt + 20_000);
  await moveLock(cluster, world, lockAt);
  await until(plan.faultAt);
  const faultAt = Date.now();
  const end = await beginFault(cluster, rolesOf(plan, before), plan);
  await until(plan.healAt);
  end();
  cluster.revive();
  const healedAt = Date.now();
  await until(plan.endAt);
  await Promise.all([clients.stop(), probes.stop()]);
  const after = await databases.whole(240_000);
  const wholeAgainMs = Date.now() - healedAt;
  network.heal();
  const last = cluster.open(after);
  try {
    const { boards, official } = await enterResults(cluster, world, last);
    const stored = await readStored(last, {
      event: world.event,
      official,
      firstLockAt: world.firstLockAt,
      heads: headsIn(cluster),
    });
    const rows = await databases.ask<{ id: string }>(
      after,
      'select id from probe where id like $1',
      [`${name}-%`],
    );
    const stage = stageOf(world.event);
    const judgements = judge(
      {
        ...historyOf(clients.lines, { stage, slips: world.slips }),
        mails: mails.slice(mailsBefore),
        probes: probes.acknowledged,
      },
      { ...stored, boards, probes: new Set(rows.map(({ id }) => id)) },
    );
    return {
      plan,
      primaryBefore: before,
      primaryAfter: after,
      ...figuresOf(clients.lines, { faultAt, lockAt, beganAt: beganAt + offset }),
      sealedAfterLockMs: stored.sealedAt === null ? null : stored.sealedAt - lockAt,
      wholeAgainMs,
      judgements,
    };
  } finally {
    await last.destroy();
  }
}

const stageOf = (event: LoadedEvent) => {
  const [stage] = event.stages;
  if (!stage) throw new Error('no stage');
  return stage;
};

/** An open event, people who save, others who asked for reminders and do not, and an admin. */
async function plant(db: Db, seed: number): Promise<World> {
  const run = `${seed}x${Date.now() % 1_000_000}`;
  const firstLockAt = Date.now() + dayMs;
  const event = await testEvent(db, {
    stages: [playoffStage({ teams: 8 })],
    locksInMs: dayMs,
    name: `Rehearsal ${run}`,
    nameOverride: `Rehearsal ${run}`,
  });
  const people = await insertPeople(db, savers, { prefix: `s${run}n` });
  const later = await insertPeople(db, newcomers, { prefix: `n${run}n` });
  const idle = await insertPeople(db, 4, { prefix: `w${run}n` });
  await sql`insert into notification_preferences (user_id, email)
    select id, true from unnest(${idle.map(({ id }) => id)}::int[]) as u (id)`.execute(db);
  const [admin] = await insertPeople(db, 1, { prefix: `c${run}n`, roles: ['Admin'] });
  if (!admin) throw new Error('no admin');
  const stage = stageOf(event);
  const slips = Array.from({ length: 60 }, (_, at) => slipOf(event, seed * 100 + at)).map(
    (body) => ({ body, stored: hexOf(stage, body) }),
  );
  return { event, admin, savers: people, newcomers: later, slips, firstLockAt };
}

async function moveLock({ call }: Cluster, { event, admin }: World, lockAt: number): Promise<void> {
  const answer = await call({
    origin: frontOrigin,
    method: 'POST',
    path: '/api/event/stage',
    cookie: admin.cookie,
    body: {
      eventId: event.row.id,
      action: 'relock',
      relockTime: new Date(lockAt).toISOString(),
      reason: 'rehearsal',
    },
  });
  if (answer.status !== 200) throw new Error(`relock: ${answer.status} ${answer.body}`);
}

/** Waits for the seal, enters results and reads the whole board from each application. */
async function enterResults({ call }: Cluster, { event, admin }: World, db: Db) {
  const { id } = event.row;
  const stage = stageOf(event);
  await waitUntil(
    'the stage is sealed',
    60_000,
    async () => {
      const row = db.selectFrom('eventStages').select('sealedAt').where('id', '=', stage.id);
      return (await row.executeTakeFirstOrThrow()).sealedAt !== null;
    },
    500,
  );
  const official = slipOf(event, 9);
  const body = { userId: null, eventStageId: stage.id, reason: '', version: 0, ...official };
  await waitUntil(
    'results are entered',
    60_000,
    async () => {
      const path = `/api/picks/override/${id}`;
      const entered = await call({
        origin: frontOrigin,
        method: 'POST',
        path,
        cookie: admin.cookie,
        body,
      });
      return entered.status === 200 || entered.body.includes('version_conflict');
    },
    1000,
  );
  const boards: { application: string; rows: ReturnType<typeof rowsIn> }[] = [];
  for (const host of applicationHosts) {
    const origin = `http://${addressOf(host)}:${applicationPort}`;
    const path = `/api/picks/get/leaderboard/${id}`;
    let rows: ReturnType<typeof rowsIn> = [];
    await waitUntil(
      `${host} shows a board with scores`,
      60_000,
      async () => {
        rows = [];
        for (let page = 0; rows.length === page * pageRows; page += 1) {
          const from = `${path}/${page * pageRows + 1}`;
          rows.push(...rowsIn(await call({ origin, method: 'GET', path: from })));
        }
        return rows.some(({ totalScore }) => totalScore !== null);
      },
      500,
    );
    boards.push({ application: host, rows });
  }
  return { boards, official };
}

/** The last end of the audit chain that each application told in its log. */
function headsIn({ applications }: Cluster) {
  return applicationHosts.flatMap((host) => {
    const told = [...applications.logOf(host).matchAll(/"auditHead":"(\d+):([0-9a-f]{64})"/g)].at(
      -1,
    );
    return told ? [{ nr: Number(told[1]), hash: told[2] ?? '' }] : [];
  });
}

interface Instants {
  readonly beganAt: number;
  readonly faultAt: number;
  readonly lockAt: number;
}

function figuresOf(lines: readonly ClientLine[], { beganAt, faultAt, lockAt }: Instants) {
  const saves = lines.flatMap((line) => (line.kind === 'save' ? [line] : []));
  const open = saves.filter(({ sentAt }) => sentAt < lockAt - 500 && sentAt >= beganAt);
  const accepted = open.filter(({ status }) => status === 200).map(({ answeredAt }) => answeredAt);
  const refused = open.filter(({ status }) => status !== 200);
  const instants = [beganAt, ...accepted.toSorted((a, b) => a - b)];
  const gaps = instants.slice(1).map((at, index) => ({ at, ms: at - (instants[index] ?? at) }));
  const longest = gaps.toSorted((a, b) => b.ms - a.ms)[0];
  const isCutShort = lockAt - (instants.at(-1) ?? 0) > 1500;
  const live = lines.flatMap((line) => (line.kind === 'live' ? [line.at] : []));
  const liveAt = longest && live.find((at) => at >= longest.at);
  const asked = lines.filter(
    (line) => (line.kind === 'board' || line.kind === 'event') && line.sentAt > faultAt,
  );
  return {
    accepted: accepted.length,
    refused: refused.length,
    refusedWithoutRetry: refused.filter((line) => line.status === 503 && !line.retryAfter).length,
    slowestRefusalMs: Math.max(0, ...refused.map((line) => line.answeredAt - line.sentAt)),
    backMs: isCutShort ? null : (longest?.ms ?? null),
    pagesMissed: asked.filter((line) => 'status' in line && line.status !== 200).length,
    liveMs: longest && liveAt !== undefined && !isCutShort ? liveAt - longest.at : null,
  };
}
