import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EndpointKey } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../apps/server/src/app/app.ts';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { done } from '../../apps/server/src/platform/outcome.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { rowsOfPicks } from '../../apps/server/src/play/events/results/official-rows.ts';
import { bytesOf } from '../../apps/server/src/play/picks/entry-codec.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';

const entrants = sized(5000, 100);
const width = 16;
const roundMs = sized(1500, 50);
const rounds = sized(3, 1);

/** Public pages of a scored event, against a route of the same server that answers a constant of the same size. */
export const run = (): Promise<BenchRow[]> =>
  onNewDatabase(async (db) => serveAndMeasure(db, await scoredEvent(db)));

async function serveAndMeasure(db: Db, event: LoadedEvent): Promise<BenchRow[]> {
  const { id } = event.row;
  const pages = {
    'leaderboard page': `/api/picks/get/leaderboard/${id}`,
    event: `/api/event/get?eventId=${id}`,
    'official picks': `/api/picks/get/official/${id}`,
  };
  const rows: BenchRow[] = [];
  for (const [bench, path] of Object.entries(pages)) {
    const ours = await serve(db, null);
    const constant = await serve(db, (await fetchText(ours.port, path)) || '');
    const [own, limit]: [number[], number[]] = [[], []];
    try {
      for (let round = 0; round < rounds; round += 1) {
        own.push(await requestsPerSecond(ours.port, path));
        limit.push(await requestsPerSecond(constant.port, constantPath));
      }
    } finally {
      await ours.app.close();
      await constant.app.close();
    }
    rows.push({
      bench: `GET ${bench}`,
      ours: medianOf(own),
      oursUnit: 'a second',
      higherIsBetter: true,
      limit: medianOf(limit),
      limitName: 'constant route',
    });
  }
  return rows;
}

/** A public call of the contract whose handler does nothing but answer the constant. */
const constantKey = 'GET /api/lookup/games' satisfies EndpointKey;
const [, constantPath] = constantKey.split(' ') as [string, string];

async function serve(
  db: Db,
  constant: string | null,
): Promise<{ app: FastifyInstance; port: number }> {
  const log = createLog({ level: 'silent' });
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits: unlimited,
  };
  const parts = { db, log, config };
  const capabilities = createCapabilities(parts);
  // Frozen, so that it is serialized once, as every cached answer is.
  const answer = constant === null ? null : done(Object.freeze(JSON.parse(constant)));
  const app = await buildApp({
    ...parts,
    readiness: { isDraining: () => false },
    ...capabilities.served,
    handlers: {
      ...capabilities.served.handlers,
      ...(constant === null ? {} : { [constantKey]: async () => answer as never }),
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

async function requestsPerSecond(port: number, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const startedAt = performance.now();
  let answered = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      await fetchText(port, path, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  agent.destroy();
  return answered / ((performance.now() - startedAt) / 1000);
}

const fetchText = (port: number, path: string, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path, ...(agent ? { agent } : {}) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${text}`)),
        );
      },
    );
    request.on('error', reject);
  });

/** A sealed 16-team bracket with results and its entrants. */
async function scoredEvent(db: Db): Promise<LoadedEvent> {
  const event = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const slips = Array.from({ length: 64 }, (_, seed) =>
    Buffer.from(bytesOf(stage, randomPicks(stage.stage, randomOf(seed)))),
  );
  await sql`
    insert into users (username, username_key)
    select 'bench ' || n, 'bench ' || n from generate_series(1, ${entrants}) n`.execute(db);
  await sql`
    insert into entries (event_stage_id, user_id, slots, layout_fingerprint)
    select ${stage.id}, u.id, (${slips}::bytea[])[1 + u.id % ${slips.length}], ${stage.layout.fingerprint}
    from users u`.execute(db);
  const results = rowsOfPicks(randomPicks(stage.stage, randomOf(99)));
  await db
    .insertInto('officialPicks')
    .values(results)
    .onConflict((conflict) =>
      conflict.columns(['eventSubstageId', 'slot']).doUpdateSet((eb) => ({
        winnerTeamId: eb.ref('excluded.winnerTeamId'),
        loserTeamId: eb.ref('excluded.loserTeamId'),
        topTeamScore: eb.ref('excluded.topTeamScore'),
        bottomTeamScore: eb.ref('excluded.bottomTeamScore'),
      })),
    )
    .execute();
  await sql`update event_stages set sealed_at = clock_timestamp() where id = ${stage.id}`.execute(
    db,
  );
  await sql`update events set starts_at = clock_timestamp(), version = version + 1,
    official_version = 1 where id = ${event.row.id}`.execute(db);
  return event;
}
