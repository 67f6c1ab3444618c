import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { DiscordAnswer, DiscordApi } from '../../../platform/discord/discord-api.ts';
import { updateMessageChannel } from './discord-links.repository.ts';

export interface DirectMessage {
  readonly accountId: string;
  /** Null = it is opened first. */
  readonly channelId: string | null;
  readonly content: string;
  /** The same where the same is sent again. */
  readonly nonce: string;
}

interface MessagingParts {
  readonly db: Kysely<Schema>;
  readonly api: DiscordApi;
}

/** The user takes no messages from us, by their settings or for lack of a shared server. */
const closedCodes: ReadonlySet<number | null> = new Set([50_007, 50_278]);
const unknownChannel = 10_003;

export const isClosed = (answer: DiscordAnswer): boolean =>
  answer.kind === 'refused' && answer.status === 403 && closedCodes.has(answer.code);

/** Sends a message to an account, in a channel that is opened once and remembered. */
export async function messageDiscordUser(
  parts: MessagingParts,
  message: DirectMessage,
): Promise<DiscordAnswer> {
  const { db, api } = parts;
  const { accountId, channelId, content, nonce } = message;
  if (channelId === null) {
    const opened = await api.openChannel(accountId);
    if (opened.kind !== 'taken') return opened;
    const newId = idOf(opened.body);
    if (newId === null) return { kind: 'failed' };
    await updateMessageChannel(db, accountId, newId);
    return api.sendMessage(newId, content, nonce);
  }
  const answer = await api.sendMessage(channelId, content, nonce);
  if (answer.kind !== 'refused' || answer.code !== unknownChannel) return answer;
  await updateMessageChannel(db, accountId, null);
  return messageDiscordUser(parts, { ...message, channelId: null });
}

function idOf(body: unknown): string | null {
  const id = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : null;
  return typeof id === 'string' && /^\d{15,22}$/.test(id) ? id : null;
}
