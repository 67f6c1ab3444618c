import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Body } from '@callshot/contract';
import { buildApp } from '../../apps/server/src/app/app.ts';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { done } from '../../apps/server/src/platform/outcome.ts';
import {
  type RateLimits,
  unlimited,
} from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { listsOf, pickSetOf } from '../../apps/server/src/play/picks/submitted-picks.ts';
import { insertPeople } from '../trouble/world.ts';
import type { Save } from './hammer.ts';
import { slipsOf } from './ways-to-save.ts';

type SaveKey = 'POST /api/picks/save/user/:eventId';

export interface HttpSavers {
  /** A user with a session saves under a key, as a browser does. */
  readonly save: Save;
  /** The same request, by the same session, to a handler that stores nothing. */
  readonly saveNothing: Save;
  readonly userIds: readonly number[];
  /** The port of the server that saves. */
  readonly port: number;
  close(): Promise<void>;
}

/** Names of those of one database differ. */
let savers = 0;

/** One server that saves and one that only answers, both in this process, as their clients are. */
export async function saversOverHttp(
  db: Db,
  event: LoadedEvent,
  rateLimits: RateLimits = unlimited,
): Promise<HttpSavers> {
  savers += 1;
  const people = await insertPeople(db, 500, { prefix: `http${savers}x` });
  const cookies = new Map(people.map(({ id, cookie }) => [id, cookie]));
  const bodies = slipsOf(event).map((picks) => JSON.stringify(picks));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const apps = await Promise.all([serve(db, true, rateLimits), serve(db, false, rateLimits)]);
  const saveAt =
    (port: number): Save =>
    (userId, turn) =>
      new Promise((resolve, reject) => {
        const call = request(
          {
            ...{ host: '127.0.0.1', port, agent, method: 'POST' },
            path: `/api/picks/save/user/${event.row.id}`,
            headers: {
              game: '1',
              cookie: cookies.get(userId) ?? '',
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
          },
          (answer) => {
            answer.resume();
            if (answer.statusCode === 200) answer.on('end', resolve);
            else reject(new Error(`A save was answered ${answer.statusCode}`));
          },
        );
        call.on('error', reject);
        call.end(bodies[turn % bodies.length]);
      });
  const [saving, answering] = apps;
  return {
    save: saveAt(saving.port),
    saveNothing: saveAt(answering.port),
    userIds: people.map(({ id }) => id),
    port: saving.port,
    close: async () => {
      agent.destroy();
      for (const { close } of apps) await close();
    },
  };
}

const bareAnswer = (eventId: number, slip: Body<SaveKey>): Answer<SaveKey> => ({
  ...listsOf([pickSetOf(slip)], { eventId, userId: 1 }),
  version: 1,
  savedAt: new Date().toISOString(),
});

async function serve(db: Db, isStored: boolean, rateLimits: RateLimits) {
  const log = createLog({ level: 'silent' });
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits,
  };
  const parts = { db, log, config };
  const { served } = createCapabilities(parts);
  const app = await buildApp({
    ...parts,
    readiness: { isDraining: () => false },
    ...served,
    handlers: isStored
      ? served.handlers
      : {
          ...served.handlers,
          'POST /api/picks/save/user/:eventId': async ({ params: { eventId }, body }) =>
            done(bareAnswer(eventId, body)),
        },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
