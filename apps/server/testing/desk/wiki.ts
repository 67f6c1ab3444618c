import {
  type FakeWiki,
  joinTables,
  readFolder,
  recordedFolder,
  startFakeWiki,
  type WikiTables,
} from '@callshot/fake-wiki';
import { afterAll, afterEach } from 'vitest';
import type { WikiSettings } from '../../src/platform/parts.ts';
import { type TestProduct, testProduct } from '../product/product.ts';

export interface TestWiki extends TestProduct {
  readonly fake: FakeWiki;
  readonly settings: WikiSettings;
}

export const austinPage = 900200;
export const worldsPage = 900300;
/** Longer than a busy machine takes. */
export const timeoutMs = 20_000;
export const webhookSecret = 'a-secret-of-the-webhook';

/** The whole product with the recorded tournaments on a strict fake of the wiki. */
export async function testWiki(
  options: Partial<WikiSettings> = {},
  tables: WikiTables = recorded(),
): Promise<TestWiki> {
  const fake = await startFakeWiki({ tables: () => tables });
  afterAll(() => fake.stop());
  afterEach(() => fake.misbehave(null));
  const settings = settingsOf(fake, options);
  return { ...(await testProduct(undefined, { config: { wiki: settings } })), fake, settings };
}

export const recorded = (): WikiTables =>
  joinTables(readFolder(recordedFolder()).map(({ tables }) => tables));

export const settingsOf = (fake: FakeWiki, options: Partial<WikiSettings> = {}): WikiSettings => ({
  url: fake.url,
  apiKey: fake.apiKey,
  contact: 'ops@callshot.example',
  requestsPerHour: 1000,
  pollSeconds: 120,
  webhookSecret,
  timeoutMs,
  ...options,
});
