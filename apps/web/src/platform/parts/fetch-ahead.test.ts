// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loadPage = vi.fn(async () => undefined);
const task = vi.fn(async () => undefined);

const listening = vi.spyOn(document, 'addEventListener');

/** A page has one queue for as long as it lives. */
async function openPage(): Promise<typeof import('./fetch-ahead.ts')> {
  vi.resetModules();
  const ahead = await import('./fetch-ahead.ts');
  ahead.fetchAhead(task);
  ahead.beginOnIntent(loadPage);
  return ahead;
}

const lineIs = (connection: object | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));

async function meet(selector: string, kind = 'pointerover'): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(2000);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<p>Words</p><button>Log in</button><a href="/rl/leagues?page=2"><b>Leagues</b></a><a id="away" href="https://elsewhere.example/rl">Away</a>';
});

afterEach(() => {
  for (const [kind, listener] of listening.mock.calls) document.removeEventListener(kind, listener);
  listening.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a page that nobody uses loads nothing ahead', async () => {
  await openPage();
  await meet('p');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).not.toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'after %s over what can be pressed it does, what is added later too',
  async (kind) => {
    const { fetchAhead } = await openPage();
    await meet('button', kind);
    expect(task).toHaveBeenCalledOnce();
    task.mockRejectedValueOnce(new Error('lost'));
    fetchAhead(task);
    fetchAhead(task);
    await vi.advanceTimersByTimeAsync(1000);
    expect(task).toHaveBeenCalledTimes(3);
    expect(loadPage).not.toHaveBeenCalled();
  },
);

test('the page of a link is loaded at once, once, and only a page of the product', async () => {
  await openPage();
  await meet('b');
  await meet('a');
  expect(loadPage.mock.calls).toEqual([['/rl/leagues']]);
  await meet('#away');
  expect(loadPage).toHaveBeenCalledOnce();
});

test.each([
  { connection: { saveData: true, effectiveType: '4g' }, isLoaded: false },
  { connection: { saveData: false, effectiveType: '3g' }, isLoaded: false },
  { connection: { saveData: false, effectiveType: 'slow-2g' }, isLoaded: false },
  { connection: { saveData: false, effectiveType: '4g' }, isLoaded: true },
  { connection: { saveData: false }, isLoaded: true },
  { connection: undefined, isLoaded: true },
])('on a line that tells $connection: $isLoaded', async ({ connection, isLoaded }) => {
  lineIs(connection);
  await openPage();
  await meet('b');
  expect([loadPage.mock.calls.length, task.mock.calls.length]).toEqual(isLoaded ? [1, 1] : [0, 0]);
});
