import type { AccountTokens } from '../../account/accounts/account-tokens.ts';
import { deleteAllTokens, findTokens } from './tokens.repository.ts';

/** Tokens among an account's ways in, beside sessions. */
export const accountTokens: AccountTokens = {
  findAll: async (db, userId) =>
    (await findTokens(db, userId))
      .filter(({ isExpired }) => !isExpired)
      .map(({ name, prefix, lastUsedAt }) => ({ name, prefix, lastUsedAt })),
  deleteAll: deleteAllTokens,
};
