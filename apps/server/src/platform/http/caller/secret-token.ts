import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as text. Only its hash is ever stored: what the database holds opens nothing. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url');

export const hashSecretToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest();
