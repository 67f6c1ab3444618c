import type { SignInProvider, signInEndpoints } from '@callshot/contract';
import type { Handlers, SignedInCaller } from '../../platform/http/handler.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { done } from '../../platform/outcome.ts';
import type { Parts } from '../../platform/parts.ts';
import type { TellUser } from '../accounts/email/mail-room.ts';
import { type AttemptCall, createAttempts, type Returning } from './attempts.ts';
import { findAllLinkedProviders } from './external-logins.repository.ts';
import { beginLink, finishLink, unlinkProvider } from './link-account.service.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { createProviders } from './providers.ts';
import { finishSignIn } from './sign-in-account.service.ts';

type SignInKey = keyof typeof signInEndpoints;

/** Signing in with an account of somebody else's, and linking one. */
export function signInHandlers(
  parts: Parts & { readonly tellUser: TellUser },
  settings: ProviderSettings = {},
): Handlers<SignInKey> {
  const { db } = parts;
  const { tellUser } = parts;
  const linkParts = { db, room: { outbox: createOutbox(parts.mailer, parts.log), tellUser } };
  const providers = createProviders(settings, parts.config.publicUrl);
  const attempts = createAttempts(parts, providers);
  type OfUser<C> = C & { readonly caller: SignedInCaller };
  // The four steps, each the same for every provider.
  const signInUrl = (call: AttemptCall, provider: SignInProvider) =>
    attempts.begin(call, { provider, intent: { kind: 'login' } });
  const linkUrl = (call: OfUser<AttemptCall>, provider: SignInProvider) =>
    beginLink(linkParts, attempts, { call, provider });
  const signIn = (call: Returning, provider: SignInProvider) =>
    finishSignIn(parts, attempts, { call, provider });
  const link = (call: OfUser<Returning>, provider: SignInProvider) =>
    finishLink(linkParts, attempts, { call, provider });
  return {
    'GET /api/auth/providers': async () => done([...providers.keys()]),
    'GET /api/auth/third-party-status': async ({ caller }) =>
      done(await findAllLinkedProviders(db, caller.user.id)),
    'GET /api/auth/discord-url': (call) => signInUrl(call, 'discord'),
    'GET /api/auth/google-url': (call) => signInUrl(call, 'google'),
    'GET /api/auth/reddit-url': (call) => signInUrl(call, 'reddit'),
    'GET /api/auth/discord-link-url': (call) => linkUrl(call, 'discord'),
    'GET /api/auth/google-link-url': (call) => linkUrl(call, 'google'),
    'GET /api/auth/reddit-link-url': (call) => linkUrl(call, 'reddit'),
    'GET /api/auth/signin-discord': (call) => signIn(call, 'discord'),
    'GET /api/auth/signin-google': (call) => signIn(call, 'google'),
    'GET /api/auth/signin-reddit': (call) => signIn(call, 'reddit'),
    'GET /api/auth/link-discord': (call) => link(call, 'discord'),
    'GET /api/auth/link-google': (call) => link(call, 'google'),
    'GET /api/auth/link-reddit': (call) => link(call, 'reddit'),
    'DELETE /api/auth/link/:provider': ({ params: { provider }, caller }) =>
      unlinkProvider(linkParts, {
        who: caller.user,
        provider,
        isOffered: (name) => providers.has(name),
      }),
  };
}
