/** Pages with a secret in their address. */
const SECRET_PAGES =
  /^\/(?:reset-password|verify-email|first-admin|unsubscribe|(?:signin|link)-(?:discord|google|reddit))$/;

/** Such a page is good for nothing once it was left. */
export const isSecretPage = (path: string): boolean =>
  SECRET_PAGES.test(path.split('?', 1)[0] ?? '');

const STATE = 'secrets';

/**
 * Takes the secret of such a page's address, in its query or behind its `#`, out of the address bar
 * before the first request. It must not reach any history, screenshot or Referer. It stays in the
 * state of the history entry, so that a reload does not lose it. False = there was none.
 */
export function takeSecrets(): boolean {
  const { pathname, search, hash } = location;
  const found = `${search.slice(1)}&${hash.slice(1)}`.replace(/^&|&$/g, '');
  if (!SECRET_PAGES.test(pathname) || found === '') return false;
  history.replaceState({ ...history.state, [STATE]: found }, '', pathname);
  return true;
}

/** The secrets that this page’s address held. */
export function secretsOfPage(): URLSearchParams {
  const state: unknown = history.state;
  const held: unknown = typeof state === 'object' && state && Reflect.get(state, STATE);
  return new URLSearchParams(typeof held === 'string' ? held : '');
}

/** Once used, it is good for nothing and gone. */
export function forgetSecrets(): void {
  history.replaceState({ ...history.state, [STATE]: undefined }, '');
}
