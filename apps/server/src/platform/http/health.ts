import type { FastifyInstance, FastifyReply } from 'fastify';
import { pingDatabase } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import { outageOf } from '../database/outage.ts';
import { replicationOf } from '../database/replication.ts';
import type { AppParts } from '../parts.ts';
import { productVersion } from '../version.ts';

type State = 'ready' | 'draining' | 'database unavailable' | 'database not migrated';

/** For what runs and watches the process: alive, and ready for requests. */
export async function registerHealth(app: FastifyInstance, parts: AppParts): Promise<void> {
  const findState = createReadiness(parts);
  const replication = replicationOf(parts.db, parts.log);
  await app.letThrough(() => {
    app.get('/healthz', (_request, reply) =>
      answer(reply, 200, { status: 'alive', version: productVersion }),
    );
    app.get('/readyz', async (_request, reply) => {
      const state = await findState();
      // A process that is leaving is asked nothing else.
      const database = state === 'draining' ? null : replication.last();
      // Without its synchronous standby the database still serves, and its operator has to know.
      return answer(reply, state === 'ready' ? 200 : 503, {
        status: state,
        ...(database !== null && {
          isDegraded: database.synchronous === 'missing' || !database.isPrimary,
          database,
        }),
      });
    });
  });
}

function createReadiness({ db, log, readiness }: AppParts): () => Promise<State> {
  // Migrations only ever go up: once done they stay done, and one short statement is enough.
  let hasMigrated = false;
  const outage = outageOf(db, log);
  return async () => {
    if (readiness.isDraining()) return 'draining';
    try {
      if (hasMigrated) await pingDatabase(db);
      else hasMigrated = await isMigrated(db);
    } catch (error) {
      outage.note(error, 'probe');
      return 'database unavailable';
    }
    return hasMigrated ? 'ready' : 'database not migrated';
  };
}

const answer = (reply: FastifyReply, code: number, body: object): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').send(body);
