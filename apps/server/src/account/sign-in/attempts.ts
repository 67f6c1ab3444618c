import type { SignInProvider } from '@callshot/contract';
import { limitedAddress } from '../../platform/http/guard/limited-address.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { Parts } from '../../platform/parts.ts';
import { attemptLimit } from '../accounts/login/attempt-limits.ts';
import type { SignInCall } from '../accounts/login/sign-in.service.ts';
import { countAttempt, returnAttempts } from '../accounts/login/too-many.ts';
import {
  bindingCookie,
  bindingSeconds,
  createBinding,
  deriveAttempt,
  type Intent,
  isBinding,
} from './browser-binding.ts';
import type { Identity, Provider } from './provider.ts';
import { authorizeUrl, type Callback, readIdentity, returnPage } from './provider-exchange.ts';
import type { Providers } from './providers.ts';
import { describeProblem, SignInProblem } from './sign-in-problem.ts';

/** The part of a call that an attempt needs. */
export interface AttemptCall extends SignInCall {
  readonly caller: Caller;
  clearCookie(name: string): void;
}

/** A call that returns from a provider. */
export type Returning = AttemptCall & { readonly query: Callback };

export interface Errand {
  readonly provider: SignInProvider;
  readonly intent: Intent;
}

type Begun = Outcome<{ url: string }, 'not_found' | 'unavailable'>;
type Finished = Outcome<Identity, 'not_found' | 'too_many_attempts' | 'failed'>;

export interface Attempts {
  begin(call: AttemptCall, errand: Errand): Promise<Begun>;
  finish(call: Returning, errand: Errand): Promise<Finished>;
}

/** Sends browsers to providers and takes them back; the server stores nothing of an attempt. */
export function createAttempts({ db, log, config }: Parts, providers: Providers): Attempts {
  const { publicUrl } = config;
  const note = ({ provider, intent }: Errand, error: unknown): void =>
    log.warn({ provider, intent: intent.kind, ...describeProblem(error) }, 'sign-in failed');

  return {
    async begin(call, errand) {
      const provider = providers.get(errand.provider);
      if (provider === undefined) return refuse('not_found');
      const binding = bindingOf(call) ?? createBinding();
      const attempt = deriveAttempt(binding, errand.provider, errand.intent);
      const redirectUri = returnPage(provider, errand.intent, publicUrl);
      try {
        const url = await authorizeUrl(provider, attempt, redirectUri);
        call.setCookie(bindingCookie, binding, { maxAge: bindingSeconds });
        return done({ url });
      } catch (error) {
        note(errand, error);
        return refuse('unavailable');
      }
    },

    async finish(call, errand) {
      const provider = providers.get(errand.provider);
      if (provider === undefined) return refuse('not_found');
      const reserved = await countAttempt(
        db,
        attemptLimit('sign-in-address', limitedAddress(call.caller.address)),
      );
      if (!reserved.ok) return reserved;
      const identity = await identify(call, provider, { errand, publicUrl }).catch((error) => {
        note(errand, error);
        return null;
      });
      if (identity === null) return refuse('failed');
      await returnAttempts(db, [reserved.value]);
      return done(identity);
    },
  };
}

async function identify(
  call: Returning,
  provider: Provider,
  about: { readonly errand: Errand; readonly publicUrl: string },
): Promise<Identity> {
  const { intent } = about.errand;
  const binding = bindingOf(call);
  if (binding === null) throw new SignInProblem('this browser began no attempt');
  const attempt = deriveAttempt(binding, provider.name, intent);
  // Whatever comes of it, an attempt that was answered is over; another browser's leaves it be.
  if (call.query.state === attempt.state) call.clearCookie(bindingCookie);
  const redirectUri = returnPage(provider, intent, about.publicUrl);
  return readIdentity(provider, attempt, { callback: call.query, redirectUri });
}

function bindingOf(call: AttemptCall): string | null {
  const cookie = call.cookies[bindingCookie];
  return isBinding(cookie) ? cookie : null;
}
