import { discordEndpoints } from '@callshot/contract';
import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import type { DiscordApi } from '../../platform/discord/discord-api.ts';
import { done } from '../../platform/outcome.ts';
import type { Parts } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { changeWebhook, postTest, readWebhook, removeWebhook } from './change-webhook.service.ts';
import type { DiscordTables } from './discord.tables.ts';
import { createCommunityPoster } from './post-to-community.service.ts';

interface DiscordParts extends Parts {
  readonly clock: DatabaseClock;
  readonly discord: DiscordApi;
  readonly onError: (error: unknown) => void;
}

export const discord: Capability<DiscordParts, typeof discordEndpoints, DiscordTables> = {
  name: 'discord',
  groups: [
    {
      name: 'Discord',
      about: "What the community's server at Discord is told.",
      calls: discordEndpoints,
    },
  ],
  tables: { communityWebhooks: {}, communityPosts: {} },
  make: ({ db, clock, log, config: { publicUrl }, discord: api, onError }) => {
    const stopping = new AbortController();
    const posted = new Map<string, number>();
    const onPosted = (outcome: string): void => {
      posted.set(outcome, (posted.get(outcome) ?? 0) + 1);
    };
    const parts = { db, log, discord: api, publicUrl };
    const poster = createCommunityPoster({
      ...parts,
      clock,
      onPosted,
      stopping: stopping.signal,
      onError,
    });
    return {
      calls: {
        'GET /api/discord/webhook': async () => done(await readWebhook(db)),
        'POST /api/discord/webhook': ({ caller, body }) => changeWebhook(db, caller.user.id, body),
        'DELETE /api/discord/webhook': async ({ caller }) => {
          await removeWebhook(db, caller.user.id);
          return done(null);
        },
        'POST /api/discord/test': () => postTest(parts),
      },
      jobs: [{ everyMs: everySecondMs, ...poster }],
      figures: [
        {
          kind: 'counter',
          name: 'community_posts_total',
          help: "Posts to the community's Discord server, by what became of them",
          labels: ['outcome'],
          read: () => [...posted].map(([outcome, count]) => ({ labels: { outcome }, count })),
        },
      ],
      stop: () => stopping.abort(),
    };
  },
};
