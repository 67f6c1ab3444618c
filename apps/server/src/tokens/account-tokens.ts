import type { AccountTokens } from '../accounts/account-tokens.ts';
import { deleteAllTokens, findTokens } from './tokens.repository.ts';

/** What accounts are shown of tokens, which open them as sessions do. */
export const accountTokens: AccountTokens = {
  findAll: async (db, userId) =>
    (await findTokens(db, userId))
      .filter(({ isExpired }) => !isExpired)
      .map(({ name, prefix, lastUsedAt }) => ({ name, prefix, lastUsedAt })),
  deleteAll: deleteAllTokens,
};
