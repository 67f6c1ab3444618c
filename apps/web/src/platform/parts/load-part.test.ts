// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart, PartFailure } from './load-part.ts';

const fetched = vi.fn<typeof fetch>();
const evaluate = vi.fn(async () => 'the part');
let count = 0;

/** Files are remembered for as long as the page lives: every test has its own. */
function fresh(ending: 'js' | 'css'): string {
  count += 1;
  return `assets/part-${count}.${ending}`;
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];
const addresses = () => links().map(({ href }) => new URL(href).pathname);

/** The browser's word on the last link: jsdom loads none. */
async function settle(as: 'load' | 'error'): Promise<void> {
  links().at(-1)?.dispatchEvent(new Event(as));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response('code'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetched.mockReset();
  document.head.replaceChildren();
});

test('each file is asked for once, by a link that an import shares, before anything is evaluated', async () => {
  const [script, style] = [fresh('js'), fresh('css')];
  const loading = loadPart(evaluate, [script, style]);
  expect(addresses()).toEqual([`/${script}`, `/${style}`]);
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload', 'stylesheet']);
  await settle('load');
  expect(evaluate).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the part');
  expect(fetched).not.toHaveBeenCalled();
});

test('what is there is not asked for again, nor what the page came with', async () => {
  const [shared, own] = [fresh('js'), fresh('js')];
  document.head.innerHTML = `<link rel="modulepreload" href="/${own}">`;
  const loading = loadPart(evaluate, [shared]);
  await settle('load');
  await loading;
  expect(await loadPart(evaluate, [shared, own])).toBe('the part');
  expect(addresses()).toEqual([`/${own}`, `/${shared}`]);
});

test('a file that the page has only asked for ahead is waited for, since it may have failed', async () => {
  const file = fresh('js');
  document.head.innerHTML = `<link rel="modulepreload" href="/${file}" data-ahead>`;
  const loading = loadPart(evaluate, [file]);
  await vi.advanceTimersByTimeAsync(0);
  expect(evaluate).not.toHaveBeenCalled();
  await settle('load');
  expect(await loading).toBe('the part');
});

test.each(['js', 'css'] as const)(
  'a %s file that failed leaves no trace, and is asked for anew when it is wanted again',
  async (ending) => {
    const file = fresh(ending);
    fetched.mockRejectedValueOnce(new TypeError('network'));
    const failing = expect(loadPart(evaluate, [file])).rejects.toBeInstanceOf(PartFailure);
    await settle('error');
    await failing;
    expect(links()).toEqual([]);
    expect(evaluate).not.toHaveBeenCalled();

    const loading = loadPart(evaluate, [file]);
    expect(addresses()).toEqual([`/${file}`]);
    await settle('load');
    expect(await loading).toBe('the part');
  },
);

test('a file that comes the second time stands where it was asked for', async () => {
  const [first, second] = [fresh('css'), fresh('css')];
  const loading = loadPart(evaluate, [first, second]);
  links()[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(addresses()).toEqual([`/${first}`, `/${second}`]);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the part');
});

test.each([
  { status: 404, isGone: true, why: 'another version has taken this one’s place' },
  { status: 503, isGone: false, why: 'the server will have it again' },
])('$status: $why', async ({ status, isGone }) => {
  fetched.mockResolvedValueOnce(new Response('', { status }));
  const failing = expect(loadPart(evaluate, [fresh('js')])).rejects.toMatchObject({ isGone });
  await settle('error');
  await failing;
});

test.each([
  { what: 'a file', evaluated: evaluate },
  { what: 'an import', evaluated: () => new Promise<string>(() => {}) },
])('$what that never comes fails in the end', async ({ what, evaluated }) => {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal)),
      ),
  );
  const failing = expect(loadPart(evaluated, [fresh('js')])).rejects.toBeInstanceOf(PartFailure);
  if (what === 'an import') await settle('load');
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;
});
