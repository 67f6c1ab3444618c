import type { SignInProvider } from '@callshot/contract';

/** What a provider gave the operator when the product was registered there. */
export interface ProviderAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider is; its real address unless something stands in for it. */
  readonly origin?: string;
  /** How long one of its answers may take. */
  readonly timeoutMs?: number;
}

/** Providers that are left out are not offered. */
export type ProviderSettings = Readonly<Partial<Record<SignInProvider, ProviderAccess>>>;
