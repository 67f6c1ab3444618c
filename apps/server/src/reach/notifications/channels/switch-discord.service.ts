import { randomUUID } from 'node:crypto';
import type { NotificationPreferences, RefusalCode } from '@callshot/contract';
import type { DiscordApi } from '../../../platform/discord/discord-api.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { type PreferenceParts, readPreferences } from '../preferences/preferences.service.ts';
import {
  closeMessages,
  findDiscordLink,
  switchMessagesOff,
  switchMessagesOn,
} from './discord-links.repository.ts';
import { isClosed, messageDiscordUser } from './message-discord-user.service.ts';

export interface SwitchParts extends PreferenceParts {
  readonly discord: DiscordApi;
}

type Switched = Outcome<NotificationPreferences, RefusalCode<'POST /api/notification/discord'>>;

const greeting =
  'Callshot writes to you here from now on, as you asked in your profile. You can switch it off there at any time.';

/**
 * Switches direct messages on or off. The first message is sent at once: the user sees whether
 * messages arrive, and few channels are opened at a time.
 */
export async function switchDiscord(
  parts: SwitchParts,
  userId: number,
  isOn: boolean,
): Promise<Switched> {
  const refusal = isOn ? await switchOn(parts, userId) : await switchMessagesOff(parts.db, userId);
  return refusal ?? done(await readPreferences(parts, userId));
}

async function switchOn({ db, discord }: SwitchParts, userId: number) {
  if (!discord.hasBot) return refuse('discord_unavailable');
  const link = await findDiscordLink(db, userId);
  if (!link) return refuse('discord_not_linked');
  const { accountId, channelId } = link;
  if (channelId === null || link.closedAt !== null) {
    const nonce = randomUUID().slice(0, 23);
    const message = { accountId, channelId, content: greeting, nonce };
    const answer = await messageDiscordUser({ db, api: discord }, message);
    if (isClosed(answer)) {
      await closeMessages(db, accountId);
      return refuse('discord_closed');
    }
    if (answer.kind !== 'taken') return refuse('discord_unavailable');
  }
  // Meanwhile it may have been unlinked.
  return (await switchMessagesOn(db, accountId)) ? null : refuse('discord_not_linked');
}
