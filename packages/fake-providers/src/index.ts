import { discordManners } from './discord.ts';
import { startFakeProvider } from './fake-provider.ts';
import { googleManners } from './google.ts';
import { redditManners } from './reddit.ts';
import type { FakeProvider, FakeProviderOptions, FakeProviders } from './types.ts';

export { decide } from './decide.ts';
export { startFakeDiscordApi } from './discord-api.ts';
export type { DiscordFault, FakeDiscordApi, SentMessage } from './discord-types.ts';
export {
  createFakePatreon,
  type FakePatreon,
  type PatreonDelivery,
  type Patron,
} from './patreon.ts';
export type * from './types.ts';

/** Starts all three on loopback, each on a free port, for the product that people reach at `publicUrl`. */
export async function startFakeProviders(options: FakeProviderOptions): Promise<FakeProviders> {
  const started = await Promise.all([
    startFakeProvider(discordManners, options),
    startFakeProvider(googleManners(), options),
    startFakeProvider(redditManners, options),
  ]);
  const [discord, google, reddit] = started;
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((provider: FakeProvider) => provider.stop()));
  };
  return { discord, google, reddit, stop };
}
