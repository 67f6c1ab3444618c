import { type SignInProvider, signInProviders } from '@callshot/contract';
import {
  choiceSetting,
  pairSetting,
  type Setting,
  settingGroup,
  settled,
} from '../../platform/environment/setting.ts';
import { isThisMachine } from '../../platform/http/guard/this-machine.ts';
import type { DiscordSettings } from '../../platform/parts.ts';
import type { ProviderAccess, ProviderSettings } from './provider-settings.ts';

/** Both settings of a provider or none. */
function accessOf(provider: SignInProvider): Setting<ProviderAccess | null> {
  const name = provider.toUpperCase();
  const title = `${name.slice(0, 1)}${provider.slice(1)}`;
  const meaning = `Sign-in with ${title}.`;
  return pairSetting(
    [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`],
    { fallback: '', meaning },
    ([clientId, clientSecret]) => ({ clientId, clientSecret }),
  );
}

/** The providers whose access is set. */
export const providerSettings = settled(
  settingGroup(
    Object.fromEntries(signInProviders.map((provider) => [provider, accessOf(provider)])),
  ),
  (given): ProviderSettings =>
    Object.fromEntries(Object.entries(given).filter(([, access]) => access !== null)),
);

export const demoSignInSetting = settled(
  choiceSetting('DEMO_SIGN_IN', {
    choices: ['on', 'off'],
    fallback: 'off',
    meaning: '`on`: fakes on this machine stand in for all three, to try it.',
  }),
  (choice) => choice === 'on',
);

/** The fake providers sign in anybody as anybody, so they only run on loopback. */
export function demoSignInProblems({
  publicUrl,
  providers,
  discord,
}: {
  readonly publicUrl: string;
  readonly providers: ProviderSettings;
  readonly discord: DiscordSettings;
}): string[] {
  const problems: string[] = [];
  if (!leadsHere(publicUrl)) {
    problems.push(
      'DEMO_SIGN_IN lets anybody be anybody: it needs a PUBLIC_URL on localhost, for trying only.',
    );
  }
  const real = Object.keys(providers).map((provider) => provider.toUpperCase());
  if (real.length > 0) {
    problems.push(
      `DEMO_SIGN_IN stands in for all providers: leave out the settings of ${real.join(', ')}.`,
    );
  }
  if (discord.botToken !== null) {
    problems.push('DEMO_SIGN_IN stands in for Discord: leave out DISCORD_BOT_TOKEN.');
  }
  return problems;
}

const leadsHere = (url: string): boolean =>
  URL.canParse(url) && isThisMachine(new URL(url).hostname);
