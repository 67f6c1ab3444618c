import type { SignInProvider } from '@callshot/contract';
import { decide } from '@callshot/fake-providers';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  finish,
  providerNames,
  returnFrom,
  signInAs,
  testSignIn,
} from '../../../testing/account/sign-in.ts';
import { type TestClient, testClient } from '../../../testing/platform/client.ts';
import { createBinding } from './browser-binding.ts';

const product = await testSignIn();
const { app, fakes } = product;
const browser = () => testClient(app);

const users = new Map<string, TestClient>();
/** A browser in which this user is signed in, with the one session of this name. */
async function known(name: string): Promise<TestClient> {
  const user = users.get(name) ?? (await product.user(name));
  users.set(name, user);
  const client = browser();
  client.cookies.set('callshot', user.cookies.get('callshot') ?? '');
  return client;
}

/** The search part of an address with some of its parameters replaced, or taken out (null). */
function changed(url: URL, changes: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  return `?${search}`;
}

const another = (provider: SignInProvider): SignInProvider =>
  provider === 'discord' ? 'google' : 'discord';

interface Attack {
  readonly why: string;
  /** Prepares everything; what it answers is the attack itself, before and after which is compared. */
  readonly plan: (provider: SignInProvider) => Promise<() => Promise<LightMyRequestResponse>>;
  readonly code?: string;
  /** The provider at which it is no attack. */
  readonly isNoneAt?: SignInProvider;
}

const attacks: readonly Attack[] = [
  {
    why: 'no state: a link that signs its reader in as somebody else',
    plan: async (provider) => {
      const victim = browser();
      const url = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', changed(url, { state: null }));
    },
  },
  {
    why: 'a state that was guessed',
    plan: async (provider) => {
      const victim = browser();
      const url = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', changed(url, { state: createBinding() }));
    },
  },
  {
    why: "the attacker's callback, opened in a browser that began nothing",
    plan: async (provider) => {
      const { search } = await returnFrom(browser(), provider);
      return () => finish(browser(), provider, 'signin', search);
    },
  },
  {
    why: "the attacker's callback, opened while the victim has an attempt of their own",
    plan: async (provider) => {
      const victim = browser();
      await victim.get(`/api/auth/${provider}-url`);
      const { search } = await returnFrom(browser(), provider);
      return () => finish(victim, provider, 'signin', search);
    },
  },
  {
    why: 'the whole callback once more in the same browser',
    plan: async (provider) => {
      const reader = browser();
      const { search } = await returnFrom(reader, provider);
      expect((await finish(reader, provider, 'signin', search)).statusCode).toBe(200);
      return () => finish(reader, provider, 'signin', search);
    },
  },
  {
    why: 'a code that was used, under a fresh state of the same person',
    plan: async (provider) => {
      const reader = browser();
      const used = await returnFrom(reader, provider);
      await finish(reader, provider, 'signin', used.search);
      const fresh = await returnFrom(reader, provider);
      const code = used.searchParams.get('code');
      return () => finish(reader, provider, 'signin', changed(fresh, { code }));
    },
  },
  {
    why: 'the state of a link, used to sign in',
    plan: async (provider) => {
      const user = await known('swap');
      const { search } = await returnFrom(user, provider, { kind: 'link' });
      return () => finish(user, provider, 'signin', search);
    },
  },
  {
    why: 'the state of a sign-in, used to link',
    plan: async (provider) => {
      const user = await known('swap');
      const { search } = await returnFrom(user, provider);
      return () => finish(user, provider, 'link', search);
    },
    code: 'link_failed',
  },
  {
    why: 'a link that began in one session and ends in another of the same browser',
    plan: async (provider) => {
      const shared = await known('before');
      const { search } = await returnFrom(shared, provider, { kind: 'link' });
      shared.cookies.set('callshot', (await known('after')).cookies.get('callshot') ?? '');
      return () => finish(shared, provider, 'link', search);
    },
    code: 'link_failed',
  },
  {
    why: "the attacker's link callback, opened by a victim who is signed in",
    plan: async (provider) => {
      const { search } = await returnFrom(await known('linker'), provider, { kind: 'link' });
      const victim = await known('prey');
      await victim.get(`/api/auth/${provider}-link-url`);
      return () => finish(victim, provider, 'link', search);
    },
    code: 'link_failed',
  },
  {
    why: 'a link callback after signing out',
    plan: async (provider) => {
      const user = await known('leaver');
      const { search } = await returnFrom(user, provider, { kind: 'link' });
      user.cookies.delete('callshot');
      return () => finish(user, provider, 'link', search);
    },
    code: 'unauthorized',
  },
  {
    why: 'the answer of another issuer (mix-up)',
    plan: async (provider) => {
      fakes[provider].misbehave('wrong-issuer');
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', search);
    },
  },
  {
    why: 'the code of another provider, under a right state',
    plan: async (provider) => {
      const victim = browser();
      const code = (await returnFrom(victim, another(provider))).searchParams.get('code');
      const url = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', changed(url, { code }));
    },
  },
  {
    why: 'the whole callback of another provider',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, another(provider));
      return () => finish(victim, provider, 'signin', search);
    },
  },
  {
    why: 'a code that was given to another site',
    plan: async (provider) => {
      const victim = browser();
      const asked = new URL((await victim.get(`/api/auth/${provider}-url`)).json().url);
      asked.searchParams.set('client_id', fakes[provider].otherClient.clientId);
      const { search } = await decide(asked.href, 'Nova');
      return () => finish(victim, provider, 'signin', search);
    },
  },
  {
    why: 'the code of a link, under the state of a sign-in: the return page is another',
    plan: async (provider) => {
      const user = await known('swap');
      const code = (await returnFrom(user, provider, { kind: 'link' })).searchParams.get('code');
      const url = await returnFrom(user, provider);
      return () => finish(user, provider, 'signin', changed(url, { code }));
    },
    // Reddit has one return page: there it is the same person's code in the same browser.
    isNoneAt: 'reddit',
  },
  {
    why: 'no code',
    plan: async (provider) => {
      const victim = browser();
      const url = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', changed(url, { code: null }));
    },
  },
  {
    why: 'two codes in one address',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', `${search}&code=another`);
    },
    code: 'bad_request',
  },
  {
    why: 'a code beside an error',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      return () => finish(victim, provider, 'signin', `${search}&error=access_denied`);
    },
  },
  {
    why: 'opened as a picture or a page of another site: no Game header',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      return () => victim.get(`/api/auth/signin-${provider}${search}`, { game: '' });
    },
    code: 'cross_site',
  },
  {
    why: 'fetched by another site',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      const headers = {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'cors',
        'sec-fetch-dest': 'empty',
      };
      return () => victim.get(`/api/auth/signin-${provider}${search}`, headers);
    },
    code: 'cross_site',
  },
  {
    why: 'a link, fetched by another site',
    plan: async (provider) => {
      const victim = await known('prey');
      const { search } = await returnFrom(victim, provider, { kind: 'link' });
      const headers = { origin: 'https://evil.example' };
      return () => victim.get(`/api/auth/link-${provider}${search}`, headers);
    },
    code: 'cross_site',
  },
  {
    why: 'a binding that is no key',
    plan: async (provider) => {
      const victim = browser();
      const { search } = await returnFrom(victim, provider);
      victim.cookies.set('callshot-sign-in', '');
      return () => finish(victim, provider, 'signin', search);
    },
  },
];

