import type {
  Answer,
  AnsweredRefusal,
  Body,
  Endpoint,
  EndpointKey,
  Endpoints,
  KeyHolders,
  Params,
  Query,
  RoleName,
  TokenScope,
  Who,
} from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Outcome } from '../outcome.ts';
import type { Made } from './answers/told-faults.ts';

/** The caller, read from the database on every request. */
export interface Caller {
  readonly user: SignedInUser | null;
  readonly roles: ReadonlySet<RoleName>;
  /** The game of the `Game` header; 1 when missing or invalid [rule: product-11]. */
  readonly gameId: GameId;
  /** Network address, for limits. */
  readonly address: string;
}

export interface SignedInUser {
  readonly id: number;
  readonly username: string;
  readonly sessionId: number;
}

export interface SignedInCaller extends Caller {
  readonly user: SignedInUser;
}

/** An API key, and whose it is. */
export interface KeyHolder {
  readonly id: number;
  readonly scopes: ReadonlySet<string>;
  readonly user: TokenUser;
}

/** A user who sent a personal token: no session takes part. */
export type TokenUser = Omit<SignedInUser, 'sessionId'>;

/** The caller of a call that a session or a token opens. */
export interface TokenCaller extends Omit<Caller, 'user'> {
  readonly user: TokenUser | null;
}

export interface UserCaller extends TokenCaller {
  readonly user: TokenUser;
}

/** A program with an API key, without a user or roles. */
export interface KeyCaller extends Pick<Caller, 'gameId' | 'address'> {
  readonly keyHolder: KeyHolder;
}

/** The callers that the contract lets through to a handler. */
export type CallerOf<W extends Who> = W extends 'anyone'
  ? Caller
  : W extends KeyHolders
    ? KeyCaller
    : SignedInCaller;

/** The same of a call that personal tokens open as well. */
type TokenCallerOf<W extends Who> = W extends 'anyone' ? TokenCaller : UserCaller;

type CallerAt<E extends Endpoint> = E extends { readonly token: TokenScope }
  ? TokenCallerOf<E['who']>
  : CallerOf<E['who']>;

/** One parsed call. */
export interface Call<K extends EndpointKey> {
  readonly params: Params<K>;
  readonly query: Query<K>;
  readonly body: Body<K>;
  readonly caller: CallerAt<Endpoints[K]>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Cookies of the request, by plain name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options?: { maxAge?: number; httpOnly?: boolean }): void;
  clearCookie(name: string): void;
}

/** A refusal that the contract does not list for the call does not compile. */
export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => Promise<Outcome<Made<Answer<K>>, AnsweredRefusal<K>>>;

/** A capability's handlers: forgetting one of its endpoints does not compile. */
export type Handlers<K extends EndpointKey = EndpointKey> = { readonly [P in K]: Handler<P> };
