import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { frontPort } from './cluster/application-hosts.ts';
import type { PromiseName } from './cluster/checker/judge.ts';
import { type Cluster, withCluster } from './cluster/cluster.ts';
import { startOn } from './cluster/host-process.ts';
import { addressOf } from './cluster/network.ts';
import { drawPlan, type PlannedFault } from './cluster/plan.ts';
import { rehearse } from './cluster/rehearse.ts';
import { prepareMachine } from './cluster/setup.ts';
import { atLeast, type Finding } from './finding.ts';

/** A promise that is broken on purpose, and how the checker names it. */
interface Planted {
  readonly name: string;
  readonly breaks: PromiseName;
  readonly fault: PlannedFault;
  /** False where the cluster itself is set up wrongly. */
  readonly isSynchronous?: false;
  /** Breaks it; the answer is another way in, or null. */
  begin(cluster: Cluster): Promise<string | null>;
}

const liar = fileURLToPath(new URL('./cluster/liar-process.ts', import.meta.url));
const liarPort = 9090;

const lie =
  (how: 'early' | 'keyless') =>
  (cluster: Cluster): Promise<string> => {
    const words = [
      process.execPath,
      '--import',
      'tsx',
      liar,
      how,
      String(liarPort),
      addressOf('px'),
    ];
    const log = join(cluster.folder, `liar-${how}.log`);
    startOn(cluster.network, { host: 'px', words: [...words, String(frontPort)], log });
    return Promise.resolve(`http://${addressOf('px')}:${liarPort}`);
  };

// The last one of a cluster may leave it broken.
const planted: readonly Planted[] = [
  {
    name: 'acknowledged before the commit',
    breaks: 'no acknowledged save is lost',
    fault: 'kill-postgresql',
    begin: lie('early'),
  },
  {
    name: 'a key that is not kept',
    breaks: 'a key has one version',
    fault: 'none',
    begin: lie('keyless'),
  },
  {
    name: 'a lock by a clock that is slow',
    breaks: 'nothing is saved after the lock',
    fault: 'none',
    begin: slowLock,
  },
  {
    name: 'a standby that lags is promoted',
    breaks: 'no acknowledged save is lost',
    fault: 'lagging-standbys',
    isSynchronous: false,
    begin: () => Promise.resolve(null),
  },
];

/** Breaks promises on purpose: a checker that finds nothing proves nothing. */
export async function run(): Promise<Finding[]> {
  const reason = await prepareMachine();
  if (reason !== null) {
    console.error(`planted faults are left out: ${reason}`);
    return [];
  }
  const wrongly = planted.filter(({ isSynchronous }) => isSynchronous === false);
  const rightly = planted.filter((one) => !wrongly.includes(one));
  return [
    ...(await withCluster({}, (cluster) => plantAll(cluster, rightly))),
    ...(await withCluster({ isSynchronous: false }, (cluster) => plantAll(cluster, wrongly))),
  ];
}

async function plantAll(cluster: Cluster, all: readonly Planted[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, breaks, fault, begin } of all) {
    const origin = await begin(cluster);
    const plan = drawPlan(findings.length + 1, fault);
    const { judgements } = await rehearse(cluster, { plan, ...(origin !== null && { origin }) });
    const found = judgements.find(({ promise }) => promise === breaks)?.faults ?? [];
    for (const line of found.slice(0, 3)) console.error(`  ${line}`);
    findings.push(atLeast(`${name}: found by "${breaks}"`, found.length, 'faults', 1));
    console.error(`${name}: ${found.length} faults`);
  }
  return findings;
}

/** As if the application's clock ruled, and were 10 s slow: the lock is not asked of the database. */
async function slowLock(cluster: Cluster): Promise<null> {
  const db = cluster.open(await cluster.databases.primary());
  try {
    for (const name of ['save_slips', 'refuse_late_entry']) {
      const { rows } = await sql<{ text: string }>`
        select pg_get_functiondef(${name}::regproc) as text`.execute(db);
      const text = rows[0]?.text ?? '';
      const slow = text.replaceAll(
        /clock_timestamp\(\) (<|>=) ([a-z])\.lock_at/g,
        "clock_timestamp() - interval '10 s' $1 $2.lock_at",
      );
      if (slow === text) throw new Error(`${name} compares no clock with the lock`);
      await sql.raw(slow).execute(db);
    }
    // A clock that is slow seals late as well. A seal in time would refuse most of what came too late.
    await sql.raw(sealLate).execute(db);
    await sql`create trigger seal_late before update of sealed_at on event_stages
      for each row execute function seal_late()`.execute(db);
  } finally {
    await db.destroy();
  }
  return null;
}

const sealLate = `create function seal_late() returns trigger language plpgsql as $$
begin
  if old.sealed_at is null and new.sealed_at is not null and exists (select from events
    where id = new.event_id and clock_timestamp() < lock_at + interval '10 s')
  then
    raise exception 'by a slow clock this stage is still open';
  end if;
  return new;
end $$`;
