import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  createFirstAdminLink,
  ensureAdmin,
} from '../account/accounts/registering/first-admin.service.ts';
import { type AppRole, type AppRoleOptions, openAppRole } from '../platform/database/app-role.ts';
import {
  createDatabase,
  type Db,
  patientConnectMs,
  pingPatiently,
} from '../platform/database/database.ts';
import { migrateAtStart } from '../platform/database/migrate.ts';
import { requirePooledSessions } from '../platform/database/pooler.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { stopServing } from '../platform/http/guard/draining.ts';
import { createLog } from '../platform/log/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { Figure } from '../platform/metrics/figure.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from '../platform/metrics/metrics-server.ts';
import type { WikiSettings } from '../platform/parts.ts';
import { rateLimitsOf } from '../platform/rate-limits/rate-limits.ts';
import { productVersion } from '../platform/version.ts';
import { webRoot } from '../web-root.ts';
import { buildApp } from './app.ts';
import { createCapabilities } from './compose.ts';
import type { Config } from './config.ts';

export interface StartOptions {
  readonly config: Config;
  /** Default: from the configuration. */
  readonly log?: FastifyBaseLogger;
  /** Figures of the process, beside those of the product. */
  readonly figures?: readonly Figure[];
  /** Fills a new database. Returns lines for the operator. Absent = start empty. */
  readonly plant?: (db: Db) => Promise<readonly string[]>;
  /** Which tournament wiki is read, when everything is planted; that of the configuration unless told. */
  readonly findWiki?: (db: Db) => Promise<WikiSettings>;
}

export interface Product {
  readonly address: string;
  /** Port of `/metrics`; null = off. */
  readonly metricsPort: number | null;
  /** Lines for the operator, such as how to sign in. */
  readonly notes: readonly string[];
  /** A fake on this machine plays the tournament wiki. */
  readonly isWikiDemo: boolean;
  /** Not ready, a while for proxies to notice, no new connections, finish what is in flight, stop: once. */
  stop(): Promise<void>;
}

/** Timeout of a statement that prepares a start. */
const patientStatementMs = 60_000;

/** In a rush the system lets connections wait for the next turn instead of losing their first words. */
const waitingConnections = 4096;

/** Starts everything in order: database, migrations, accounts of the operator, demo world, HTTP. */
export async function startProduct({
  config: given,
  log = createLog({ level: given.logLevel }),
  figures = [],
  plant,
  findWiki,
}: StartOptions): Promise<Product> {
  log.info({ version: productVersion, node: process.versions.node }, 'Callshot starts');
  const server = await openServer(given, (line) => log.debug({ source: 'postgres' }, line));
  let db: Db | null = null;
  const closeDatabase = async (): Promise<void> => {
    try {
      await db?.destroy();
    } finally {
      await server.stop();
    }
  };
  try {
    await migrateAtStart(server.connectionString);
    const app = await openAppRole(server);
    const { prepared, wiki } = await onPatientDatabase(app.connectionString, async (patient) => {
      const prepared = await prepare(patient, given, plant);
      const wiki: WikiSettings = findWiki ? await findWiki(patient) : given.wiki;
      return { prepared, wiki };
    });
    const poolerUrl = given.databasePoolUrl;
    if (poolerUrl !== null) await requirePooledSessions(app.connectionString, poolerUrl);
    db = createDatabase(app.connectionString, { poolerUrl });
    const config = { ...given, wiki };
    const http = await serve({ db, connectionString: app.connectionString, config, log, figures });
    const stopAll = async (): Promise<void> => {
      try {
        await http.stop();
      } finally {
        await closeDatabase();
      }
    };
    let stopping: Promise<void> | null = null;
    const stop = (): Promise<void> => {
      stopping ??= stopAll();
      return stopping;
    };
    // Printed only after a successful start.
    const notes = [...prepared, ...noteOwner(app, log)];
    const { address, metricsPort } = http;
    const isWikiDemo = wiki.isDemo ?? false;
    return { address, metricsPort, notes, isWikiDemo, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** A start gives a slow server as long as a command does. */
async function onPatientDatabase<T>(
  connectionString: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = createDatabase(connectionString, {
    timeoutMs: patientStatementMs,
    connectMs: patientConnectMs,
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

interface Server extends AppRoleOptions {
  readonly stop: () => Promise<void>;
}

/** Said, not refused: who is given a role that may not make another one has to live with it. */
function noteOwner({ asOwnerBecause }: AppRole, log: FastifyBaseLogger): string[] {
  if (asOwnerBecause === null) return [];
  const note =
    'Callshot works as the owner of its tables, so that only its own code keeps it from changing the audit log: docs/operating.md tells what to grant.';
  log.warn({ reason: asOwnerBecause }, note);
  return [`${note} (${asOwnerBecause})`];
}

const openServer = (config: Config, log: (line: string) => void): Promise<Server> =>
  config.databaseUrl === null
    ? startEmbeddedPostgres({ dataDirectory: join(config.dataDirectory, 'postgres'), log })
    : Promise.resolve({ connectionString: config.databaseUrl, stop: async () => {} });

async function prepare(
  db: Db,
  config: Config,
  plant: StartOptions['plant'],
): Promise<readonly string[]> {
  if (config.admin) await ensureAdmin(db, config.admin.username, config.admin.password);
  const notes = plant ? await plant(db) : [];
  const link = await createFirstAdminLink(db, config.publicUrl);
  return link === null ? notes : [...notes, `Make the first admin account (one use): ${link}`];
}

async function serve({
  db,
  connectionString,
  config,
  log,
  figures: given,
}: {
  readonly db: Db;
  readonly connectionString: string;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly figures: readonly Figure[];
}): Promise<Pick<Product, 'address' | 'metricsPort' | 'stop'>> {
  let isDraining = false;
  let isServing = false;
  const mailer = config.mail ? createMailer(config.mail) : null;
  const parts = {
    db,
    log,
    ...(mailer ? { mailer } : {}),
    ...(existsSync(webRoot) ? { webRoot } : {}),
    config: {
      publicUrl: config.publicUrl,
      isLocal: config.isLocal,
      isAnswerChecked: false,
      push: config.push,
      discord: config.discord,
      wiki: config.wiki,
      pictureHosts: config.pictureHosts,
      patreonWebhookSecret: config.patreonWebhookSecret,
      boardMemoryBytes: config.boardMemoryBytes,
      scoringKernel: config.scoringKernel,
      finishWaitSeconds: config.finishWaitSeconds,
      rateLimits: rateLimitsOf(config.rateLimits),
      trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    },
  };
  const capabilities = createCapabilities({
    ...parts,
    connectionString,
    providers: config.providers,
  });
  const appParts = {
    ...parts,
    readiness: { isDraining: () => isDraining },
    ...capabilities.served,
    figures: [...given, ...(capabilities.served.figures ?? [])],
    worker: config.worker,
  };
  const metrics = createMetrics(appParts);
  const app = await buildApp(appParts, metrics);
  let figures: MetricsServer | null = null;
  const stop = async () => {
    isDraining = true;
    await stopServing(app, isServing ? config.drainSeconds * 1000 : 0);
    await capabilities.stop();
    await figures?.close();
    mailer?.close();
  };
  try {
    await pingPatiently(db);
    await capabilities.start();
    const { port, host } = config;
    figures = config.metrics && (await serveMetrics(metrics, config.metrics));
    const address = await app.listen({ port, host, backlog: waitingConnections });
    isServing = true;
    return { address, metricsPort: figures?.port ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
