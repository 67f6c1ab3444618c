import { startTimeLimit } from '../core/time-limit.ts';

/** A chunk that could not be fetched. */
export class PartFailure extends Error {
  /** The server no longer has the file: a newer version of the product is running. */
  readonly isGone: boolean;

  constructor(file: string, status: number | null) {
    super(`${file} could not be loaded (${status ?? 'no answer'})`);
    this.name = 'PartFailure';
    this.isGone = status === 404;
  }
}

const LIMIT_MS = 30_000;
const ready = new Map<string, Promise<void>>();

/**
 * Fetches all files of a chunk before any of them is imported. A browser remembers a failed import,
 * and never asks again for a style sheet that failed. A fetch can be repeated, and its result is in
 * the browser's cache when the import asks for it. The build calls this for every lazy import, with
 * the files of its chunk (vite.config.ts).
 */
export async function loadPart<T>(
  evaluate: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => once(addressOf(file))));
  return evaluate();
}

/** The build names files as they lie beside the entry page, wherever the address bar stands. */
const addressOf = (file: string): string =>
  new URL(import.meta.env.BASE_URL + file, location.origin).href;

function once(address: string): Promise<void> {
  const known = ready.get(address);
  if (known !== undefined) return known;
  const fetching = isOnPage(address) ? Promise.resolve() : bring(address);
  ready.set(address, fetching);
  // A failed file is requested again by the next caller.
  fetching.catch(() => ready.delete(address));
  return fetching;
}

/** The page itself came with it. */
const isOnPage = (address: string): boolean =>
  [
    ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
    ...document.querySelectorAll<HTMLLinkElement>('link[href]'),
  ].some((element) => ('src' in element ? element.src : element.href) === address);

async function bring(address: string): Promise<void> {
  if (!new URL(address).pathname.endsWith('.css')) return get(address);
  // If two sheets style the same thing, the later one wins. They are placed in the order of the
  // requests, whichever arrives first.
  const place = document.head.appendChild(document.createComment(''));
  try {
    await get(address);
    await addStyle(address, place);
  } finally {
    place.remove();
  }
}

async function get(address: string): Promise<void> {
  const limit = startTimeLimit(LIMIT_MS);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) throw new PartFailure(address, response.status);
    await response.arrayBuffer();
  } catch (error) {
    throw error instanceof PartFailure ? error : new PartFailure(address, null);
  } finally {
    limit.end();
  }
}

function addStyle(address: string, place: Comment): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new PartFailure(address, null));
    });
    place.before(link);
  });
}
