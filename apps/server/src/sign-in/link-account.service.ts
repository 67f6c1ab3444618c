import type { Answer, SignInProvider } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { accountNews, tellOwner } from '../accounts/account-news.ts';
import type { MailRoom } from '../accounts/verification.service.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  deleteExternalLogin,
  findAllLinkedProviders,
  findLinkedUser,
  insertExternalLogin,
  lockIdentity,
  lockPassword,
} from './external-logins.repository.ts';
import type { ProvenIdentity } from './sign-in-account.service.ts';

type Db = Kysely<Schema>;

type LinkResult = Answer<'GET /api/auth/link-discord'>;

const providerTitles: Readonly<Record<SignInProvider, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};
const linked: LinkResult = { linked: true, reason: null };
const notLinked = (reason: string): LinkResult => ({ linked: false, reason });

export interface LinkParts {
  readonly db: Db;
  /** What mails the news to the owner. */
  readonly room: Pick<MailRoom, 'outbox'>;
}

/** An outcome, and what is left to do once it is committed. */
interface Done<T> {
  readonly result: T;
  readonly tell?: () => void;
}

/** Adds an identity to the account; one that somebody else has stays theirs (decision 19). */
export async function linkIdentity(
  { db, room }: LinkParts,
  link: ProvenIdentity & { readonly userId: number },
): Promise<LinkResult> {
  const { provider, identity, userId } = link;
  const title = providerTitles[provider];
  const done = await db.transaction().execute(async (trx): Promise<Done<LinkResult>> => {
    await lockIdentity(trx, provider, identity.subject);
    const owner = await findLinkedUser(trx, provider, identity.subject);
    if (owner !== undefined && owner.id !== userId) {
      return { result: notLinked(`This ${title} account is linked to another player.`) };
    }
    if (owner !== undefined) return { result: linked };
    if (!(await insertExternalLogin(trx, link))) {
      return { result: notLinked(`Another ${title} account is linked already. Unlink it first.`) };
    }
    await auditLink(trx, 'user.login-linked', userId, provider);
    return { result: linked, tell: await tellOwner(trx, room, userId, accountNews.linked(title)) };
  });
  done.tell?.();
  return done.result;
}

type UnlinkResult = 'unlinked' | 'not_found' | 'only_way_in';

/** Takes a way in away, never the last one; a provider that is no longer offered is no way in. */
export async function unlinkProvider(
  { db, room }: LinkParts,
  unlink: {
    readonly userId: number;
    readonly provider: SignInProvider;
    readonly isOffered: (provider: SignInProvider) => boolean;
  },
): Promise<UnlinkResult> {
  const { userId, provider, isOffered } = unlink;
  const done = await db.transaction().execute(async (trx): Promise<Done<UnlinkResult>> => {
    const { hasPassword } = await lockPassword(trx, userId);
    const linked = await findAllLinkedProviders(trx, userId);
    if (!linked.includes(provider)) return { result: 'not_found' };
    const others = linked.filter((other) => other !== provider && isOffered(other));
    if (!hasPassword && others.length === 0) return { result: 'only_way_in' };
    await deleteExternalLogin(trx, userId, provider);
    await auditLink(trx, 'user.login-unlinked', userId, provider);
    const news = accountNews.unlinked(providerTitles[provider]);
    return { result: 'unlinked', tell: await tellOwner(trx, room, userId, news) };
  });
  done.tell?.();
  return done.result;
}

const auditLink = (trx: Db, action: string, userId: number, provider: SignInProvider) =>
  insertAudit(trx, {
    actorUserId: userId,
    action,
    subjectType: 'user',
    subjectId: userId,
    after: { provider },
  });
