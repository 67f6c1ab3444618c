import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { type DatabaseHost, databaseHosts } from './network.ts';

export interface Probes {
  readonly acknowledged: readonly {
    readonly host: string;
    readonly id: string;
    readonly at: number;
  }[];
  stop(): Promise<void>;
}

/** Writes to each database over its own socket, cut off or not: only one may ever take writes. */
export function startProbes(cluster: Cluster, run: string): Probes {
  const acknowledged: { host: string; id: string; at: number }[] = [];
  let isStopped = false;
  const probe = async (host: DatabaseHost): Promise<void> => {
    let client: pg.Client | null = null;
    for (let turn = 0; !isStopped; turn += 1) {
      const id = `${run}-${host}-${turn}`;
      try {
        client ??= await connect(cluster, host);
        await client.query('insert into probe (id) values ($1)', [id]);
        acknowledged.push({ host, id, at: Date.now() });
      } catch {
        client?.end().catch(() => {});
        client = null;
      }
      await pause(500);
    }
    await client?.end().catch(() => {});
  };
  const probing = databaseHosts.map(probe);
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await Promise.all(probing);
    },
  };
}

async function connect({ databases }: Cluster, host: DatabaseHost): Promise<pg.Client> {
  const client = new pg.Client({
    host: databases.socketOf(host),
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 1500,
    query_timeout: 2500,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
