import type { Generated } from 'kysely';

export interface SupporterTables {
  patreonMembers: {
    /** Patreon's id of the membership. */
    memberKey: string;
    /** Null = no account here is linked to the member. */
    userId: number | null;
    email: string | null;
    discordSubject: string | null;
    cents: number;
    levelId: number;
    changedAt: Generated<Date>;
  };
  patreonDeliveries: { bodyHash: Buffer; takenAt: Generated<Date> };
  /** Up to when a membership is known, by a hash of its key. */
  patreonTurns: { memberHash: Buffer; toldAt: Date | null; isOver: boolean };
  rewardMonths: {
    /** Such as `2026-11`. */
    month: string;
    /** Whether an Admin chose what is offered. */
    isChosen: Generated<boolean>;
    /** When supporters were told; null = not yet. */
    openedAt: Date | null;
  };
  rewardOffers: { month: string; nameplateId: number };
  rewardClaims: {
    userId: number;
    month: string;
    nameplateId: number | null;
    claimedAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends SupporterTables {}
}
