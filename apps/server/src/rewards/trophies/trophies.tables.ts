import type { Generated, GeneratedAlways } from 'kysely';

export interface TrophyTables {
  awards: {
    id: GeneratedAlways<number>;
    userId: number;
    eventId: number;
    trophyTypeId: number;
    awardedAt: Generated<Date>;
    /** With what follows frozen when it was given; null = it was not given for a place. */
    rank: number | null;
    percentile: number | null;
    totalScore: number | null;
    entrants: number | null;
    /** The version of the rule that made a tier of them. */
    formula: number | null;
    /** The run that first gave it. */
    runId: number | null;
    /** When its owner first opened it. */
    seenAt: Date | null;
  };
  awardRuns: {
    id: GeneratedAlways<number>;
    eventId: number;
    kind: 'give' | 'rerun' | 'take_back';
    startedByUserId: number | null;
    reason: string | null;
    isForced: boolean;
    /** The versions of results and entrants that it is frozen from, added up. */
    generation: number;
    formula: number;
    entrants: number;
    /** Ascending, int4 little-endian; null = the run is over. */
    userIds: Buffer | null;
    /** Totals of the same users, int4 little-endian. */
    totals: Buffer | null;
    /** Trophy types of the same users, a byte each; null = they follow from the totals, or the run is over. */
    trophyTypes: Buffer | null;
    /** 1 for each of the same users who entered late, else 0; null = nobody did, or the run is over. */
    isLate: Buffer | null;
    /** Entrants dealt with. */
    done: Generated<number>;
    /** Number of users whose trophy changed. */
    changed: Generated<number>;
    noticeId: number | null;
    startedAt: Generated<Date>;
    finishedAt: Date | null;
    /** Entrants by trophy type, wood first. */
    tiers: Generated<number[]>;
  };
  awardChanges: {
    runId: number;
    userId: number;
    fromType: number | null;
    toType: number | null;
  };
  pinnedAwards: { userId: number; awardId: number };
  trophyCases: { userId: number; slot: number; awardId: number };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends TrophyTables {}
}
