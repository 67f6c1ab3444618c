import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { DiscordAnswer, DiscordApi } from '../../platform/discord/discord-api.ts';
import { storeSent } from '../../platform/outbox/outbox.repository.ts';
import { createSender, type Sender } from '../../platform/outbox/sender.ts';
import { type Outcome, type Sent, sendAgain } from '../../platform/outbox/sent.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import {
  discordBackOff,
  outageRests,
  problemOf,
} from '../notifications/channels/discord-channel.ts';
import {
  clearWay,
  isWayResting,
  restAfterFailure,
  restWay,
} from '../notifications/channels/discord-ways.repository.ts';
import {
  claimPost,
  findPosts,
  isPostDue,
  type Post,
  postsTable,
} from './community-posts.repository.ts';
import { type CommunityWebhook, findWebhook } from './community-webhook.repository.ts';
import { postOf } from './post-words.ts';

export interface PostingParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly log: FastifyBaseLogger;
  readonly discord: DiscordApi;
  readonly publicUrl: string;
  readonly onPosted: (outcome: Outcome) => void;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Only another address mends it; that wakes the way at once. */
const goneRestMs = 3_600_000;

type PostTo = Post & { readonly webhook: CommunityWebhook };

/** Posts due notices to the community's server. A post without an answer may have arrived, so it is not repeated. */
export function createCommunityPoster(parts: PostingParts): Sender {
  const { db, clock, discord, publicUrl, onPosted, stopping, onError } = parts;
  return createSender<PostTo, DiscordAnswer>({
    lanes: [
      {
        atOnce: 1,
        claim: async () => {
          const webhook = await findWebhook(db);
          if (!webhook || (await isWayResting(db, 'webhook'))) return [];
          return claimPost(db, webhook, await clock.now());
        },
      },
    ],
    isDue: () => isPostDue,
    read: async (noticeIds) => {
      const webhook = await findWebhook(db);
      if (!webhook) return [];
      const posts = await findPosts(db, noticeIds, webhook.kinds, await clock.now());
      return posts.map((post) => ({ ...post, webhook }));
    },
    send: async (post) => {
      const answer = await discord.post(post.webhook, postOf(post, publicUrl));
      return { sent: sentOf(parts, post, answer), problem: problemOf(answer), detail: answer };
    },
    store: async (became) => {
      const now = await clock.now();
      await db.transaction().execute(async (trx) => {
        await storeSent(trx, postsTable, became, now);
        for (const { detail } of became.values()) if (detail !== null) await noteWay(trx, detail);
      });
      for (const { sent } of became.values()) if (typeof sent === 'string') onPosted(sent);
    },
    stopping,
    onError,
  });
}

function sentOf({ log }: PostingParts, post: Post, answer: DiscordAnswer): Sent {
  switch (answer.kind) {
    case 'taken':
      return 'sent';
    case 'limited':
      return { afterMs: answer.forMs, isTried: false };
    case 'unreachable':
      return { afterMs: 0, isTried: false };
    case 'failed':
      return sendAgain(discordBackOff, post);
    case 'unanswered':
      return 'failed';
    case 'refused':
      if (isGone(answer)) return { afterMs: 0, isTried: false };
      log.warn({ status: answer.status, code: answer.code }, 'a post was refused by Discord');
      return 'failed';
  }
}

/** Updates the state of the webhook from an answer to any post. */
export async function noteWay(db: Kysely<Schema>, answer: DiscordAnswer): Promise<void> {
  if (answer.kind === 'taken') await clearWay(db, 'webhook');
  else if (answer.kind === 'limited') {
    await restWay(db, 'webhook', { forMs: answer.forMs, problem: null });
  } else if (isGone(answer)) {
    await restWay(db, 'webhook', { forMs: goneRestMs, problem: 'gone' });
  } else if (answer.kind !== 'refused') {
    await restAfterFailure(db, 'webhook', outageRests);
  }
}

/** It was deleted at Discord, or its address was never whole. */
export const isGone = (answer: DiscordAnswer): boolean =>
  answer.kind === 'refused' && [401, 403, 404].includes(answer.status);
