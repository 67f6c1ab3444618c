import { createHmac, randomBytes } from 'node:crypto';

/** A word that scanners of published sources can look for. */
export const createWebhookSecret = (): string => `cswh_${randomBytes(32).toString('hex')}`;

/** HMAC-SHA256 of the instant in seconds, a dot and the body to the byte [rule: api-15]. */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
