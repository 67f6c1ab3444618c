import type { Answer, RefusalCode, SignInProvider } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { SignedInCaller } from '../../platform/http/handler.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellOwner } from '../accounts/account-news.ts';
import type { MailRoom } from '../accounts/email/mail-room.ts';
import { isProven, type SignedIn, wasProven } from '../accounts/email/proof.service.ts';
import type { AttemptCall, Attempts, Returning } from './attempts.ts';
import { bindingSeconds } from './browser-binding.ts';
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

type LinkKey = 'GET /api/auth/link-discord';
type LinkResult = Answer<LinkKey>;

const providerTitles: Readonly<Record<SignInProvider, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};
const linked: LinkResult = { linked: true, reason: null };
const notLinked = (reason: string): LinkResult => ({ linked: false, reason });

export interface LinkParts {
  readonly db: Db;
  /** Notifies the owner. */
  readonly room: Pick<MailRoom, 'outbox' | 'tellUser'>;
}

/** The provider's page to link an account. The caller has to be proven as the owner. */
export async function beginLink(
  { db }: LinkParts,
  attempts: Attempts,
  { call, provider }: Linking,
): Promise<Outcome<{ url: string }, RefusalCode<'GET /api/auth/discord-link-url'>>> {
  const { sessionId } = call.caller.user;
  if (!(await isProven(db, { sessionId }))) return refuse('proof_needed');
  return attempts.begin(call, { provider, intent: { kind: 'link', sessionId } });
}

/** Links the identity of the returning caller. */
export async function finishLink(
  parts: LinkParts,
  attempts: Attempts,
  { call, provider }: Linking<Returning>,
): Promise<Outcome<LinkResult, RefusalCode<LinkKey>>> {
  const { id: userId, sessionId } = call.caller.user;
  // A stolen session could forge the start of a link. It would not have passed the question for
  // proof there.
  if (!(await wasProven(parts.db, { sessionId }, bindingSeconds / 60))) {
    return refuse('proof_needed');
  }
  const finished = await attempts.finish(call, { provider, intent: { kind: 'link', sessionId } });
  if (!finished.ok) return finished.code === 'failed' ? refuse('link_failed') : finished;
  return done(await linkIdentity(parts, { provider, identity: finished.value, userId }));
}

interface Linking<C extends AttemptCall = AttemptCall> {
  readonly call: C & { readonly caller: SignedInCaller };
  readonly provider: SignInProvider;
}

/** The result, and the work left for after the commit. */
interface Told<T> {
  readonly result: T;
  readonly tell?: () => void;
}

/** Adds an identity to the account; one that somebody else has stays theirs [rule: sign-in-15]. */
async function linkIdentity(
  { db, room }: LinkParts,
  link: ProvenIdentity & { readonly userId: number },
): Promise<LinkResult> {
  const { provider, identity, userId } = link;
  const title = providerTitles[provider];
  const told = await db.transaction().execute(async (trx): Promise<Told<LinkResult>> => {
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
    return {
      result: linked,
      tell: await tellOwner(trx, room, userId, { news: 'linked', provider: title }),
    };
  });
  told.tell?.();
  return told.result;
}

interface Unlink {
  readonly who: SignedIn;
  readonly provider: SignInProvider;
  readonly isOffered: (provider: SignInProvider) => boolean;
}

type UnlinkOutcome = Outcome<null, RefusalCode<'DELETE /api/auth/link/:provider'>>;

/** Unlinks an identity, but never the last way in; a provider that is no longer offered is none. */
export async function unlinkProvider(
  { db, room }: LinkParts,
  { who, provider, isOffered }: Unlink,
): Promise<UnlinkOutcome> {
  if (!(await isProven(db, who))) return refuse('proof_needed');
  const userId = who.id;
  const unlinked = await db.transaction().execute(async (trx): Promise<Told<UnlinkOutcome>> => {
    const { hasPassword } = await lockPassword(trx, userId);
    const linked = await findAllLinkedProviders(trx, userId);
    if (!linked.includes(provider)) return { result: refuse('not_found') };
    const others = linked.filter((other) => other !== provider && isOffered(other));
    if (!hasPassword && others.length === 0) return { result: refuse('only_way_in') };
    await deleteExternalLogin(trx, userId, provider);
    await auditLink(trx, 'user.login-unlinked', userId, provider);
    const news = { news: 'unlinked', provider: providerTitles[provider] } as const;
    return { result: done(null), tell: await tellOwner(trx, room, userId, news) };
  });
  unlinked.tell?.();
  return unlinked.result;
}

const auditLink = (trx: Db, action: string, userId: number, provider: SignInProvider) =>
  insertAudit(trx, {
    actorUserId: userId,
    action,
    subjectType: 'user',
    subjectId: userId,
    after: { provider },
  });
