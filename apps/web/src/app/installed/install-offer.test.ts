// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const day = 86_400_000;
const start = Date.parse('2026-11-28T12:00:00Z');
const prompt = vi.fn(async () => ({ outcome: 'accepted' }));

beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** A page that is opened then, in a browser that can install it. */
async function visit(at: number) {
  vi.resetModules();
  const listeners: [string, EventListener][] = [];
  const add = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((name, listener) => void listeners.push([name, listener as EventListener]));
  const { noteHinted, watchInstall, useInstallWay } = await import('./install-offer.ts');
  const { renderHook } = await import('@testing-library/react');
  watchInstall(at);
  add.mockRestore();
  const tell = (name: string, event: Event) => {
    for (const [heard, listener] of listeners) if (heard === name) listener(event);
  };
  const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  tell('beforeinstallprompt', asked);
  return {
    way: () => renderHook(() => useInstallWay()).result.current,
    isBrowserQuiet: asked.defaultPrevented,
    hint: () => noteHinted(at),
    install: () => tell('appinstalled', new Event('appinstalled')),
  };
}

test('the first visit is left alone, and so is loading a page again in it', async () => {
  const first = await visit(start);
  expect(first.way()).toBeNull();
  expect(first.isBrowserQuiet).toBe(true);
  expect((await visit(start + 60_000)).way()).toBeNull();
});

test('the second visit is asked once in 60 days [rule: product-47]', async () => {
  await visit(start);
  const second = await visit(start + day);
  expect(second.way()?.kind).toBe('prompt');
  second.hint();
  expect((await visit(start + 60 * day)).way()).toBeNull();
  expect((await visit(start + 61 * day + 1)).way()?.kind).toBe('prompt');
});

test('the browser asks where the product did', async () => {
  await visit(start);
  const { way } = await visit(start + day);
  const offered = way();
  if (offered?.kind !== 'prompt') throw new Error('Nothing was offered');
  await offered.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(way()).toBeNull();
});

test('nobody is asked who has it', async () => {
  await visit(start);
  const second = await visit(start + day);
  second.install();
  expect(second.way()).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect((await visit(start + 2 * day)).way()).toBeNull();
});

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test.each([
  { why: 'an iPhone', userAgent: `(iPhone; CPU iPhone OS 18_1) ${safari}`, touch: 5, is: true },
  {
    why: 'an iPad',
    userAgent: `(Macintosh; Intel Mac OS X 10_15_7) ${safari}`,
    touch: 5,
    is: true,
  },
  { why: 'a Mac', userAgent: `(Macintosh; Intel Mac OS X 10_15_7) ${safari}`, touch: 0, is: false },
  { why: 'within another app', userAgent: '(iPhone) AppleWebKit/605.1.15', touch: 5, is: false },
  {
    why: 'Android',
    userAgent: '(Linux; Android 15) Chrome/141 Safari/537.36',
    touch: 5,
    is: false,
  },
])('the steps are said on Apple’s phones and tablets: $why', async ({ userAgent, touch, is }) => {
  const { installsBySteps } = await import('./install-offer.ts');
  expect(installsBySteps({ userAgent, maxTouchPoints: touch })).toBe(is);
});
