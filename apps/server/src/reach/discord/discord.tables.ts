import type { Generated } from 'kysely';

export interface DiscordTables {
  communityWebhooks: {
    /** There is one at most. */
    id: Generated<1>;
    webhookId: string;
    /** A secret: its holder can post. */
    token: string;
    /** Names of kinds of notices. */
    kinds: string[];
    /** Nothing older is posted. */
    postsSince: Date;
    changedAt: Date;
  };
  communityPosts: {
    noticeId: number;
    claimedAt: Date | null;
    notBefore: Date | null;
    tries: Generated<number>;
    outcome: 'sent' | 'failed' | 'skipped' | null;
    /** The reason why it was not taken the last time. */
    problem: string | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends DiscordTables {}
}
