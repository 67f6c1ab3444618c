import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { type AccountNews, newsMail } from './email/account-mails.ts';
import type { MailRoom } from './email/mail-room.ts';
import type { OpenedSession } from './login/sign-in.service.ts';
import { findCredentials } from './users/users.repository.ts';

const askAnew = 'If it was not you, ask for a new password from the Log In window at once.';

export const accountNews = {
  passwordChanged: {
    about: { news: 'password_changed' },
    title: 'Your Callshot password was changed',
    text: 'The password of your account was changed, and its other sessions have ended.',
    ifNotYou: askAnew,
  },
  linked: (provider: string): AccountNews => ({
    about: { news: 'linked', provider },
    title: `${provider} was linked to your Callshot account`,
    text: `The person signed in to the linked ${provider} account can sign in to yours.`,
    ifNotYou:
      'If it was not you, unlink it in the settings of your profile and change your password.',
  }),
  unlinked: (provider: string): AccountNews => ({
    about: { news: 'unlinked', provider },
    title: `${provider} was unlinked from your Callshot account`,
    text: `Signing in to your account with ${provider} is no longer possible.`,
    ifNotYou: 'If it was not you, change your password and link it again.',
  }),
  allUnlinked: {
    about: { news: 'all_unlinked' },
    title: 'All other ways into your Callshot account were closed',
    text: 'A new password was set, all sessions have ended, and all linked accounts are unlinked.',
    ifNotYou: askAnew,
  },
  tokenMade: (name: string): AccountNews => ({
    about: { news: 'token_made', name },
    title: 'A token was made for your Callshot account',
    text: `The personal token “${name}” lets programs act with your account.`,
    ifNotYou: 'If it was not you, revoke it on the page for developers and change your password.',
  }),
  oldestLoggedOut: (device: string): AccountNews => ({
    about: { news: 'oldest_logged_out', device },
    title: 'You were logged out on your oldest device',
    text: `20 devices can be logged in at a time, and ${device} had been for the longest time.`,
    ifNotYou: 'If you have not just logged in, change your password at once.',
  }),
  emailChanged: {
    about: { news: 'email_changed' },
    title: 'Your Callshot email was changed',
    text: 'Your account has another email now: mail about it, and new passwords, go there.',
    ifNotYou: 'If it was not you, change your password and your email at once.',
  },
} as const;

export const accountKind = {
  name: 'account',
  say: ({ title, text, ifNotYou }) => ({
    title,
    html: html`<b>${title}.</b> ${text} ${ifNotYou}`.html,
    url: '/',
  }),
  kept: ({ about }) => about,
  sentForMs: dayMs,
  audience: null,
  onClickAction: 3,
} as const satisfies NoticeKind<unknown, AccountNews>;

/** Tells the owner in the product alone. */
export const tellInBell = (
  trx: Kysely<Schema>,
  { tellUser }: Pick<MailRoom, 'tellUser'>,
  userId: number,
  news: AccountNews,
): Promise<void> => tellUser(trx, userId, accountKind, news);

/**
 * Tells the owner in the product, and by mail if an address is confirmed. The function it returns
 * sends the mail, once the caller's transaction is done.
 */
export async function tellOwner(
  trx: Kysely<Schema>,
  { outbox, tellUser }: Pick<MailRoom, 'outbox' | 'tellUser'>,
  userId: number,
  news: AccountNews,
): Promise<() => void> {
  await tellInBell(trx, { tellUser }, userId, news);
  const account = await findCredentials(trx, userId);
  const email = account?.emailVerifiedAt ? account.email : null;
  return () => {
    if (email !== null) outbox.add(() => newsMail(email, news));
  };
}

/** A login that ended the oldest session says so to its owner. */
export async function tellOfOldest(
  trx: Kysely<Schema>,
  room: Pick<MailRoom, 'tellUser'>,
  { userId, endedDevice }: OpenedSession,
): Promise<void> {
  if (endedDevice === null) return;
  await tellInBell(trx, room, userId, accountNews.oldestLoggedOut(endedDevice));
}
