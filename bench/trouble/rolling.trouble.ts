import { setTimeout as pause } from 'node:timers/promises';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { type Answer, createClient } from './client.ts';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, exactly, type Finding, type TroubleOptions, told } from './finding.ts';
import { findingsOfSaves } from './kept-saves.ts';
import { installedProxies, type ProxyName } from './proxy.ts';
import { sendAtRate } from './traffic.ts';
import { insertPeople, savePath, slipOf } from './world.ts';
import type { Acknowledged } from './writers.ts';

export const needsProxies = true;

const people = 60;
const drainSeconds = 5;

/** SIGTERM of one process after the other, behind each proxy, under 200 saves and reads a second. */
export async function run({ isBrief }: TroubleOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const proxies = installedProxies();
  for (const proxy of isBrief ? proxies.slice(0, 1) : proxies) {
    const env = { DRAIN_SECONDS: String(drainSeconds) };
    const found = await withDeployment({ proxy, server: { env } }, (deployment) =>
      restartAll(
        deployment,
        isBrief ? { restarts: 2, perSecond: 60 } : { restarts: 4, perSecond: 200 },
      ),
    );
    findings.push(...found.map((finding) => named(proxy, finding)));
  }
  return findings;
}

const named = (proxy: ProxyName, finding: Finding): Finding => ({
  ...finding,
  name: `${proxy}: ${finding.name}`,
});

interface Restarts {
  readonly restarts: number;
  readonly perSecond: number;
}

async function restartAll(
  deployment: Deployment,
  { restarts, perSecond }: Restarts,
): Promise<Finding[]> {
  const { db, origin, servers, proxy } = deployment;
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const savers = await insertPeople(db, people);
  const client = createClient(origin, { connections: 256 });
  const acknowledged: Acknowledged[] = [];
  const failedSaves: Answer[] = [];
  const failedReads: Answer[] = [];

  const save = async (turn: number): Promise<Answer> => {
    const person = savers[turn % savers.length];
    if (!person) throw new Error('Nobody to save for');
    const picks = slipOf(event, turn);
    const { id } = event.row;
    const answer = await client.post(savePath(id), { body: picks, cookie: person.cookie });
    if (answer.status !== 200) failedSaves.push(answer);
    else acknowledged.push({ userId: person.id, version: versionOf(answer), picks });
    return answer;
  };
  const read = async (turn: number): Promise<Answer> => {
    const { id } = event.row;
    const paths = [`/api/event/get?eventId=${id}`, `/api/picks/get/official/${id}`];
    const answer = await client.get(paths[turn % paths.length] ?? '');
    if (answer.status !== 200) failedReads.push(answer);
    return answer;
  };
  let isOver = false;
  const traffic = sendAtRate({
    perSecond,
    isOver: () => isOver,
    send: (turn) => (turn % 2 === 0 ? save(turn / 2) : read((turn - 1) / 2)),
  });
  const codes: (number | null)[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const server = servers[restart % servers.length];
    await pause(3000);
    codes.push((await server?.stop()) ?? null);
    server?.start();
    await server?.ready();
    // The proxy must have noticed that it is back before the other one goes.
    await pause(3000);
  }
  isOver = true;
  const tally = await traffic;
  client.close();
  const failed = [...failedSaves, ...failedReads];
  for (const { status, ms, body } of failed.slice(0, 5)) console.error(status, ms, body);
  if (failed.length > 0) console.error(proxy?.log().slice(0, 3000));
  return [
    exactly('restarts under load', restarts, 'times', restarts),
    atLeast('requests', tally.perSecond, 'a second', perSecond - 5),
    exactly('failed saves', failedSaves.length, `of ${tally.sent / 2}`, 0),
    exactly('failed reads', failedReads.length, `of ${tally.sent / 2}`, 0),
    exactly('exits with another code than 0', codes.filter((code) => code !== 0).length, '', 0),
    told('answers, p99', tally.percentile(0.99), 'ms'),
    ...(await findingsOfSaves(db, event, acknowledged)),
  ];
}

const versionOf = ({ body }: Answer): number => (JSON.parse(body) as { version: number }).version;
