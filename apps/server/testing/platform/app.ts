import { type EndpointKey, endpoints } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { accountHandlers } from '../../src/account/accounts/account.handlers.ts';
import {
  createPasswordWork,
  type PasswordWork,
} from '../../src/account/accounts/passwords/password-work.ts';
import { providerLogins } from '../../src/account/sign-in/external-logins.repository.ts';
import { buildApp } from '../../src/app/app.ts';
import { createChanges } from '../../src/platform/changes/changes.ts';
import type { AdmissionLimits } from '../../src/platform/http/guard/admission.ts';
import type { Handlers } from '../../src/platform/http/handler.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createMetrics, type Metrics } from '../../src/platform/metrics/metrics.ts';
import { refuse } from '../../src/platform/outcome.ts';
import type { AppConfig, AppParts } from '../../src/platform/parts.ts';
import { unlimited } from '../../src/platform/rate-limits/rate-limits.ts';
import { tellUser } from '../../src/reach/notifications/notices/account-notices.repository.ts';
import { accountTokens } from '../../src/reach/tokens/account-tokens.ts';
import { createIsCleanName } from '../../src/staff/moderation/clean-name.ts';
import { settingHandlers } from '../../src/staff/settings/setting.handlers.ts';
import { admitsEverybody } from './admission.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  /** Calls that came through to a handler of another capability. */
  readonly reached: EndpointKey[];
}

export interface TestAppOptions extends Partial<Omit<AppParts, 'config' | 'handlers'>> {
  readonly config?: Partial<AppConfig>;
  readonly handlers?: Partial<Handlers>;
  readonly work?: PasswordWork;
  readonly admission?: AdmissionLimits;
}

/** The app as `buildApp` makes it, on a database of its own, with accounts and settings. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const reached: EndpointKey[] = [];
  const { config, handlers, work = createPasswordWork(), ...others } = options;
  const { admission = admitsEverybody, ...given } = others;
  const parts = {
    db: database.db,
    log: createLog({ level: 'silent' }),
    readiness: { isDraining: () => false },
    ...given,
    config: {
      publicUrl: 'http://localhost:3000',
      isAnswerChecked: true,
      rateLimits: unlimited,
      ...config,
    },
  };
  const changes = createChanges(database.db, () => {});
  const appParts = {
    ...parts,
    // Tokens are a capability of their own: here nobody has one.
    readKey: async () => null,
    handlers: {
      ...recordingHandlers(reached),
      ...accountHandlers(
        {
          ...parts,
          changes,
          tellUser,
          isCleanName: createIsCleanName(),
          logins: providerLogins,
          tokens: accountTokens,
        },
        work,
      ),
      ...settingHandlers(parts),
      ...handlers,
    },
  };
  const metrics = createMetrics(appParts);
  const app = await buildApp(appParts, metrics, { admission });
  await app.ready();
  afterAll(() => app.close());
  return { ...database, app, metrics, reached };
}

/** Stand in for capabilities that the test is not about: they note the call and find nothing. */
export function recordingHandlers(reached: EndpointKey[]): Handlers {
  const keys = Object.keys(endpoints) as EndpointKey[];
  const record = (key: EndpointKey) => async () => {
    reached.push(key);
    return refuse('not_found');
  };
  return Object.fromEntries(keys.map((key) => [key, record(key)])) as unknown as Handlers;
}
