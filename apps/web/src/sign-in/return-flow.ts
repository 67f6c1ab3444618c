import type { Answer, SignInProvider } from '@callshot/contract';
import { call } from '../core/client.ts';
import { currentGame } from '../core/current-game.ts';
import { rememberLoginPrompts } from '../session/login-prompts.ts';
import { takePostLoginPath } from '../session/post-login.ts';
import { forgetLinking, rememberNewAccount, rememberRefusedLink } from './remembered.ts';

type SignedIn = Answer<'GET /api/auth/signin-discord'>;

const eventPath = (): string => `/${currentGame.prefix}/event`;

/** What the provider sent along, wherever it stands; the rest of an address is not passed on. */
export function callbackOf(search: URLSearchParams) {
  const value = (name: string) => {
    const text = search.get(name);
    return text === null ? {} : { [name]: text };
  };
  return { ...value('code'), ...value('state'), ...value('iss'), ...value('error') };
}

/** Where a sign-in leads [rule: sign-in-8]; null = it failed, which is not told [rule: sign-in-9]. */
export function pathAfterSignIn(provider: SignInProvider, answer: SignedIn | null): string {
  const path = takePostLoginPath();
  if (answer === null) return eventPath();
  rememberLoginPrompts(answer);
  if (answer.usernameIsEmail) return eventPath();
  if (!answer.created) return path ?? eventPath();
  rememberNewAccount(provider);
  return '/pick-username';
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
  return pathAfterSignIn(provider, answer);
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
    path: takePostLoginPath() ?? eventPath(),
    isLinked: answer?.linked ?? false,
    isRefused: reason !== null,
  };
}
