import type { SignInProvider } from '@callshot/contract';
import { createDiscord } from './discord.ts';
import { createGoogle } from './google.ts';
import type { Provider } from './provider.ts';
import type { ProviderAccess, ProviderSettings } from './provider-settings.ts';
import { createReddit } from './reddit.ts';

export type Providers = ReadonlyMap<SignInProvider, Provider>;

type Create = (access: ProviderAccess, userAgent: string) => Provider;

const kinds: readonly (readonly [SignInProvider, Create])[] = [
  ['discord', createDiscord],
  ['google', createGoogle],
  ['reddit', createReddit],
];

/** The providers that are configured, in the order in which they are shown. */
export function createProviders(settings: ProviderSettings, publicUrl: string): Providers {
  const userAgent = `web:callshot:v1 (+${publicUrl})`;
  const providers = new Map<SignInProvider, Provider>();
  for (const [name, create] of kinds) {
    const access = settings[name];
    if (access !== undefined) providers.set(name, create(access, userAgent));
  }
  return providers;
}
