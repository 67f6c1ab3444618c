import type { Answer, SignInProvider } from '@callshot/contract';
import { call } from '../../platform/core/client.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { leavePostLoginPath, takePostLoginPath } from '../session/post-login.ts';
import { rememberNotSignedIn } from './not-signed-in.ts';
import { providerTitles } from './providers.ts';
import { forgetLinking, rememberNewAccount, rememberRefusedLink } from './remembered.ts';
import { m } from './words/messages.js';

type SignedIn = Answer<'GET /api/auth/signin-discord'>;

/** All three providers send this when a user cancels. */
const CANCELLED = 'access_denied';

const eventPath = (): string => `/${currentGame.prefix}/event`;

/** The provider's parameters, in any order; the rest of an address is not passed on. */
export function callbackOf(search: URLSearchParams) {
  const value = (name: string) => {
    const text = search.get(name);
    return text === null ? {} : { [name]: text };
  };
  return { ...value('code'), ...value('state'), ...value('iss'), ...value('error') };
}

/** The path after a sign-in. A new account chooses its name on the way [rule: sign-in-8]. */
export function pathAfterSignIn(provider: SignInProvider, answer: SignedIn): string {
  rememberLoginPrompts(answer);
  if (!answer.created || answer.usernameIsEmail) return takePostLoginPath() ?? eventPath();
  rememberNewAccount(provider);
  return '/pick-username';
}

/**
 * Back to the page where it began, with a message; without a remembered page, no message
 * [rule: sign-in-9].
 */
function pathWithoutSignIn(provider: SignInProvider, isCancelled: boolean): string {
  const path = leavePostLoginPath();
  if (path === null) return eventPath();
  rememberNotSignedIn(
    isCancelled ? m.notSignedIn() : m.signInFailed({ provider: providerTitles[provider] }),
  );
  return path;
}

/** Finishes the sign-in; answers where to go on. */
export async function finishSignIn(
  provider: SignInProvider,
  search: URLSearchParams,
): Promise<string> {
  const query = callbackOf(search);
  const answer = await call(`GET /api/auth/signin-${provider}`, { query, isSilent: true }).catch(
    () => null,
  );
  return answer === null
    ? pathWithoutSignIn(provider, search.get('error') === CANCELLED)
    : pathAfterSignIn(provider, answer);
}

/**
 * Finishes linking; failures are not told, but a refusal stands on the own profile [rule:
 * sign-in-15].
 */
export async function finishLink(
  provider: SignInProvider,
  search: URLSearchParams,
): Promise<{ path: string; isLinked: boolean; isRefused: boolean }> {
  forgetLinking();
  const query = callbackOf(search);
  const answer = await call(`GET /api/auth/link-${provider}`, { query, isSilent: true }).catch(
    () => null,
  );
  const reason = answer?.reason ?? null;
  if (reason !== null) rememberRefusedLink({ provider, reason });
  return {
    path: leavePostLoginPath() ?? eventPath(),
    isLinked: answer?.linked ?? false,
    isRefused: reason !== null,
  };
}
