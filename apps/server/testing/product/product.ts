import type { RoleName } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { ProviderSettings } from '../../src/account/sign-in/provider-settings.ts';
import { buildApp } from '../../src/app/app.ts';
import { type Capabilities, createCapabilities } from '../../src/app/compose.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createMetrics, type Metrics } from '../../src/platform/metrics/metrics.ts';
import type { AppConfig, Parts } from '../../src/platform/parts.ts';
import { unlimited } from '../../src/platform/rate-limits/rate-limits.ts';
import { signedIn, type TestUser } from '../account/users.ts';
import { admitsEverybody } from '../platform/admission.ts';
import { type TestClient, testClient } from '../platform/client.ts';
import { type TestDatabase, testDatabase } from '../platform/database.ts';

export interface TestProduct extends TestDatabase {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly capabilities: Capabilities;
  readonly visitor: TestClient;
  /** A user of this name, signed in. */
  user(name: string, roles?: readonly RoleName[]): Promise<TestUser>;
}

export interface TestProductOptions {
  readonly config?: Partial<AppConfig>;
  readonly providers?: ProviderSettings;
  readonly log?: Parts['log'];
  readonly mailer?: Parts['mailer'];
}

/** The whole product on a database of its own, every answer held against the contract. */
export async function testProduct(
  on?: TestDatabase,
  options: TestProductOptions = {},
): Promise<TestProduct> {
  const database = on ?? (await testDatabase());
  const { db, connectionString } = database;
  const { providers = {}, log = createLog({ level: 'silent' }), mailer } = options;
  const config = {
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    isAnswerChecked: true,
    rateLimits: unlimited,
    trustProxy: false,
    ...options.config,
  };
  const parts = { db, log, config, ...(mailer && { mailer }) };
  const capabilities = createCapabilities({ ...parts, connectionString, providers });
  const appParts = {
    ...parts,
    readiness: { isDraining: () => false },
    ...capabilities.served,
  };
  const metrics = createMetrics(appParts);
  const app = await buildApp(appParts, metrics, { admission: admitsEverybody });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await capabilities.stop();
  });
  return {
    ...database,
    app,
    metrics,
    capabilities,
    visitor: testClient(app),
    user: (name, roles = []) => signedIn({ app, db }, name, roles),
  };
}
