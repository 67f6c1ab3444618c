import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RepeatedWork } from '../../platform/background/ticker.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DiscordAnswer, DiscordApi } from '../../platform/discord/discord-api.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { outageRests } from '../notifications/channels/discord-channel.ts';
import {
  clearWay,
  isWayResting,
  restAfterFailure,
  restWay,
} from '../notifications/channels/discord-ways.repository.ts';
import {
  claimPost,
  findPost,
  isPostDue,
  type Post,
  type PostOutcome,
  releasePost,
  settlePost,
} from './community-posts.repository.ts';
import { type CommunityWebhook, findWebhook } from './community-webhook.repository.ts';
import { postOf } from './post-words.ts';

export interface PostingParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly log: FastifyBaseLogger;
  readonly discord: DiscordApi;
  readonly publicUrl: string;
  readonly onPosted: (outcome: PostOutcome) => void;
}

/** It was certainly not posted, and may be again. */
interface Later {
  readonly afterMs: number;
  readonly isTried: boolean;
}

const triesAtMost = 4;
/** Only another address mends it; that wakes the way at once. */
const goneRestMs = 3_600_000;

interface Posted {
  readonly noticeId: number;
  readonly came: PostOutcome | Later;
  readonly at: Date;
  /** Null = Discord was not asked. */
  readonly answer: DiscordAnswer | null;
}

/**
 * Posts due notices to the community's server. Each notice is claimed before it is posted. A post
 * without an answer may have arrived, so it is not repeated. Outcomes are kept in memory until the
 * database has them.
 */
export function createCommunityPoster(
  parts: PostingParts,
): Required<Pick<RepeatedWork, 'run' | 'isDue'>> {
  const { db, clock, discord, publicUrl, onPosted } = parts;
  let unsettled: Posted | null = null;

  const settle = async (): Promise<void> => {
    if (unsettled === null) return;
    const { noticeId, came, at, answer } = unsettled;
    if (typeof came === 'string') await settlePost(db, noticeId, came);
    else {
      const notBefore = new Date(at.getTime() + came.afterMs);
      await releasePost(db, noticeId, { notBefore, isTried: came.isTried });
    }
    unsettled = null;
    if (typeof came === 'string') onPosted(came);
    if (answer !== null) await noteWay(db, answer);
  };
  const readPost = async (noticeId: number, webhook: CommunityWebhook, at: Date) => {
    if (webhook.kinds.length === 0) return undefined;
    try {
      return await findPost(db, noticeId, webhook.kinds, at);
    } catch (error) {
      unsettled = { noticeId, came: { afterMs: 0, isTried: false }, at, answer: null };
      throw error;
    }
  };

  const post = async (): Promise<void> => {
    await settle();
    for (;;) {
      const webhook = await findWebhook(db);
      if (!webhook || (await isWayResting(db, 'webhook'))) return;
      const at = await clock.now();
      const noticeId = await claimPost(db, webhook, at);
      if (noticeId === null) return;
      const found = await readPost(noticeId, webhook, at);
      unsettled = { noticeId, came: found ? 'failed' : 'skipped', at, answer: null };
      if (found) {
        const answer = await discord.post(webhook, postOf(found, publicUrl));
        unsettled = { noticeId, came: outcomeOf(parts, found, answer), at, answer };
      }
      await settle();
    }
  };
  return { run: post, isDue: () => unsettled !== null || isPostDue };
}

function outcomeOf({ log }: PostingParts, post: Post, answer: DiscordAnswer): PostOutcome | Later {
  switch (answer.kind) {
    case 'taken':
      return 'sent';
    case 'limited':
      return { afterMs: answer.forMs, isTried: false };
    case 'unreachable':
      return { afterMs: 0, isTried: false };
    case 'failed':
      return post.tries + 1 >= triesAtMost
        ? 'failed'
        : { afterMs: outageRests.firstMs * 4 ** post.tries, isTried: true };
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
