import { alone } from '../../src/platform/changes/leadership.ts';
import { createDiscordApi } from '../../src/platform/discord/discord-api.ts';

/** For tests of anything else: the operator has no bot. */
export const withoutDiscord = {
  discord: createDiscordApi({
    settings: { botToken: null },
    publicUrl: 'http://localhost:3000',
  }),
  providers: {},
  standing: alone,
};
