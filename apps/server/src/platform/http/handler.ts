import type {
  Answer,
  Body,
  commonRefusals,
  EndpointKey,
  Params,
  Query,
  RefusalBody,
  RefusalCode,
  RoleName,
} from '@callshot/contract';

/** Who is asking, read from the database on every request. */
export interface Caller {
  readonly user: SignedInUser | null;
  readonly roles: ReadonlySet<RoleName>;
  /** The game of the `Game` header; 1 when missing or invalid (decision 37). */
  readonly gameId: 1 | 2;
  /** Network address, for limits. */
  readonly address: string;
}

export interface SignedInUser {
  readonly id: number;
  readonly username: string;
  readonly sessionId: number;
}

/** One parsed call. */
export interface Call<K extends EndpointKey> {
  readonly params: Params<K>;
  readonly query: Query<K>;
  readonly body: Body<K>;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Cookies of the request, by plain name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options?: { maxAge?: number; httpOnly?: boolean }): void;
  clearCookie(name: string): void;
}

/** A handler's expected failure; its status and title stand in the contract. */
export interface Refused<C extends string> {
  readonly refused: C;
  readonly details?: Pick<RefusalBody, 'problems' | 'current' | 'retryAfter'>;
}

export const refuse = <const C extends string>(
  refused: C,
  details?: Refused<C>['details'],
): Refused<C> => (details ? { refused, details } : { refused });

export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => Promise<Answer<K> | Refused<RefusalCode<K> | keyof typeof commonRefusals>>;

/** A capability's handlers: forgetting one of its endpoints does not compile. */
export type Handlers<K extends EndpointKey = EndpointKey> = { readonly [P in K]: Handler<P> };
