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

const addressesOf = () => fetched.mock.calls.map(([address]) => new URL(String(address)).pathname);
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response('code'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

test('everything of a part is fetched before anything of it is evaluated', async () => {
  const files = [fresh('js'), fresh('js')];
  evaluate.mockImplementationOnce(async () => {
    expect(fetched).toHaveBeenCalledTimes(2);
    return 'the part';
  });
  expect(await loadPart(evaluate, files)).toBe('the part');
  expect(addressesOf()).toEqual(files.map((file) => `/${file}`));
});

test('what is there is not fetched again, nor what the page came with', async () => {
  const shared = fresh('js');
  const own = fresh('js');
  document.head.innerHTML = `<link rel="modulepreload" href="/${own}">`;
  await loadPart(evaluate, [shared]);
  await loadPart(evaluate, [shared, own]);
  expect(addressesOf()).toEqual([`/${shared}`]);
});

test('a part that failed is not evaluated, and is fetched anew when it is wanted again', async () => {
  const file = fresh('js');
  fetched.mockRejectedValueOnce(new TypeError('network'));
  await expect(loadPart(evaluate, [file])).rejects.toBeInstanceOf(PartFailure);
  expect(evaluate).not.toHaveBeenCalled();
  expect(await loadPart(evaluate, [file])).toBe('the part');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  { status: 404, isGone: true, why: 'another version has taken this one’s place' },
  { status: 503, isGone: false, why: 'the server will have it again' },
])('$status: $why', async ({ status, isGone }) => {
  fetched.mockResolvedValueOnce(new Response('', { status }));
  await expect(loadPart(evaluate, [fresh('js')])).rejects.toMatchObject({ isGone });
});

test('a style sheet is on the page before its part is drawn, and leaves no trace when it fails', async () => {
  const file = fresh('css');
  const failing = loadPart(evaluate, [file]);
  await expect.poll(links).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toBeInstanceOf(PartFailure);
  expect(links()).toEqual([]);

  const loading = loadPart(evaluate, [file]);
  await expect.poll(links).toHaveLength(1);
  expect(evaluate).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the part');
});

test('style sheets stand in the order of the list, whichever comes first', async () => {
  const [first, second] = [fresh('css'), fresh('css')];
  let answer = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const loading = loadPart(evaluate, [first, second]);
  await expect.poll(links).toHaveLength(1);
  answer(new Response('code'));
  await expect.poll(links).toHaveLength(2);
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual([`/${first}`, `/${second}`]);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(await loading).toBe('the part');
});
