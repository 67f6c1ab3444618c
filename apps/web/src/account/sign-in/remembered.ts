import type { SignInProvider } from '@callshot/contract';
import { allProviders } from './providers.ts';

const NEW_ACCOUNT = 'callshot.sign-in-provider';
const LINKING = 'callshot.linking';
const REFUSED = 'callshot.link-refused';

/** The provider of an account that was just made: /pick-username names it [rule: sign-in-11]. */
export const rememberNewAccount = (provider: SignInProvider): void =>
  sessionStorage.setItem(NEW_ACCOUNT, provider);

/** Null for a user who comes to /pick-username another way. */
export function newAccountProvider(): SignInProvider | null {
  const stored = sessionStorage.getItem(NEW_ACCOUNT);
  return allProviders.find((provider) => provider === stored) ?? null;
}

export const forgetNewAccount = (): void => sessionStorage.removeItem(NEW_ACCOUNT);

/**
 * One return page may serve both. The server decides by the state; this decides only which call to
 * make.
 */
export const rememberLinking = (provider: SignInProvider): void =>
  sessionStorage.setItem(LINKING, provider);
export const isLinking = (provider: SignInProvider): boolean =>
  sessionStorage.getItem(LINKING) === provider;
export const forgetLinking = (): void => sessionStorage.removeItem(LINKING);

/** Why a link was refused, for the own profile. */
export interface RefusedLink {
  readonly provider: SignInProvider;
  readonly reason: string;
}

export const rememberRefusedLink = (refused: RefusedLink): void =>
  sessionStorage.setItem(REFUSED, JSON.stringify(refused));
export const forgetRefusedLink = (): void => sessionStorage.removeItem(REFUSED);

export function refusedLink(): RefusedLink | null {
  const stored = sessionStorage.getItem(REFUSED);
  return stored === null ? null : (JSON.parse(stored) as RefusedLink);
}
