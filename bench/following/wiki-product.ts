import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApp } from '../../apps/server/src/app/app.ts';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { signedIn } from '../../apps/server/testing/account/users.ts';
import { admitsEverybody } from '../../apps/server/testing/platform/admission.ts';
import { onNewDatabase } from '../bench-database.ts';
import type { BenchRow } from '../bench-row.ts';
import type { Played, Playing } from './wiki-process.ts';

// The product with a wiki in a process of its own.

type Measured = (wiki: ChildProcess, db: Db, connectionString: string) => Promise<BenchRow[]>;

export const besideWiki = (measured: Measured): Promise<BenchRow[]> =>
  onNewDatabase(
    async (db, connectionString) => {
      const wiki = fork(new URL('./wiki-process.ts', import.meta.url));
      try {
        return await measured(wiki, db, connectionString);
      } finally {
        wiki.disconnect();
      }
    },
    { timeoutMs: 0 },
  );

export async function played(wiki: ChildProcess, wanted: Played): Promise<Playing> {
  wiki.send(wanted);
  const [playing] = await once(wiki, 'message');
  return playing;
}

/** The product, and an Admin of it. */
export async function startWikiProduct(db: Db, connectionString: string, { url, apiKey }: Playing) {
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits: unlimited,
    wiki: {
      url,
      apiKey,
      contact: 'ops@callshot.example',
      requestsPerHour: 1_000_000,
      pollSeconds: 120,
      webhookSecret: null,
    },
  };
  const parts = { db, log: createLog({ level: 'silent' }), config };
  const capabilities = createCapabilities({ ...parts, connectionString });
  const appParts = { ...parts, readiness: { isDraining: () => false }, ...capabilities.served };
  const app = await buildApp(appParts, createMetrics(appParts), { admission: admitsEverybody });
  return {
    admin: await signedIn({ app, db }, 'maker', ['Admin', 'EventCreator']),
    services: capabilities.services,
    stop: async () => {
      await app.close();
      await capabilities.stop();
    },
  };
}
