import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { DiscordAnswer, DiscordApi } from '../../../platform/discord/discord-api.ts';
import { growingBackOff } from '../../../platform/outbox/back-off.ts';
import { type Answered, type Later, type Sent, sendAgain } from '../../../platform/outbox/sent.ts';
import { readHtml } from '../announcing/notification-html.ts';
import { tellUser } from '../notices/account-notices.repository.ts';
import { discordClosedKind } from '../notices/notice-kinds.ts';
import { m } from '../words/messages.ts';
import type { ToSend } from './deliveries.repository.ts';
import { closeMessages } from './discord-links.repository.ts';
import { clearWay, isWayResting, restAfterFailure, restWay } from './discord-ways.repository.ts';
import { discordMessage, linkTo } from './discord-words.ts';
import { isClosed, messageDiscordUser } from './message-discord-user.service.ts';
import type { MessageChannel } from './send-deliveries.service.ts';

export interface DiscordParts {
  readonly db: Kysely<Schema>;
  readonly log: FastifyBaseLogger;
  readonly api: DiscordApi;
  readonly publicUrl: string;
}

/** A wait this short is waited for; of a longer one the message goes back to the others. */
const shortWaitMs = 3000;
const shortWaits = 5;
const tokenRestMs = 600_000;
const openingTooFast = 40_003;
const openingRestMs = 600_000;
export const outageRests = { firstMs: 5000, longestMs: 300_000, toldFrom: 3 } as const;
/** A message that Discord fails on so often is given up; others may be taken. */
export const discordBackOff = growingBackOff({ ...outageRests, factor: 4, attempts: 4 });

/** Direct messages of the operator's bot to the accounts that users linked. */
export function createDiscordChannel(parts: DiscordParts): MessageChannel {
  const { db, log, publicUrl } = parts;
  /** Whether the way was seen to work since it last did not. */
  let isWell = false;

  const noteWorking = async (): Promise<void> => {
    if (isWell) return;
    await clearWay(db, 'bot');
    isWell = true;
  };
  const noteFailure = (): Promise<void> => {
    isWell = false;
    return restAfterFailure(db, 'bot', outageRests);
  };

  const settle = async (message: ToSend, answer: DiscordAnswer): Promise<Sent> => {
    switch (answer.kind) {
      case 'taken':
        await noteWorking();
        return 'sent';
      case 'limited':
        if (answer.isOfAll) await restWay(db, 'bot', { forMs: answer.forMs, problem: null });
        return later(answer.forMs);
      case 'unreachable':
        await noteFailure();
        return later(outageRests.firstMs);
      case 'failed':
        await noteFailure();
        return sendAgain(discordBackOff, message);
      case 'unanswered':
        await noteFailure();
        return 'failed';
      case 'refused':
        return settleRefusal(message, answer);
    }
  };

  const settleRefusal = async (
    message: ToSend,
    answer: DiscordAnswer & { readonly kind: 'refused' },
  ): Promise<Sent> => {
    const { status, code } = answer;
    if (status === 401) {
      isWell = false;
      await restWay(db, 'bot', { forMs: tokenRestMs, problem: 'token' });
      return later(0);
    }
    if (isClosed(answer)) {
      await tellClosed(parts, message);
      return 'skipped';
    }
    if (code === openingTooFast) return later(openingRestMs);
    log.warn({ status, code }, 'a message was refused by Discord');
    return 'failed';
  };

  return {
    name: 'discord',
    isResting: () => isWayResting(db, 'bot'),
    send: async (message): Promise<Answered> => {
      try {
        const content = discordMessage(
          { title: message.title, html: message.html, ending: endingOf(message, publicUrl) },
          publicUrl,
        );
        const answer = await sendPatiently(parts, message, content);
        return { sent: await settle(message, answer), problem: problemOf(answer) };
      } catch (error) {
        const problem = error instanceof Error ? error.name : 'unknown';
        log.warn({ reason: problem }, 'no word to Discord');
        return { sent: 'failed', problem };
      }
    },
  };
}

const problems: Readonly<Record<Exclude<DiscordAnswer['kind'], 'taken' | 'refused'>, string>> = {
  limited: 'Discord asked to wait',
  failed: 'Discord failed',
  unreachable: 'Discord could not be reached',
  unanswered: 'Discord did not answer',
};

export function problemOf(answer: DiscordAnswer): string | null {
  if (answer.kind === 'taken') return null;
  if (answer.kind !== 'refused') return problems[answer.kind];
  return `Answered ${answer.status}${answer.code === null ? '' : `, code ${answer.code}`}`;
}

const later = (afterMs: number): Later => ({ afterMs, isTried: false });

/** Waits where Discord asks for a moment; what was not answered is sent once more, which it knows by its nonce. */
async function sendPatiently(
  { db, api }: DiscordParts,
  { id, discordAccountId, discordChannelId }: ToSend,
  content: string,
): Promise<DiscordAnswer> {
  if (discordAccountId === null) throw new Error('A message to Discord has no account');
  const message = {
    accountId: discordAccountId,
    channelId: discordChannelId,
    content,
    nonce: `n${id}`,
  };
  let answer = await messageDiscordUser({ db, api }, message);
  for (let waits = 0; waits < shortWaits; waits += 1) {
    if (answer.kind !== 'limited' || answer.forMs > shortWaitMs) break;
    await sleep(answer.forMs);
    answer = await messageDiscordUser({ db, api }, message);
  }
  return answer.kind === 'unanswered' ? messageDiscordUser({ db, api }, message) : answer;
}

/** Switched off, and said why: no other message would tell them. */
async function tellClosed(
  { db }: DiscordParts,
  { userId, discordAccountId }: ToSend,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (discordAccountId === null || !(await closeMessages(trx, discordAccountId))) return;
    await tellUser(trx, userId, discordClosedKind, undefined);
  });
}

/** The page that it is about, unless its words lead there; and why it came. */
function endingOf({ html, url }: ToSend, publicUrl: string): string {
  const leads = readHtml(html, publicUrl).some(({ kind }) => kind === 'link');
  const why = `-# ${m.whyMessage({ profile: linkTo(publicUrl, m.yourProfile()) })}`;
  return leads || url === '/' ? why : `${linkTo(publicUrl + url, m.openSite())}\n${why}`;
}
