import type { SignInProvider } from '@callshot/contract';
import { decide, type FakeProviders, startFakeProviders } from '@callshot/fake-providers';
import { afterAll, afterEach } from 'vitest';
import type { ProviderSettings } from '../../src/account/sign-in/provider-settings.ts';
import type { TestClient } from '../platform/client.ts';
import { type TestProduct, type TestProductOptions, testProduct } from '../product/product.ts';

export const providerNames = ['discord', 'google', 'reddit'] as const;

export interface TestSignIn extends TestProduct {
  readonly fakes: FakeProviders;
  /** The rows that an attack would change. */
  tables(): Promise<{ users: unknown; sessions: unknown; logins: unknown }>;
}

/** The whole product, with all three providers played by strict fakes on loopback. */
export async function testSignIn(options: TestProductOptions = {}): Promise<TestSignIn> {
  const publicUrl = options.config?.publicUrl ?? 'http://localhost:3000';
  const fakes = await startFakeProviders({ publicUrl });
  afterAll(() => fakes.stop());
  afterEach(() => {
    for (const name of providerNames) fakes[name].misbehave(null);
  });
  const product = await testProduct(undefined, { providers: accessTo(fakes), ...options });
  const { db } = product;
  return {
    ...product,
    fakes,
    tables: async () => ({
      users: await db
        .selectFrom('users')
        .select(['id', 'username', 'email'])
        .orderBy('id')
        .execute(),
      sessions: await db.selectFrom('sessions').select(['id', 'userId']).orderBy('id').execute(),
      logins: await db
        .selectFrom('externalLogins')
        .selectAll()
        .orderBy('provider')
        .orderBy('subject')
        .execute(),
    }),
  };
}

export const accessTo = (fakes: FakeProviders, timeoutMs = 1000): ProviderSettings =>
  Object.fromEntries(providerNames.map((name) => [name, { ...fakes[name], timeoutMs }]));

type Kind = 'signin' | 'link';

/** Asks for the provider's address, decides there, and answers where the browser is led back to. */
export async function returnFrom(
  client: TestClient,
  provider: SignInProvider,
  { person = 'Nova', kind = 'signin' }: { person?: string | null; kind?: Kind } = {},
): Promise<URL> {
  const path = kind === 'link' ? `${provider}-link-url` : `${provider}-url`;
  const answer = await client.get(`/api/auth/${path}`);
  return decide(answer.json().url, person);
}

/** The call that the return page makes of where it was opened. */
export const finish = (client: TestClient, provider: SignInProvider, kind: Kind, search: string) =>
  client.get(`/api/auth/${kind}-${provider}${search}`);

/** From the click to the answer. */
export async function signInAs(
  client: TestClient,
  provider: SignInProvider,
  person: string,
): Promise<Awaited<ReturnType<TestClient['get']>>> {
  const { search } = await returnFrom(client, provider, { person });
  return finish(client, provider, 'signin', search);
}

export async function linkAs(
  client: TestClient,
  provider: SignInProvider,
  person: string,
): Promise<Awaited<ReturnType<TestClient['get']>>> {
  const { search } = await returnFrom(client, provider, { person, kind: 'link' });
  return finish(client, provider, 'link', search);
}
