import type { SignInProvider, signInEndpoints } from '@callshot/contract';
import { isProven, wasProven } from '../accounts/proof.service.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { Parts } from '../platform/parts.ts';
import { type AttemptCall, type Attempts, createAttempts } from './attempts.ts';
import { bindingSeconds } from './browser-binding.ts';
import { findAllLinkedProviders } from './external-logins.repository.ts';
import { type LinkParts, linkIdentity, unlinkProvider } from './link-account.service.ts';
import type { Callback } from './provider-exchange.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { createProviders } from './providers.ts';
import { signInWithIdentity } from './sign-in-account.service.ts';

type SignInKey = keyof typeof signInEndpoints;
type Returning = AttemptCall & { readonly query: Callback };

/** Signing in with an account of somebody else's, and linking one. */
export function signInHandlers(parts: Parts, settings: ProviderSettings = {}): Handlers<SignInKey> {
  const { db } = parts;
  const room = { outbox: createOutbox(parts.mailer, parts.log) };
  const providers = createProviders(settings, parts.config.publicUrl);
  const { beginLogin, beginLink, signIn, link } = flows(
    { ...parts, room },
    createAttempts(parts, providers),
  );
  return {
    'GET /api/auth/providers': async () => [...providers.keys()],
    'GET /api/auth/third-party-status': async ({ caller }) =>
      caller.user ? findAllLinkedProviders(db, caller.user.id) : refuse('unauthorized'),
    'GET /api/auth/discord-url': (call) => beginLogin(call, 'discord'),
    'GET /api/auth/google-url': (call) => beginLogin(call, 'google'),
    'GET /api/auth/reddit-url': (call) => beginLogin(call, 'reddit'),
    'GET /api/auth/discord-link-url': (call) => beginLink(call, 'discord'),
    'GET /api/auth/google-link-url': (call) => beginLink(call, 'google'),
    'GET /api/auth/reddit-link-url': (call) => beginLink(call, 'reddit'),
    'GET /api/auth/signin-discord': (call) => signIn(call, 'discord'),
    'GET /api/auth/signin-google': (call) => signIn(call, 'google'),
    'GET /api/auth/signin-reddit': (call) => signIn(call, 'reddit'),
    'GET /api/auth/link-discord': (call) => link(call, 'discord'),
    'GET /api/auth/link-google': (call) => link(call, 'google'),
    'GET /api/auth/link-reddit': (call) => link(call, 'reddit'),
    'DELETE /api/auth/link/:provider': async ({ params: { provider }, caller }) => {
      if (!caller.user) return refuse('unauthorized');
      if (!(await isProven(db, caller.user))) return refuse('proof_needed');
      const userId = caller.user.id;
      const isOffered = (name: SignInProvider): boolean => providers.has(name);
      const result = await unlinkProvider({ db, room }, { userId, provider, isOffered });
      return result === 'unlinked' ? null : refuse(result);
    },
  };
}

/** The four steps, each the same for every provider. */
const flows = (parts: Parts & LinkParts, attempts: Attempts) => ({
  beginLogin: async (call: AttemptCall, provider: SignInProvider) => {
    const begun = await attempts.begin(call, { provider, intent: { kind: 'login' } });
    return begun.ok ? { url: begun.url } : refuse(begun.code);
  },

  beginLink: async (call: AttemptCall, provider: SignInProvider) => {
    if (!call.caller.user) return refuse('unauthorized');
    const { sessionId } = call.caller.user;
    if (!(await isProven(parts.db, { sessionId }))) return refuse('proof_needed');
    const begun = await attempts.begin(call, { provider, intent: { kind: 'link', sessionId } });
    return begun.ok ? { url: begun.url } : refuse(begun.code);
  },

  signIn: async (call: Returning, provider: SignInProvider) => {
    const finished = await attempts.finish(call, { provider, intent: { kind: 'login' } });
    if (!finished.ok) {
      return refuse(finished.code === 'failed' ? 'sign_in_failed' : finished.code);
    }
    const signedIn = await signInWithIdentity(parts, call, {
      provider,
      identity: finished.identity,
    });
    return signedIn.ok ? signedIn.answer : refuse(signedIn.code);
  },

  link: async (call: Returning, provider: SignInProvider) => {
    if (!call.caller.user) return refuse('unauthorized');
    const { id: userId, sessionId } = call.caller.user;
    // Whoever has an open session can make up a beginning, and never met the question there.
    if (!(await wasProven(parts.db, { sessionId }, bindingSeconds / 60))) {
      return refuse('proof_needed');
    }
    const finished = await attempts.finish(call, { provider, intent: { kind: 'link', sessionId } });
    if (!finished.ok) return refuse(finished.code === 'failed' ? 'link_failed' : finished.code);
    return linkIdentity(parts, { provider, identity: finished.identity, userId });
  },
});
