import type { GrantedScope, ResultsMode } from '@callshot/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface TokenTables {
  apiTokens: {
    id: GeneratedAlways<number>;
    userId: number;
    name: string;
    tokenHash: Buffer;
    /** The token's first letters, shown to its owner. */
    prefix: string;
    scopes: GrantedScope[];
    /** The event whose results it tells; both null = it has other scopes. */
    eventId: number | null;
    resultsMode: ResultsMode | null;
    createdAt: Generated<Date>;
    expiresAt: Date | null;
    /** Written at most once a minute. */
    lastUsedAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends TokenTables {}
}
