// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storePostLoginPath, takePostLoginPath } from '../session/post-login.ts';
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
      why: 'a name that is an email leads to the event, where it is asked about',
      answer: { usernameIsEmail: true, usernameChangeAvailable: false, created: true },
      stored: '/rl/event/3',
      path: '/rl/event',
    },
    {
      why: 'a failure leads to the event, quietly',
      answer: null,
      stored: '/rl/event/3',
      path: '/rl/event',
    },
  ])('$why', ({ answer, stored, path }) => {
    if (stored !== null) storePostLoginPath(stored);
    expect(pathAfterSignIn('reddit', answer)).toBe(path);
    expect(takePostLoginPath()).toBeNull();
    const isNew = path === '/pick-username';
    expect(sessionStorage.getItem('callshot.sign-in-provider')).toBe(isNew ? 'reddit' : null);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never to %s',
    (planted) => {
      sessionStorage.setItem('callshot.post-login-path', planted);
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

test.each([
  { why: 'refused', status: 400 },
  { why: 'too often', status: 429 },
  { why: 'out of order', status: 500 },
])('a sign-in that is $why leads to the event', async ({ status }) => {
  answerWith(status, { code: 'x', title: 'Not today' });
  expect(await finishSignIn('discord', new URLSearchParams('error=access_denied'))).toBe(
    '/rl/event',
  );
});

describe('linking', () => {
  test('leads back to where it began, once', async () => {
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

  test('a refusal is kept for the profile', async () => {
    answerWith(200, { linked: false, reason: 'It is of another player.' });
    expect(await finishLink('reddit', new URLSearchParams('code=c'))).toEqual({
      path: '/rl/event',
      isLinked: false,
      isRefused: true,
    });
    expect(refusedLink()).toEqual({ provider: 'reddit', reason: 'It is of another player.' });
  });

  test('a failure is not told', async () => {
    answerWith(400, { code: 'link_failed', title: 'Linking did not work.' });
    expect(await finishLink('google', new URLSearchParams('error=access_denied'))).toEqual({
      path: '/rl/event',
      isLinked: false,
      isRefused: false,
    });
    expect(refusedLink()).toBeNull();
  });
});
