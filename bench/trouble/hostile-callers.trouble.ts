import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions, told } from './finding.ts';
import type { ServerProcess } from './server-process.ts';
import { insertPeople, type Person, savePath, slipOf } from './world.ts';

const savers = 24;

/** People save at their own pace, while somebody sends what is no call at all. */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ processes: 1 }, async ({ db, servers: [server] }) => {
    if (!server) throw new Error('no server');
    const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
    const people = await insertPeople(db, savers);
    const forMs = isBrief ? 4000 : 15_000;
    const save = () => saveFor(server, event, people, forMs);
    await save();
    const calm = await save();
    const findings = [told('hostile callers: a save in peace, median', calm.medianMs, 'ms')];
    for (const [name, attack] of attacks) {
      const caller = attack(server.port);
      const during = await save();
      const silentMs = await caller.end();
      findings.push(
        atLeast(`${name}: share of saves accepted`, during.accepted, '', 0.99),
        atMost(`${name}: a save, of one in peace`, during.medianMs / calm.medianMs, 'x', 3),
        atMost(`${name}: until the last connection was closed`, silentMs, 'ms', 9000),
      );
    }
    return [...findings, ...(await leftOf(server))];
  });

interface Saves {
  readonly accepted: number;
  readonly medianMs: number;
}

/** Each person saves four times a second or as often as they are answered. */
async function saveFor(
  { client }: ServerProcess,
  event: LoadedEvent,
  people: readonly Person[],
  forMs: number,
): Promise<Saves> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  let sent = 0;
  await Promise.all(
    people.map(async ({ cookie, id }) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const body = slipOf(event, id * 1000 + turn);
        const { status, ms } = await client.post(savePath(event.row.id), { cookie, body });
        sent += 1;
        if (status === 200) times.push(ms);
        await pause(Math.max(0, 250 - ms));
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { accepted: times.length / sent, medianMs: times[times.length >> 1] ?? 0 };
}

interface Caller {
  /** Ends it; milliseconds until its last connection was closed by the other side. */
  end(): Promise<number>;
}

const head = (length: number): string =>
  `POST ${savePath(1)} HTTP/1.1\r\nHost: 127.0.0.1\r\nGame: 1\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${length}\r\n\r\n`;

/** Opens connections at a pace and does something with each until it is told to stop. */
function opening(
  port: number,
  perSecond: number,
  use: (socket: Socket) => (() => void) | undefined,
): Caller {
  const open = new Set<Socket>();
  const everyMs = 50;
  const timer = setInterval(() => {
    for (let at = 0; at < (perSecond * everyMs) / 1000; at += 1) {
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      socket.on('error', () => {}).resume();
      const stop = use(socket);
      socket.on('close', () => {
        open.delete(socket);
        stop?.();
      });
    }
  }, everyMs);
  return {
    end: async () => {
      clearInterval(timer);
      const endedAt = performance.now();
      while (open.size > 0 && performance.now() - endedAt < 20_000) await pause(50);
      for (const socket of open) socket.destroy();
      return performance.now() - endedAt;
    },
  };
}

const attacks: readonly [string, (port: number) => Caller][] = [
  [
    '150 halves of calls a second',
    (port) =>
      opening(port, 150, (socket) => {
        socket.write(head(100));
        return undefined;
      }),
  ],
  [
    '40 bodies a second that drip in',
    (port) =>
      opening(port, 40, (socket) => {
        socket.write(head(5000));
        const drip = setInterval(() => socket.write(' '), 200);
        return () => clearInterval(drip);
      }),
  ],
  [
    '40 bodies a second shorter than they say',
    (port) =>
      opening(port, 40, (socket) => {
        socket.write(`${head(5000)}{"groupStagePicks":[],"matchPicks":[]}`);
        return undefined;
      }),
  ],
  ['400 connections a second that say nothing', (port) => opening(port, 400, () => undefined)],
];

/** Nothing is left of it all. */
async function leftOf({ figures }: ServerProcess): Promise<Finding[]> {
  const body = await figures();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return [
    exactly('calls still waiting', figure('callshot_calls_waiting'), '', 0),
    exactly('calls still running', figure('callshot_calls_running'), '', 0),
  ];
}
