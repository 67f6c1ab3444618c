import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';

/** Whether the holder of the secret signed exactly these bytes. Compared in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('md5', secret).update(body).digest('hex');
  return timingSafeEqual(hashSecretToken(signature.toLowerCase()), hashSecretToken(expected));
}