describe.each(providerNames)(
  'attacks through %s come to nothing [rule: sign-in-3, sign-in-6]',
  (provider) => {
    test.each(attacks.filter(({ isNoneAt }) => isNoneAt !== provider))(
      '$why',
      async ({ plan, code = 'sign_in_failed' }) => {
        const attack = await plan(provider);
        const before = await product.tables();
        const answer = await attack();
        expect(answer.json().code).toBe(code);
        expect(answer.cookies.filter(({ maxAge }) => maxAge !== 0)).toEqual([]);
        expect(await product.tables()).toEqual(before);
      },
    );
  },
);

describe.each(providerNames)('an email opens nothing at %s [rule: sign-in-13]', (provider) => {
  test.each([
    { why: 'unverified', isEmailVerified: false },
    { why: 'verified', isEmailVerified: true },
  ])('that of an existing account, $why', async ({ isEmailVerified }) => {
    const name = `mail-${provider}-${isEmailVerified}`;
    const owner = await product.user(name);
    const person = { id: name, name, email: `${name}@example.org`, isEmailVerified };
    fakes[provider].addPerson(person);
    fakes[provider].misbehave('tells-email');
    const attacker = browser();
    const answer = await signInAs(attacker, provider, name);
    expect(answer.json()).toEqual({
      usernameIsEmail: false,
      usernameChangeAvailable: false,
      created: true,
    });
    const me = (await attacker.get('/api/user/currentUser')).json();
    expect(me.id).not.toBe(owner.id);
    const { users: all, logins } = await product.tables();
    expect(all).toContainEqual({ id: me.id, username: me.username, email: null });
    expect(JSON.stringify(logins)).not.toContain('example.org');
  });

  test('nor is it asked for', async () => {
    const { url } = (await product.visitor.get(`/api/auth/${provider}-url`)).json();
    expect(new URL(url).searchParams.get('scope')).not.toContain('email');
  });
});

describe('the way out and back is the configured one', () => {
  test.each([
    { why: 'a parameter', path: '?redirect_uri=https://evil.example', headers: {} },
    { why: 'a return address', path: '?returnUrl=//evil.example', headers: {} },
    { why: 'another host', path: '', headers: { host: 'evil.example' } },
    { why: 'a forwarded host', path: '', headers: { 'x-forwarded-host': 'evil.example' } },
    { why: 'another origin', path: '', headers: { origin: 'https://evil.example' } },
  ])('$why changes nothing', async ({ path, headers }) => {
    const answer = await browser().get(`/api/auth/discord-url${path}`, headers);
    const url = new URL(answer.json().url);
    expect(url.origin).toBe(fakes.discord.origin);
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/signin-discord');
    expect(url.href).not.toContain('evil');
  });

  test('what leaves the browser tells nothing of its key', async () => {
    const reader = browser();
    const { url } = (await reader.get('/api/auth/google-url')).json();
    const key = reader.cookies.get('callshot-sign-in') ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(url).not.toContain(key);
  });
});

test('on https a cookie planted by a neighbour (no __Host-) binds nothing', async () => {
  const secure = await testSignIn({ config: { publicUrl: 'https://callshot.example' } });
  const attacker = testClient(secure.app);
  const { search } = await returnFrom(attacker, 'discord');
  const planted = attacker.cookies.get('__Host-callshot-sign-in') ?? '';
  expect(planted).toMatch(/^[\w-]{43}$/);
  const victim = testClient(secure.app);
  victim.cookies.set('callshot-sign-in', planted);
  const before = await secure.tables();
  const answer = await finish(victim, 'discord', 'signin', search);
  expect(answer.json().code).toBe('sign_in_failed');
  expect(await secure.tables()).toEqual(before);
});
