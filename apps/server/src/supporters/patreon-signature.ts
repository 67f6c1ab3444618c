import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashSecretToken } from '../platform/http/secret-token.ts';

/** Whether whoever knows the secret signed exactly these bytes; compared by what cannot be guessed digit by digit. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('md5', secret).update(body).digest('hex');
  return timingSafeEqual(hashSecretToken(signature.toLowerCase()), hashSecretToken(expected));
}
