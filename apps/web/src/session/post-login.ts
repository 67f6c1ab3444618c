import { isPickemsPath } from '../core/game-choice.ts';

const KEY = 'callshot.post-login-path';

/**
 * A path of this site and nothing else: one leading slash, then no second one and no backslash
 * [rule: accounts-30].
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Remembers where to go on after the next login; the page on screen unless told. */
export function storePostLoginPath(path = location.pathname + location.search): void {
  if (isOwnPath(path)) sessionStorage.setItem(KEY, path);
}

/** The same, unless a page that asked for the login has said where to go on. */
export function keepPostLoginPath(): void {
  if (sessionStorage.getItem(KEY) === null) storePostLoginPath();
}

/**
 * A user who logs in or registers beside an event or an invite comes back to it; elsewhere they go on to
 * the picks.
 */
export function storeEventPath(): void {
  const { pathname } = location;
  if (isPickemsPath(pathname) || pathname.startsWith('/join/')) storePostLoginPath();
  else forgetPostLoginPath();
}

/** The remembered path, once; null when there is none or it leads elsewhere. */
export function takePostLoginPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** A login that was given up leads nowhere later. */
export function forgetPostLoginPath(): void {
  sessionStorage.removeItem(KEY);
}
