import type { Generated } from 'kysely';

export interface SignInTables {
  externalLogins: {
    provider: 'discord' | 'google' | 'reddit';
    subject: string;
    userId: number;
    externalUsername: string | null;
    createdAt: Generated<Date>;
    /** Discord only: whether notifications are sent as direct messages. */
    isMessaged: Generated<boolean>;
    /** Channel of direct messages; null = none was sent. */
    messageChannel: string | null;
    /** Since when they are refused there. */
    messagesClosedAt: Date | null;
  };
  /** Every account elsewhere that was ever linked. */
  linkedIdentities: {
    userId: number;
    provider: 'discord' | 'google' | 'reddit';
    identityHash: Buffer;
    /** Null = it is linked. */
    unlinkedAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends SignInTables {}
}
