import type { Answer, SignInProvider } from '@callshot/contract';
import type { Kysely } from 'kysely';
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

const titles: Readonly<Record<SignInProvider, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};
const linked: LinkResult = { linked: true, reason: null };
const notLinked = (reason: string): LinkResult => ({ linked: false, reason });

/** Adds an identity to the account; one that somebody else has stays theirs (decision 19). */
export function linkIdentity(
  db: Db,
  link: ProvenIdentity & { readonly userId: number },
): Promise<LinkResult> {
  const { provider, identity, userId } = link;
  const title = titles[provider];
  return db.transaction().execute(async (trx) => {
    await lockIdentity(trx, provider, identity.subject);
    const owner = await findLinkedUser(trx, provider, identity.subject);
    if (owner !== undefined && owner.id !== userId) {
      return notLinked(`This ${title} account is linked to another player.`);
    }
    if (owner !== undefined) return linked;
    if (!(await insertExternalLogin(trx, link))) {
      return notLinked(`Another ${title} account is linked already. Unlink it first.`);
    }
    await auditLink(trx, 'user.login-linked', userId, provider);
    return linked;
  });
}

type UnlinkResult = 'unlinked' | 'not_found' | 'only_way_in';

/** Takes a way in away, never the last one; a provider that is no longer offered is no way in. */
export function unlinkProvider(
  db: Db,
  unlink: {
    readonly userId: number;
    readonly provider: SignInProvider;
    readonly isOffered: (provider: SignInProvider) => boolean;
  },
): Promise<UnlinkResult> {
  const { userId, provider, isOffered } = unlink;
  return db.transaction().execute(async (trx) => {
    const { hasPassword } = await lockPassword(trx, userId);
    const linked = await findAllLinkedProviders(trx, userId);
    if (!linked.includes(provider)) return 'not_found';
    const others = linked.filter((other) => other !== provider && isOffered(other));
    if (!hasPassword && others.length === 0) return 'only_way_in';
    await deleteExternalLogin(trx, userId, provider);
    await auditLink(trx, 'user.login-unlinked', userId, provider);
    return 'unlinked';
  });
}

const auditLink = (trx: Db, action: string, userId: number, provider: SignInProvider) =>
  insertAudit(trx, {
    actorUserId: userId,
    action,
    subjectType: 'user',
    subjectId: userId,
    after: { provider },
  });
