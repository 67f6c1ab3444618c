import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { inLanguage } from '../../platform/language/in-language.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { type NewsWords, newsMail } from './email/account-mails.ts';
import type { MailRoom } from './email/mail-room.ts';
import type { OpenedSession } from './login/sign-in.service.ts';
import { findMessageLanguage } from './users/user-language.repository.ts';
import { findCredentials } from './users/users.repository.ts';
import { m } from './words/messages.ts';

/** A change of how an account can be entered. */
export type AccountNews =
  | { readonly news: 'password_changed' | 'all_unlinked' | 'email_changed' }
  | { readonly news: 'linked' | 'unlinked'; readonly provider: string }
  | { readonly news: 'token_made'; readonly name: string }
  | { readonly news: 'oldest_logged_out'; readonly device: string };

function wordsOf(about: AccountNews): NewsWords {
  switch (about.news) {
    case 'password_changed':
      return {
        title: m.passwordChangedTitle(),
        text: m.passwordChanged(),
        ifNotYou: m.askNewPassword(),
      };
    case 'linked': {
      const { provider } = about;
      return {
        title: m.linkedTitle({ provider }),
        text: m.linked({ provider }),
        ifNotYou: m.linkedNotYou(),
      };
    }
    case 'unlinked': {
      const { provider } = about;
      return {
        title: m.unlinkedTitle({ provider }),
        text: m.unlinked({ provider }),
        ifNotYou: m.unlinkedNotYou(),
      };
    }
    case 'all_unlinked':
      return {
        title: m.allUnlinkedTitle(),
        text: m.allUnlinked(),
        ifNotYou: m.askNewPassword(),
      };
    case 'token_made':
      return {
        title: m.tokenMadeTitle(),
        text: m.tokenMade({ name: about.name }),
        ifNotYou: m.tokenNotYou(),
      };
    case 'oldest_logged_out':
      return {
        title: m.oldestLoggedOutTitle(),
        text: m.oldestLoggedOut({ device: about.device }),
        ifNotYou: m.oldestNotYou(),
      };
    case 'email_changed':
      return {
        title: m.emailChangedTitle(),
        text: m.emailChanged(),
        ifNotYou: m.emailNotYou(),
      };
  }
}

export const accountKind = {
  name: 'account',
  say: (about) => {
    const { title, text, ifNotYou } = wordsOf(about);
    return { title, html: m.newsInBell({ title, text, ifNotYou }).html, url: '/' };
  },
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
  const language = await findMessageLanguage(trx, userId);
  return () => {
    if (email !== null)
      outbox.add(() => inLanguage(language, () => newsMail(email, wordsOf(news))));
  };
}

/** A login that ended the oldest session says so to its owner. */
export async function tellOfOldest(
  trx: Kysely<Schema>,
  room: Pick<MailRoom, 'tellUser'>,
  { userId, endedDevice }: OpenedSession,
): Promise<void> {
  if (endedDevice === null) return;
  await tellInBell(trx, room, userId, {
    news: 'oldest_logged_out',
    device: endedDevice,
  });
}
