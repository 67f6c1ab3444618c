export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
}

/** Faults of a provider, or of a machine in between. */
export type Fault =
  /** The way back names another issuer. */
  | 'wrong-issuer'
  /** The token call is never answered. */
  | 'slow'
  /** The token call is answered with 500. */
  | 'server-error'
  /** The token call is answered with something that is no JSON. */
  | 'garbage'
  /** The token call is answered without end. */
  | 'endless'
  /** The token has expired already. */
  | 'expired-token'
  /** The profile lacks what it must have. */
  | 'nobody'
  /** The e-mail is in the answer although it was not requested. */
  | 'tells-email'
  /** Faults of id tokens. */
  | 'no-id-token'
  | 'wrong-nonce'
  | 'no-nonce'
  | 'wrong-audience'
  | 'wrong-token-issuer'
  | 'unsigned-token'
  | 'foreign-key';

export interface FakeProviderOptions {
  /** The product's base URL. Only its return pages are registered. */
  readonly publicUrl: string;
  /** Milliseconds, as Date.now. */
  readonly now?: () => number;
}

export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface FakeProvider extends Client {
  readonly origin: string;
  /** Further registered clients, with the same return pages. */
  readonly otherClient: Client;
  /** Somebody who can be chosen by this name from now on. */
  addPerson(person: Person): void;
  /** Sets the fault from now on; null = none. */
  misbehave(fault: Fault | null): void;
  stop(): Promise<void>;
}

export interface FakeProviders {
  readonly discord: FakeProvider;
  readonly google: FakeProvider;
  readonly reddit: FakeProvider;
  stop(): Promise<void>;
}

/** A person's consent, stored under a code. */
export interface Grant {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly nonce: string | null;
  readonly scopes: readonly string[];
  readonly issuedAt: number;
}

export interface Answering {
  readonly origin: string;
  readonly fault: Fault | null;
  readonly now: number;
}

/** Differences between the providers. */
export interface Manners {
  readonly name: 'discord' | 'google' | 'reddit';
  readonly title: string;
  readonly paths: { readonly authorize: string; readonly token: string; readonly profile?: string };
  readonly scopes: readonly string[];
  readonly requiredScope: string;
  /** The return pages that can be registered. */
  readonly pages: readonly ('signin' | 'link')[];
  /** `required`: S256 or nothing; `refused`: the provider knows no PKCE. */
  readonly pkce: 'required' | 'refused';
  readonly isNonceRequired?: boolean;
  readonly authentication: 'body' | 'basic';
  /** Callers without a User-Agent of their own are turned away. */
  readonly isUserAgentRequired?: boolean;
  /** Names itself on the way back (RFC 9207). */
  readonly isIssuerTold?: boolean;
  /** Fields of the token answer beside the access token. */
  tokenExtras?(grant: Grant, answering: Answering): object;
  profileOf?(grant: Grant, answering: Answering): object;
  /** Documents that anybody may read. */
  documents?(answering: Answering): Readonly<Record<string, object>>;
}
