import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { replaceToken } from '../email/one-time-tokens.repository.ts';

/**
 * A new reset id of the account, good once within 24 hours; earlier ones are void [rule:
 * accounts-36]. `email` is where it is mailed to, if it is.
 */
export const createResetId = (
  trx: Kysely<Schema>,
  userId: number,
  email: string | null = null,
): Promise<string> => replaceToken(trx, { purpose: 'password-reset', userId }, email);

export const resetLink = (publicUrl: string, resetId: string): string =>
  new URL(`/reset-password?resetId=${resetId}`, publicUrl).href;
