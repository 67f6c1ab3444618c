import type { Fault } from '@callshot/fake-providers';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  finish,
  providerNames,
  returnFrom,
  signInAs,
  testSignIn,
} from '../../../testing/account/sign-in.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { createLog } from '../../platform/log/log.ts';

const lines: string[] = [];
const log = createLog({ destination: { write: (line: string) => lines.push(line) } });
const product = await testSignIn({ log });
const { app, fakes } = product;

const ofEach: readonly { why: string; fault: Fault }[] = [
  { why: 'it does not answer in time', fault: 'slow' },
  { why: 'it is out of order', fault: 'server-error' },
  { why: 'it answers nonsense', fault: 'garbage' },
  { why: 'it answers without end', fault: 'endless' },
  { why: 'what it hands out has expired', fault: 'expired-token' },
];
const ofProfiles: readonly { why: string; fault: Fault }[] = [
  { why: 'the profile is nobody', fault: 'nobody' },
];
const ofIdTokens: readonly { why: string; fault: Fault }[] = [
  { why: 'there is no id token', fault: 'no-id-token' },
  { why: 'the id token is of another attempt', fault: 'wrong-nonce' },
  { why: 'the id token is of no attempt', fault: 'no-nonce' },
  { why: 'the id token is for another site', fault: 'wrong-audience' },
  { why: 'the id token is of another issuer', fault: 'wrong-token-issuer' },
  { why: 'the id token is not signed', fault: 'unsigned-token' },
  { why: "the id token is signed with somebody else's key", fault: 'foreign-key' },
];

describe.each(providerNames)('%s', (provider) => {
  test.each([...ofEach, ...(provider === 'google' ? ofIdTokens : ofProfiles)])(
    'nothing happens when $why',
    async ({ fault }) => {
      const browser = testClient(app);
      const { search, searchParams } = await returnFrom(browser, provider);
      const before = await product.tables();
      fakes[provider].misbehave(fault);
      lines.length = 0;
      const answer = await finish(browser, provider, 'signin', search);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { title: 'Signing in did not work. Please try again.', code: 'sign_in_failed' },
      ]);
      expect(await product.tables()).toEqual(before);

      const said = lines.join('');
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 'warn',
        msg: 'sign-in failed',
        provider,
        intent: 'login',
        problem: expect.stringMatching(/^\w+: ./),
      });
      for (const name of ['code', 'state']) expect(said).not.toContain(searchParams.get(name));
      expect(said).not.toContain(fakes[provider].clientSecret);

      fakes[provider].misbehave(null);
      expect((await signInAs(testClient(app), provider, 'Nova')).statusCode).toBe(200);
    },
  );

  test('a cancelled attempt is told to the operator, without its state [rule: sign-in-9]', async () => {
    const browser = testClient(app);
    const { search, searchParams } = await returnFrom(browser, provider, { person: null });
    lines.length = 0;
    await finish(browser, provider, 'signin', search);
    expect(JSON.parse(lines[0] ?? '').problem).toContain('access_denied');
    expect(lines.join('')).not.toContain(searchParams.get('state'));
  });
});

test('a provider that is gone: the icon says so, and a way back fails quietly', async () => {
  const gone = await testSignIn();
  const browser = testClient(gone.app);
  const { search } = await returnFrom(browser, 'discord');
  await gone.fakes.stop();
  expect((await finish(browser, 'discord', 'signin', search)).json().code).toBe('sign_in_failed');
  const answer = await browser.get('/api/auth/google-url');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
});

test('a wrong secret of the operator is no way in', async () => {
  const { discord } = accessTo(fakes);
  if (discord === undefined) throw new Error('Discord is not played');
  const wrong = await testSignIn({
    providers: { discord: { ...discord, clientSecret: 'not it' } },
  });
  const before = await wrong.tables();
  const browser = testClient(wrong.app);
  const { search } = await returnFrom(browser, 'discord');
  expect((await finish(browser, 'discord', 'signin', search)).statusCode).toBe(400);
  expect(await wrong.tables()).toEqual(before);
});
