import { looksLikeEmail } from '../email/email.ts';

/** The name that everybody else sees: an e-mail address is never shown to others [rule: accounts-10]. */
export const publicUsername = (user: { readonly id: number; readonly username: string }): string =>
  looksLikeEmail(user.username) ? `player-${user.id}` : user.username;
