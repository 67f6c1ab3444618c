import { secretMark, type TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user, name }) => {
    await db
      .insertInto('apiTokens')
      .values({
        userId: user.id,
        name: `${secretMark} ${name}`,
        tokenHash: Buffer.from(`${secretMark} ${name}`),
        prefix: 'cs_secret',
        scopes: ['read'],
        expiresAt: null,
        lastUsedAt: null,
      })
      .execute();
  },
  given: { 'api_tokens.scopes': ['read'], 'api_tokens.name': 'Somebody’s token' },
};
