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
 * Loads all files of a chunk before any of them is imported. A link asks for each file, and the import
 * shares the link's answer, so that a file is one request. A browser remembers a failed import,
 * but a link can be placed again. The build calls this for every lazy import, with the files of its
 * chunk (vite.config.ts).
 */
export async function loadPart<T>(
  evaluate: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => once(addressOf(file))));
  return inTime(evaluate(), files[0] ?? 'chunk');
}

/** The build names files as they lie beside the entry page, wherever the address bar stands. */
const addressOf = (file: string): string =>
  new URL(import.meta.env.BASE_URL + file, location.origin).href;

function once(address: string): Promise<void> {
  const known = ready.get(address);
  if (known !== undefined) return known;
  const loading = isOnPage(address) ? Promise.resolve() : load(address);
  ready.set(address, loading);
  // A failed file is requested again by the next caller.
  loading.catch(() => ready.delete(address));
  return loading;
}

/** The page itself came with it. A file that it has only asked for ahead may have failed. */
const isOnPage = (address: string): boolean =>
  [
    ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
    ...document.querySelectorAll<HTMLLinkElement>('link[href]:not([data-ahead])'),
  ].some((element) => ('src' in element ? element.src : element.href) === address);

async function load(address: string): Promise<void> {
  // If two sheets style the same thing, the later one wins: a link stands in the order of the
  // requests, whichever file arrives first.
  let link = document.head.appendChild(linkTo(address));
  try {
    await inTime(settled(link), address);
  } catch {
    try {
      // A link does not tell why it failed.
      await get(address);
      const again = linkTo(address);
      link.replaceWith(again);
      link = again;
      await inTime(settled(link), address);
    } catch (error) {
      link.remove();
      throw error instanceof PartFailure ? error : new PartFailure(address, null);
    }
  }
}

function linkTo(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  // Chromium remembers a script whose `preload` failed, and fails its import too.
  link.rel = new URL(address).pathname.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = address;
  return link;
}

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new PartFailure(link.href, null)));
  });

async function inTime<T>(work: Promise<T>, file: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartFailure(file, null)), LIMIT_MS);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

async function get(address: string): Promise<void> {
  const limit = startTimeLimit(LIMIT_MS);
  try {
    const response = await fetch(address, { signal: limit.signal });
    if (!response.ok) throw new PartFailure(address, response.status);
    await response.arrayBuffer();
  } finally {
    limit.end();
  }
}
