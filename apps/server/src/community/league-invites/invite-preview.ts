import type { PagePreview } from '../../platform/web-files/page-preview.ts';
import { findLeague } from '../leagues/leagues.repository.ts';
import { type InviteParts, openInvite } from './open-invite.service.ts';
import { m } from './words/messages.ts';

/**
 * Only links have a preview. They cannot be guessed, so that requests of chats need no limit. Codes
 * have none.
 */
const linkForm = /^\/join\/([\w-]{22})$/;
const nobody = { userId: null, address: '' };

/** A chat shows the name of the league and how many are in it, and nothing else. */
export const invitePreview = (parts: InviteParts): PagePreview => ({
  path: linkForm,
  isUnlisted: true,
  find: async ([, token = '']) => {
    const opened = await openInvite(parts, token, nobody);
    const league = opened.ok ? await findLeague(parts.db, opened.value.leagueId) : null;
    if (league === null) return null;
    const { name, memberCount } = league;
    return {
      title: m.previewTitle({ name, count: memberCount }),
      text: m.previewText(),
    };
  },
});
