import { filesOf, caches as names, paintedFirst, standInsFor } from './places.ts';

/** After so long the server is asked first: a page may be too old for its answers. */
const OLD_AFTER_MS = 7 * 86_400_000;
/** A page that the server does not send by then is shown as it is kept. */
const PATIENCE_MS = 4000;
const LONGEST_MS = 60_000;
/** The page that is opened needs the line first. */
const REST_MS = 4000;

interface Parts {
  /** Takes a hashed file from the cache or, once, from the server. */
  keepFile(file: string, event: ExtendableEvent): Promise<Response>;
  /** A page was replaced by one of another build. */
  onNewPage(): Promise<void>;
  readonly restMs?: number;
}

/**
 * Pages as the server sent them, each under the address of its outlines. A page is replaced only when all
 * files that it names are kept, so that what is kept is always one whole build.
 */
export class KeptPages {
  readonly #parts: Parts;
  readonly #renewing = new Map<string, Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The kept page where there is one. Somebody who loads a page again wants the server's. */
  async answer(request: Request, shell: string): Promise<Response> {
    const kept = await this.#kept(shell);
    if (kept !== undefined && !isAskedAnew(request) && !isOld(kept)) return kept;
    try {
      if (kept === undefined) return await fetch(request);
      const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
      return answer.status < 500 ? answer : kept;
    } catch (error) {
      const standIn = kept ?? (await this.#standIn(shell));
      if (standIn === undefined) throw error;
      return standIn;
    }
  }

  /** Brings the page up to date once the page that was opened has loaded. */
  async renewLater(shell: string, event: ExtendableEvent): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#parts.restMs ?? REST_MS));
    await this.renew(shell, event);
  }

  /** Asked twice at once, it asks the server once. Without a connection all stays as it was. */
  renew(shell: string, event: ExtendableEvent): Promise<void> {
    const running = this.#renewing.get(shell);
    if (running !== undefined) return running;
    const renewing = this.#renew(shell, event)
      .catch(() => undefined)
      .finally(() => this.#renewing.delete(shell));
    this.#renewing.set(shell, renewing);
    return renewing;
  }

  /** The kept page starts with another script than the page that asks: it is of another build. */
  async isOther(shell: string, entry: string): Promise<boolean> {
    const html = await (await this.#kept(shell))?.text();
    return html !== undefined && !filesOf(html).includes(entry);
  }

  /** A file of a kept page is gone from the server: the next page is the server's. */
  async forget(): Promise<void> {
    await caches.delete(names.pages);
  }

  async #renew(shell: string, event: ExtendableEvent): Promise<void> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await fetch(shell, { cache: 'no-cache', signal });
    if (!isOwnPage(answer)) return;
    const html = await answer.text();
    const files = filesOf(html);
    if (files.length === 0) return;
    for (const file of files) {
      if (!(await this.#parts.keepFile(file, event)).ok) return;
    }
    const cache = await caches.open(names.pages);
    const before = await (await cache.match(shell, { ignoreVary: true }))?.text();
    await cache.put(shell, new Response(paintedFirst(html), { headers: answer.headers }));
    if (before !== undefined && filesOf(before).join() !== files.join()) {
      await this.#parts.onNewPage();
    }
  }

  async #kept(shell: string): Promise<Response | undefined> {
    const cache = await caches.open(names.pages);
    return cache.match(shell, { ignoreVary: true });
  }

  async #standIn(shell: string): Promise<Response | undefined> {
    for (const other of standInsFor(shell)) {
      const kept = await this.#kept(other);
      if (kept !== undefined) return kept;
    }
    return undefined;
  }
}

const isAskedAnew = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

function isOld({ headers }: Response): boolean {
  const sentAt = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sentAt) || Math.abs(Date.now() - sentAt) > OLD_AFTER_MS;
}

/** Not what a hotel's network answers in the server's place. */
const isOwnPage = ({ ok, redirected, type, headers }: Response): boolean =>
  ok &&
  !redirected &&
  type === 'basic' &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('content-security-policy') !== null;
