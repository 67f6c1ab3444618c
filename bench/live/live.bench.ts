import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { createLiveHub } from '../../apps/server/src/play/live/live-hub.ts';
import { LIVE_PATH } from '../../packages/contract/src/index.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';
import type { Listening } from './listeners.ts';

const listeners = sized(5000, 50);
const rounds = sized(5, 1);
/** An event's updates of one name are sent at most once a second; an update after that is sent at once. */
const roundMs = 1200;

/** Time until all subscribers have an update, against writing the same bytes to as many open responses. */
export async function run(): Promise<readonly BenchRow[]> {
  const ours = await measure(await hub());
  const limit = await measure(await bareAnswers());
  return [
    {
      bench: `live update until ${listeners} listeners have it`,
      ours: ours.ms,
      oursUnit: 'ms',
      limit: limit.ms,
      limitName: 'the bytes alone',
    },
    {
      bench: 'memory of a live connection',
      ours: ours.bytes / 1024,
      oursUnit: 'kB',
      limit: limit.bytes / 1024,
      limitName: 'a bare one',
    },
  ];
}

interface Publisher {
  readonly server: Server;
  readonly update: string;
  publish(): void;
  close(): Promise<void>;
}

const update = { eventId: 1, count: 12_345 };

const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: false };

async function hub(): Promise<Publisher> {
  const live = createLiveHub({ rateLimits: unlimited });
  const app = Fastify();
  await live.register(app, config);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    server: app.server,
    update: `data: ${JSON.stringify(update)}\n\n`,
    publish: () => live.publish('SubmissionUpdate', update),
    close: () => app.close(),
  };
}

async function bareAnswers(): Promise<Publisher> {
  const answers: ServerResponse[] = [];
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
    answers.push(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const text = `event: SubmissionUpdate\ndata: ${JSON.stringify(update)}\n\n`;
  return {
    server,
    update: text,
    publish: () => {
      for (const answer of answers) answer.write(text);
    },
    close: async () => {
      for (const answer of answers) answer.end();
      server.close();
    },
  };
}

interface Measured {
  readonly ms: number;
  /** Bytes per connection. */
  readonly bytes: number;
}

async function measure(publisher: Publisher): Promise<Measured> {
  const child = fork(new URL('./listeners.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  });
  const { port } = publisher.server.address() as AddressInfo;
  const before = usedBytes();
  const order: Listening = { port, path: LIVE_PATH, count: listeners, update: publisher.update };
  child.send(order);
  await once(child, 'message');
  const bytes = (usedBytes() - before) / listeners;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const heard = once(child, 'message');
    const startedAt = performance.now();
    publisher.publish();
    await heard;
    times.push(performance.now() - startedAt);
    await pause(roundMs);
  }
  child.disconnect();
  await publisher.close();
  return { ms: medianOf(times), bytes };
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
