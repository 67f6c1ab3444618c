import { useSettings } from './settings.queries.ts';
import { linkOf, type SettingValues } from './settings.ts';

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
    return { text: 'If problem persists, please contact us on Discord:', discordUrl };
  }
  const { adminContactName } = settings;
  const name = typeof adminContactName === 'string' ? adminContactName : 'an admin';
  return { text: `If problem persists, please contact ${name}.`, discordUrl };
}

export const useContact = (): Contact => contactOf(useSettings());
