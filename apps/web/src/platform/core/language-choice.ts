import { AS_IN_BROWSER, LANGUAGE_COOKIE } from '@callshot/contract/languages';
import { languages } from './language.ts';

/** As long as browsers keep a cookie at most. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

const isSecure = () => location.protocol === 'https:';

/** On https bound to this host, as all cookies of the product are. */
const cookieName = () => (isSecure() ? '__Host-' : '') + LANGUAGE_COOKIE;

/** The choice of this browser: a language that there is, or its own wish. */
export function chosenLanguage(): string {
  const start = `${cookieName()}=`;
  const held = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  const chosen = held?.slice(start.length);
  return chosen !== undefined && languages().includes(chosen) ? chosen : AS_IN_BROWSER;
}

/** For the pages to come; the server reads it. Nobody has the cookie before choosing. */
export function keepLanguage(choice: string): void {
  if (choice === chosenLanguage()) return;
  const age = choice === AS_IN_BROWSER ? 0 : MAX_AGE_SECONDS;
  const manners = `path=/; samesite=lax; max-age=${age}${isSecure() ? '; secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${cookieName()}=${choice}; ${manners}`;
}
