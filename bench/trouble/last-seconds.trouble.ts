import pg from 'pg';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent, LoadedStage } from '../../apps/server/src/play/events/loaded-event.ts';
import {
  changeEvent,
  updateStage,
} from '../../apps/server/src/play/events/running/change-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { randomFrom } from '../../seed/src/demo/random.ts';
import { analyzeLoaded, trustOwnRows } from '../../seed/src/load/load.repository.ts';
import { loadEntries, loadUsers } from '../../seed/src/load/load-rows.ts';
import { type OpenEvent, saveBeforeLock } from './crowd-findings.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import type { Finding, TroubleOptions } from './finding.ts';
import { enterResults } from './result-findings.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople } from './world.ts';
import { startWriters } from './writers.ts';

const dayMs = 86_400_000;
/** Saves over both processes. */
const warmAfter = 4000;

/**
 * A crowd saves in the last ten seconds before the lock of an event. The event has a million
 * entries with theirs. Then a result is entered, and every process shows the right board.
 */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ processes: 2 }, async (deployment) => {
    const { db } = deployment;
    const size = isBrief ? { crowd: 1000, entries: 20_000 } : { crowd: 10_000, entries: 1_000_000 };
    const people = await insertPeople(db, size.crowd);
    const [chief] = await insertPeople(db, 1, { prefix: 'chief', roles: ['Admin'] });
    const event = await testEvent(db, {
      stages: [playoffStage({ teams: 16, hasReset: true })],
      locksInMs: 3 * dayMs,
    });
    const stage = event.stages[0];
    if (!stage || !chief) throw new Error('no stage');
    await fill(deployment, { event, stage }, size.entries - size.crowd);
    await warmUp(deployment, event);
    const saving = await saveBeforeLock(deployment, { event, stage }, people);
    await waitUntil('the stage is sealed', 120_000, () => isSealed(db, stage));
    const scoring = await enterResults(deployment, { event, stage }, chief);
    return [...saving, ...scoring];
  });

/** The processes have served for a while: one that has just started compiles its code under the rush. */
async function warmUp({ db, servers }: Deployment, event: LoadedEvent): Promise<void> {
  const people = await insertPeople(db, 32, { prefix: 'regular' });
  const saving = startWriters({ event, people, clients: servers.map(({ client }) => client) });
  await waitUntil('people save', 60_000, () => saving.acknowledged.length >= warmAfter);
  await saving.stop();
}

/** Entries of users who saved in the days before, by the loader of `npm run load`. */
async function fill(
  { db, postgres }: Deployment,
  { event, stage }: OpenEvent,
  entries: number,
): Promise<void> {
  // A stage that opened today is news, and a million players would be told.
  await changeEvent(db, event.row.id, (change) =>
    updateStage(change, stage.id, { openedAt: new Date(change.now.getTime() - 2 * dayMs) }),
  );
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  try {
    await trustOwnRows(client);
    const target = { db, client, random: randomFrom(6) };
    const users = await loadUsers(target, entries);
    const strengthOf = (teamId: number): number => teamId % 7;
    await loadEntries(target, { stage: stage.stage, users, strengthOf, now: new Date() });
    await analyzeLoaded(client);
  } finally {
    await client.end();
  }
}

async function isSealed(db: Db, stage: LoadedStage): Promise<boolean> {
  const row = await db
    .selectFrom('eventStages')
    .select('sealedAt')
    .where('id', '=', stage.id)
    .executeTakeFirst();
  return row?.sealedAt !== null;
}
