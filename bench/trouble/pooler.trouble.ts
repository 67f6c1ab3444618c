import { sql } from 'kysely';
import { countConnections } from '../../apps/server/src/platform/database/database.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { ensurePrograms } from '../../scripts/lib/debian.mjs';
import { saveBeforeLock } from './crowd-findings.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { findingsOfSaves } from './kept-saves.ts';
import { poolerPrograms } from './pooler.ts';
import { insertPeople } from './world.ts';
import { moreSaves, startWriters } from './writers.ts';

const processes = 4;
/** `default_pool_size` of docs/operating/pgbouncer.ini. */
const poolSize = 20;
const writers = 40;
const between = 3 * writers;
const kills = 5;
const dayMs = 86_400_000;

/** Four processes behind PgBouncer in its mode of transactions: people save, it dies, and a stage locks. */
export async function run({ isBrief }: TroubleOptions): Promise<Finding[]> {
  const missing = await ensurePrograms(poolerPrograms);
  if (missing.length > 0) {
    console.error('the pooler is left out: pgbouncer cannot be installed here');
    return [];
  }
  return withDeployment({ processes, isPooled: true }, async (deployment) => {
    const saved = await saveWhileItDies(deployment);
    const crowd = await insertPeople(deployment.db, isBrief ? 200 : 2000, { prefix: 'crowd' });
    const event = await testEvent(deployment.db, {
      stages: [playoffStage({ teams: 16, hasReset: true })],
      locksInMs: 3 * dayMs,
    });
    const stage = event.stages[0];
    if (!stage) throw new Error('no stage');
    return [...saved, ...(await saveBeforeLock(deployment, { event, stage }, crowd))];
  });
}

async function saveWhileItDies(deployment: Deployment): Promise<Finding[]> {
  const { db, servers, pooler } = deployment;
  if (!pooler) throw new Error('no pooler');
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const people = await insertPeople(db, writers);
  const saving = startWriters({ event, people, clients: servers.map(({ client }) => client) });
  await moreSaves(saving, between);
  // This script's own have the same name.
  const usual = (await countSessions(deployment, 'callshot')) - countConnections(db).total + 1;
  const failed = saving.failed.length;
  let slowest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pooler.killHard();
    await pooler.start();
    const startedAt = performance.now();
    await moreSaves(saving, between);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  await saving.stop();
  const wrong = saving.failed.slice(failed).filter(({ status }) => status !== 503).length;
  return [
    exactly('refused saves while the pooler is there', failed, '', 0),
    atLeast(`sessions that ${processes} processes share`, usual, '', 1),
    atMost(`of them at most ${poolSize}`, usual, '', poolSize),
    exactly(
      'sessions that listen',
      await countSessions(deployment, 'callshot-live'),
      '',
      processes,
    ),
    exactly('PgBouncer killed amid saves', kills, 'times', kills),
    atMost('from its return to saves again, slowest', slowest, 'ms', 5000),
    exactly('answers other than "503, come back" meanwhile', wrong, '', 0),
    ...(await findingsOfSaves(db, event, saving.acknowledged)),
  ];
}

async function countSessions({ db }: Deployment, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
