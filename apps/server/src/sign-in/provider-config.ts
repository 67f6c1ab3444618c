import { type SignInProvider, signInProviders } from '@callshot/contract';
import type { Setting } from '../config.ts';
import { isThisMachine } from '../platform/http/this-machine.ts';
import type { ProviderAccess, ProviderSettings } from './provider-settings.ts';

/** The settings of signing in with providers, for the documentation. */
export const signInSettings: readonly Setting[] = [
  ...signInProviders.flatMap((provider): Setting[] => {
    const name = provider.toUpperCase();
    const title = `${name.slice(0, 1)}${provider.slice(1)}`;
    const pages = provider === 'reddit' ? '' : ` and PUBLIC_URL/link-${provider}`;
    return [
      {
        name: `${name}_CLIENT_ID`,
        fallback: '',
        meaning: `With ${name}_CLIENT_SECRET: people can sign in with ${title}. It leads people back to PUBLIC_URL/signin-${provider}${pages}.`,
      },
      { name: `${name}_CLIENT_SECRET`, fallback: '', meaning: `See ${name}_CLIENT_ID.` },
    ];
  }),
  {
    name: 'DEMO_SIGN_IN',
    fallback: 'off',
    meaning:
      '`on` lets fakes on this machine stand in for Discord, Google and Reddit, to try signing in; only where PUBLIC_URL is this machine.',
  },
];

/** Both settings of a provider or none. */
export function readProviders(
  value: (name: string) => string | null,
  problems: string[],
): ProviderSettings {
  const providers: Partial<Record<SignInProvider, ProviderAccess>> = {};
  for (const provider of signInProviders) {
    const names = ['CLIENT_ID', 'CLIENT_SECRET'].map((end) => `${provider.toUpperCase()}_${end}`);
    const [idName = '', secretName = ''] = names;
    const [clientId, clientSecret] = [value(idName), value(secretName)];
    if (clientId !== null && clientSecret !== null)
      providers[provider] = { clientId, clientSecret };
    else if (clientId !== null) problems.push(`${idName} is set, but ${secretName} is not.`);
    else if (clientSecret !== null) problems.push(`${secretName} is set, but ${idName} is not.`);
  }
  return providers;
}

/** Whoever reaches the fakes may be anybody: they stay on the machine they run on. */
export function readDemoSignIn(
  text: string | null,
  about: {
    readonly publicUrl: string;
    readonly providers: ProviderSettings;
    readonly problems: string[];
  },
): boolean {
  if (text === null || text === 'off') return false;
  if (text !== 'on') about.problems.push(`DEMO_SIGN_IN must be on or off, not "${text}".`);
  else if (!leadsHere(about.publicUrl)) {
    about.problems.push(
      'DEMO_SIGN_IN lets anybody be anybody: it needs a PUBLIC_URL on localhost, for trying only.',
    );
  }
  const real = Object.keys(about.providers).map((provider) => provider.toUpperCase());
  if (real.length > 0) {
    about.problems.push(
      `DEMO_SIGN_IN stands in for all providers: leave out the settings of ${real.join(', ')}.`,
    );
  }
  return true;
}

const leadsHere = (url: string): boolean =>
  URL.canParse(url) && isThisMachine(new URL(url).hostname);
