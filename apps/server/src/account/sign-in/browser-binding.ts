import { createHmac, randomBytes } from 'node:crypto';
import type { SignInProvider } from '@callshot/contract';

/** Binds an attempt to the browser that began it; what it holds never leaves it but as an HMAC. */
export const bindingCookie = 'callshot-sign-in';
/** Long enough to find a password at the provider. */
export const bindingSeconds = 15 * 60;

/** The purpose of the attempt. A link is for one session only. */
export type Intent =
  | { readonly kind: 'login' }
  | { readonly kind: 'link'; readonly sessionId: number };

/** The secrets of one attempt, the same each time they are asked for (docs/decisions/0010). */
export interface Attempt {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

const bindingForm = /^[\w-]{43}$/;

export const createBinding = (): string => randomBytes(32).toString('base64url');

export const isBinding = (text: string | undefined): text is string =>
  text !== undefined && bindingForm.test(text);

export function deriveAttempt(binding: string, provider: SignInProvider, intent: Intent): Attempt {
  const about = intent.kind === 'link' ? `link ${intent.sessionId}` : 'login';
  const derive = (use: string): string =>
    createHmac('sha256', Buffer.from(binding, 'base64url'))
      .update(`${use} ${provider} ${about}`)
      .digest('base64url');
  return { state: derive('state'), codeVerifier: derive('verifier'), nonce: derive('nonce') };
}
