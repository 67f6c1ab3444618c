// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storePostLoginPath, takePostLoginPath, waitingSlip } from '../session/post-login.ts';
import { rememberInvite, waitingInvite } from '../session/waiting-invite.ts';
import { isLinking, refusedLink, rememberLinking } from './remembered.ts';
import { finishLink, finishSignIn, pathAfterSignIn } from './return-flow.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(status: number, body: object) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

describe('where a sign-in leads', () => {
  test.each([
    {
      why: 'to the page that asked for it',
      answer: { usernameIsEmail: false, usernameChangeAvailable: false, created: false },
      stored: '/cs/event/9?stage=1',
      path: '/cs/event/9?stage=1',
    },
    {
      why: 'to the event when no page asked',
      answer: { usernameIsEmail: false, usernameChangeAvailable: false, created: false },
      stored: null,
      path: '/rl/event',
    },
    {
      why: 'a new account chooses its name first',
      answer: { usernameIsEmail: false, usernameChangeAvailable: false, created: true },
      stored: '/rl/event/3',
      path: '/pick-username',
    },
    {
      why: 'a name that is an email is asked about where it began',
      answer: { usernameIsEmail: true, usernameChangeAvailable: false, created: true },
      stored: '/rl/event/3',
      path: '/rl/event/3',
    },
  ])('$why', ({ answer, stored, path }) => {
    if (stored !== null) storePostLoginPath(stored);
    expect(pathAfterSignIn('reddit', answer)).toBe(path);
    const isNew = path === '/pick-username';
    // The page of usernames leads back there.
    expect(takePostLoginPath()).toBe(isNew ? stored : null);
    expect(sessionStorage.getItem('callshot.sign-in-provider')).toBe(isNew ? 'reddit' : null);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never to %s',
    (planted) => {
      const place = JSON.stringify({ path: planted, at: Date.now() });
      sessionStorage.setItem('callshot.post-login-path', place);
      const answer = { usernameIsEmail: false, usernameChangeAvailable: false, created: false };
      expect(pathAfterSignIn('discord', answer)).toBe('/rl/event');
    },
  );
});

test('what the provider sent is passed on wherever it stands, and nothing else', async () => {
  const asked = answerWith(200, {
    usernameIsEmail: false,
    usernameChangeAvailable: false,
    created: false,
  });
  const search = new URLSearchParams(
    'scope=a&state=s&prompt=none&code=c%2F1&iss=https://i.example',
  );
  await finishSignIn('google', search);
  expect(asked).toEqual(['/api/auth/signin-google?code=c%2F1&state=s&iss=https%3A%2F%2Fi.example']);
});

describe.each([
  { why: 'refused', status: 400 },
  { why: 'too often', status: 429 },
  { why: 'out of order', status: 500 },
])('a sign-in that is $why', ({ status }) => {
  const told = () => sessionStorage.getItem('callshot.not-signed-in');
  beforeEach(() => void answerWith(status, { code: 'x', title: 'Not today' }));

  test.each([
    { search: 'error=access_denied', words: 'You are not signed in.' },
    { search: 'code=c', words: 'Signing in with Discord did not work. Please try again.' },
  ])('leads back to where it began, with a word: $words', async ({ search, words }) => {
    storePostLoginPath('/cs/event/9?stage=2', { eventId: 9, eventStageId: 90, picks: {} });
    rememberInvite('abcdefgh');
    expect(await finishSignIn('discord', new URLSearchParams(search))).toBe('/cs/event/9?stage=2');
    expect(told()).toBe(words);
    expect(waitingSlip(9, 90)).toBeNull();
    // They asked to join, and may sign in another way.
    expect(waitingInvite()).toBe('abcdefgh');
  });

  test('leads to the event without a word where nothing is remembered [rule: sign-in-8]', async () => {
    const search = new URLSearchParams('error=access_denied');
    expect(await finishSignIn('discord', search)).toBe('/rl/event');
    expect(told()).toBeNull();
  });
});

describe('linking', () => {
  test('leads back to where it began, once [rule: sign-in-8, sign-in-10]', async () => {
    storePostLoginPath('/cs/event/9');
    rememberLinking('discord');
    answerWith(200, { linked: true, reason: null });
    expect(await finishLink('discord', new URLSearchParams('code=c'))).toEqual({
      path: '/cs/event/9',
      isLinked: true,
      isRefused: false,
    });
    expect(isLinking('discord')).toBe(false);
    expect(refusedLink()).toBeNull();
    expect(takePostLoginPath()).toBeNull();
  });

  test('a refusal is kept for the profile [rule: sign-in-10]', async () => {
    answerWith(200, { linked: false, reason: 'It is of another player.' });
    expect(await finishLink('reddit', new URLSearchParams('code=c'))).toEqual({
      path: '/rl/event',
      isLinked: false,
      isRefused: true,
    });
    expect(refusedLink()).toEqual({ provider: 'reddit', reason: 'It is of another player.' });
  });

  test('a failure is not told [rule: sign-in-9, sign-in-10]', async () => {
    answerWith(400, { code: 'link_failed', title: 'Linking did not work.' });
    expect(await finishLink('google', new URLSearchParams('error=access_denied'))).toEqual({
      path: '/rl/event',
      isLinked: false,
      isRefused: false,
    });
    expect(refusedLink()).toBeNull();
  });
});
