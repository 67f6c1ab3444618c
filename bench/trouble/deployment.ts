import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts';
import type { Finding } from './finding.ts';
import { lastLines } from './last-lines.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type PostgresOptions, type PostgresServer, startPostgres } from './postgres-server.ts';
import { type FrontProxy, type ProxyName, startProxy } from './proxy.ts';
import { type ServerProcess, type ServerProcessOptions, startServer } from './server-process.ts';

export interface DeploymentOptions {
  readonly processes?: number;
  readonly proxy?: ProxyName;
  readonly postgres?: PostgresOptions;
  /** PgBouncer between, for most queries. */
  readonly isPooled?: boolean;
  /** For every process; see ServerProcessOptions. */
  readonly server?: Partial<ServerProcessOptions>;
}

/** Server processes on one PostgreSQL, as an operator would run them, and a way into the tables. */
export interface Deployment {
  readonly postgres: PostgresServer;
  /** For putting things there and looking at what is kept; not a pool of the product. */
  readonly db: Db;
  readonly servers: readonly ServerProcess[];
  /** The users' entry: the proxy, else the first process. */
  readonly origin: string;
  readonly proxy: FrontProxy | null;
  readonly pooler: Pooler | null;
}

/**
 * Starts a deployment, runs `work` and removes everything again. If something went wrong each
 * process reports first.
 */
export async function withDeployment(
  options: DeploymentOptions,
  work: (deployment: Deployment) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { processes = 2, proxy: proxyName } = options;
  const undo: (() => unknown)[] = [];
  try {
    const postgres = await startPostgres(options.postgres);
    undo.push(() => postgres.remove());
    const db = createDatabase(postgres.connectionString, { timeoutMs: 60_000 });
    undo.push(() => db.destroy());
    await migrateToLatest(db);
    const pooler = options.isPooled ? await startPooler(postgres.connectionString) : null;
    if (pooler) undo.push(() => pooler.stop());
    const env = { ...options.server?.env, ...(pooler && { DATABASE_POOL_URL: pooler.url }) };
    const servers: ServerProcess[] = [];
    for (let at = 0; at < processes; at += 1) {
      const databaseUrl = postgres.connectionString;
      servers.push(await startServer({ databaseUrl, ...options.server, env }));
    }
    undo.push(() => Promise.all(servers.map((server) => server.stop())));
    await Promise.all(servers.map((server) => server.ready()));
    const ports = servers.map(({ port }) => port);
    const proxy = proxyName ? await startProxy(proxyName, ports) : null;
    if (proxy) undo.push(() => proxy.stop());
    const origin = proxy?.origin ?? servers[0]?.origin ?? '';
    const findings = await work({ postgres, db, servers, origin, proxy, pooler }).catch(
      async (error) => {
        await tellAll({ servers, postgres, pooler });
        throw error;
      },
    );
    if (findings.some(({ isKept }) => !isKept)) await tellAll({ servers, postgres, pooler });
    return findings;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function tellAll({
  servers,
  postgres,
  pooler,
}: Pick<Deployment, 'servers' | 'postgres' | 'pooler'>): Promise<void> {
  for (const server of servers) console.error(await server.tell());
  console.error(`PostgreSQL:\n${lastLines(postgres.log())}`);
  if (pooler) console.error(`PgBouncer:\n${lastLines(pooler.log())}`);
}
