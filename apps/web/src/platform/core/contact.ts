import { useSettings } from './settings.queries.ts';
import { linkOf, type SettingValues } from './settings.ts';
import { m } from './words/messages.js';

/** The contact for trouble that does not go away. */
export interface Contact {
  readonly text: string;
  /** The chat, where there is one. */
  readonly discordUrl: string | null;
}

/** The sentence ends in a colon only where an address follows [rule: product-19]. */
export function contactOf(settings: SettingValues): Contact {
  const discordUrl = linkOf(settings, 'discordUrl');
  if (discordUrl !== null) {
    return { text: m.contactOnDiscord(), discordUrl };
  }
  const { adminContactName } = settings;
  const name = typeof adminContactName === 'string' ? adminContactName : m.anAdmin();
  return { text: m.contactName({ name }), discordUrl };
}

export const useContact = (): Contact => contactOf(useSettings());
