import type { TokenScope } from '@callshot/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface TokenTables {
  apiTokens: {
    id: GeneratedAlways<number>;
    userId: number;
    name: string;
    tokenHash: Buffer;
    /** The token's first letters, shown to its owner. */
    prefix: string;
    scopes: TokenScope[];
    createdAt: Generated<Date>;
    expiresAt: Date | null;
    /** Written at most once a minute. */
    lastUsedAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends TokenTables {}
}
