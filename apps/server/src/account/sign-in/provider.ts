import type { SignInProvider } from '@callshot/contract';
import {
  type AuthorizationServer,
  allowInsecureRequests,
  type ClientAuth,
  customFetch,
  protectedResourceRequest,
} from 'oauth4webapi';
import type { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProviderAccess } from './provider-settings.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** A person's identity at a provider: the subject never changes, the name is only shown. */
export interface Identity {
  readonly subject: string;
  readonly username: string | null;
}

/** One way to sign in: what a provider expects, and how it says who somebody is. */
export interface Provider {
  readonly name: SignInProvider;
  readonly client: { readonly client_id: string };
  readonly authenticate: ClientAuth;
  readonly requests: Requests;
  readonly scope: string;
  readonly isPkceUsed: boolean;
  /** OpenID Connect: the answer holds an id token, bound to the attempt by a nonce. */
  readonly isNonceUsed: boolean;
  /** Registered with a single return address: links come back to that of sign-ins, too. */
  readonly hasOneReturnPage: boolean;
  /** Further parameters of the authorize address. */
  readonly extras: Readonly<Record<string, string>>;
  findServer(): Promise<AuthorizationServer>;
  readIdentity(answer: TokenAnswer): Promise<Identity>;
}

export interface TokenAnswer {
  readonly server: AuthorizationServer;
  readonly response: Response;
  readonly accessToken: string;
  readonly claims: Readonly<Record<string, unknown>> | undefined;
}

export interface Requests {
  readonly headers: Headers;
  readonly [customFetch]: ReturnType<typeof boundedFetch>;
  readonly [allowInsecureRequests]: boolean;
}

/** Connection to a provider. Only stand-ins on loopback may use plain http. */
export const requestsTo = (access: ProviderAccess, userAgent: string): Requests => ({
  headers: new Headers({ 'user-agent': userAgent }),
  [customFetch]: boundedFetch(access.timeoutMs),
  [allowInsecureRequests]: access.origin?.startsWith('http://127.0.0.1:') ?? false,
});

/** Requests the profile of the token's owner. */
export async function readProfile<S extends z.ZodType>(
  url: string,
  schema: S,
  { accessToken, requests }: { readonly accessToken: string; readonly requests: Requests },
): Promise<z.output<S>> {
  const { headers, ...options } = requests;
  const answer = await protectedResourceRequest(
    accessToken,
    'GET',
    new URL(url),
    headers,
    null,
    options,
  );
  if (answer.status !== 200) throw new SignInProblem(`the profile was answered ${answer.status}`);
  const profile = schema.safeParse(await answer.json().catch(() => null));
  if (!profile.success) throw new SignInProblem('the profile is not what the provider documents');
  return profile.data;
}
