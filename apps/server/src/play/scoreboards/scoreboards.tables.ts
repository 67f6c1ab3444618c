import type { Generated, GeneratedAlways } from 'kysely';

export interface ScoreboardTables {
  entryBlockSets: {
    eventStageId: number;
    sealedAt: Date;
    layoutFingerprint: string;
    entryCount: number;
    blockCount: number;
    writtenAt: Generated<Date>;
  };
  entryBlocks: {
    eventStageId: number;
    blockIndex: number;
    entryCount: number;
    userIds: Buffer;
    submittedAt: Buffer;
    slots: Buffer;
    checksum: Buffer;
  };
  entryBlockChanges: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    userId: number;
    changedAt: Generated<Date>;
  };
  boards: {
    eventId: number;
    generation: number;
    entrantCount: number;
    entrantsDigest: string;
    totals: Buffer;
    computedAt: Date;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends ScoreboardTables {}
}
