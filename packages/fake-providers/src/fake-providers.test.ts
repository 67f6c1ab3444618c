import { createHash, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { decide, startFakeProviders } from './index.ts';

let now = 1_800_000_000_000;
const publicUrl = 'http://localhost:3000';
const fakes = await startFakeProviders({ publicUrl, now: () => now });
afterAll(() => fakes.stop());

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');
const state = 'a state that is long enough';
type Name = 'discord' | 'google' | 'reddit';
type Changes = Readonly<Record<string, string | null>>;

const paths = {
  discord: { authorize: '/oauth2/authorize', token: '/api/oauth2/token' },
  google: { authorize: '/o/oauth2/v2/auth', token: '/token' },
  reddit: { authorize: '/api/v1/authorize', token: '/api/v1/access_token' },
};
const scopes = { discord: 'identify', google: 'openid profile', reddit: 'identity' };

function withChanges(values: Readonly<Record<string, string>>, changes: Changes): URLSearchParams {
  const all = new URLSearchParams(values);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  return all;
}

function authorizeUrl(name: Name, changes: Changes = {}): string {
  const search = withChanges(
    {
      client_id: fakes[name].clientId,
      response_type: 'code',
      redirect_uri: `${publicUrl}/signin-${name}`,
      scope: scopes[name],
      state,
      ...(name === 'reddit'
        ? {}
        : { code_challenge: challenge, code_challenge_method: 'S256', nonce: 'n'.repeat(20) }),
    },
    changes,
  );
  return `${fakes[name].origin}${paths[name].authorize}?${search}`;
}

async function redeem(
  name: Name,
  code: string,
  changes: Changes = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { clientId, clientSecret, origin } = fakes[name];
  const isBasic = name === 'reddit';
  const form = withChanges(
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${publicUrl}/signin-${name}`,
      ...(isBasic
        ? {}
        : { client_id: clientId, client_secret: clientSecret, code_verifier: verifier }),
    },
    changes,
  );
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return fetch(`${origin}${paths[name].token}`, {
    method: 'POST',
    headers: {
      'user-agent': 'callshot test',
      ...(isBasic ? { authorization: `Basic ${basic}` } : {}),
      ...headers,
    },
    body: form,
  });
}

const codeFor = async (name: Name): Promise<string> =>
  (await decide(authorizeUrl(name), 'Nova')).searchParams.get('code') ?? '';

describe.each(['discord', 'google', 'reddit'] as const)('%s', (name) => {
  test('leads back with state and code, and the code is worth a token once', async () => {
    const back = await decide(authorizeUrl(name), 'Nova');
    expect(`${back.origin}${back.pathname}`).toBe(`${publicUrl}/signin-${name}`);
    expect(back.searchParams.get('state')).toBe(state);
    const code = back.searchParams.get('code') ?? '';
    expect((await redeem(name, code)).status).toBe(200);
    expect((await redeem(name, code)).status).toBe(400);
  });

  test('cancelling leads back without a code', async () => {
    const back = await decide(authorizeUrl(name), null);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test.each<{ why: string; changes: Changes }>([
    { why: 'another client', changes: { client_id: 'another' } },
    {
      why: 'another return page',
      changes: { redirect_uri: `http://localhost:3000/signin-${name}/` },
    },
    { why: 'another site', changes: { redirect_uri: 'https://evil.example' } },
    { why: 'no state', changes: { state: null } },
    { why: 'no code wanted', changes: { response_type: 'token' } },
    { why: 'an unknown scope', changes: { scope: `${scopes[name]} everything` } },
    name === 'reddit'
      ? { why: 'PKCE', changes: { code_challenge: challenge } }
      : { why: 'plain PKCE', changes: { code_challenge_method: 'plain' } },
    name === 'reddit'
      ? { why: 'no scope', changes: { scope: null } }
      : { why: 'no PKCE', changes: { code_challenge: null } },
  ])('shows no way back for $why', async ({ changes }) => {
    await expect(decide(authorizeUrl(name, changes), 'Nova')).rejects.toThrow('is not what');
  });

  test.each<{ why: string; changes: Changes }>([
    { why: 'another return page', changes: { redirect_uri: `${publicUrl}/link-${name}` } },
    { why: 'another grant', changes: { grant_type: 'password' } },
    name === 'reddit'
      ? { why: 'PKCE', changes: { code_verifier: verifier } }
      : { why: 'another verifier', changes: { code_verifier: 'x'.repeat(43) } },
    name === 'reddit'
      ? { why: 'the secret in the body', changes: { client_secret: 'x' } }
      : { why: 'a wrong secret', changes: { client_secret: 'x' } },
  ])('gives nothing for a code with $why', async ({ changes }) => {
    const answer = await redeem(name, await codeFor(name), changes);
    expect([400, 401]).toContain(answer.status);
  });

  test('a code is good for a minute', async () => {
    const code = await codeFor(name);
    now += 60_000;
    expect((await redeem(name, code)).status).toBe(400);
  });
});

test.each([
  { why: 'without an agent of its own', headers: { 'user-agent': 'node' } },
  { why: 'with a wrong secret', headers: { authorization: 'Basic eDp5' } },
])('reddit turns a caller away $why', async ({ headers }) => {
  expect((await redeem('reddit', await codeFor('reddit'), {}, headers)).status).toBe(401);
});

test('the page is text, whatever the request holds', async () => {
  const url = authorizeUrl('discord', { state: '"><script>alert(1)</script>' });
  const page = await (await fetch(url)).text();
  expect(page).toContain('&quot;&gt;&lt;script&gt;');
  expect(page).not.toContain('<script>');
});
