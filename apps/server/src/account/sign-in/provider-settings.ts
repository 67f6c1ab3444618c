import type { SignInProvider } from '@callshot/contract';

/** The credentials of the product's registration at a provider. */
export interface ProviderAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the provider; tests set another one. */
  readonly origin?: string;
  /** Timeout of a request. */
  readonly timeoutMs?: number;
}

/** Providers that are left out are not offered. */
export type ProviderSettings = Readonly<Partial<Record<SignInProvider, ProviderAccess>>>;
