import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { findingsOfSaves } from './kept-saves.ts';
import { insertPeople } from './world.ts';
import { moreSaves, startWriters, type Writers } from './writers.ts';

export const isInBrief = true;

const writers = 8;
/** Saves between two kills. */
const between = 3 * writers;
const backWithinMs = 10_000;

/** `kill -9` of a server process and of PostgreSQL, again and again, while people save. */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ server: { isSupervised: true } }, async (deployment) => {
    const kills = isBrief ? 4 : 20;
    const { db, servers } = deployment;
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    const people = await insertPeople(db, writers);
    const clients = servers.map(({ client }) => client);
    const saving = startWriters({ event, people, clients });
    const ofServers = await killServers(deployment, saving, kills);
    const ofPostgres = await killPostgres(deployment, saving, kills);
    await saving.stop();
    return [
      ...ofServers,
      ...ofPostgres,
      atLeast('saves acknowledged meanwhile', saving.acknowledged.length, '', 2 * kills * between),
      ...(await findingsOfSaves(db, event, saving.acknowledged)),
    ];
  });

/** The traffic between two kills. */
const someSaves = (saving: Writers): Promise<number> => moreSaves(saving, between);

async function killServers(
  { servers }: Deployment,
  saving: Writers,
  kills: number,
): Promise<Finding[]> {
  let slowest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = servers[kill % servers.length];
    await someSaves(saving);
    await server?.killHard();
    // The others go on while it is away.
    slowest = Math.max(slowest, await someSaves(saving));
    await server?.ready();
  }
  const refused = saving.failed.filter(({ status }) => status !== 0).length;
  return [
    exactly('server processes killed amid saves', kills, 'times', kills),
    atMost(`${between} saves while one is away, slowest`, slowest, 'ms', 5000),
    exactly('refusals by the processes that go on', refused, '', 0),
  ];
}

async function killPostgres(
  { postgres, servers }: Deployment,
  saving: Writers,
  kills: number,
): Promise<Finding[]> {
  const restarts = servers.map((server) => server.restarts());
  const failedBefore = saving.failed.length;
  let slowest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await someSaves(saving);
    await postgres.killHard();
    await postgres.start();
    const startedAt = performance.now();
    await someSaves(saving);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await Promise.all(servers.map((server) => server.ready(backWithinMs)));
  }
  const wrong = saving.failed.slice(failedBefore).filter(({ status }) => status !== 503).length;
  const died = servers.filter((server, at) => server.restarts() !== restarts[at]).length;
  return [
    exactly('PostgreSQL killed amid saves', kills, 'times', kills),
    atMost('from its return to saves again, slowest', slowest, 'ms', backWithinMs),
    exactly('answers other than "503, come back" meanwhile', wrong, '', 0),
    atMost('slowest answer', saving.slowest(), 'ms', 3000),
    exactly('server processes that died of it', died, '', 0),
  ];
}
