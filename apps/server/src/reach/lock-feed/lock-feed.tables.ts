import type { Generated } from 'kysely';

export interface LockFeedTables {
  /** Locks as the feed told them last. */
  toldLocks: {
    eventStageId: number;
    lockAt: Date;
    isCancelled: boolean;
    /** Names of event and stage. */
    told: string;
    /** Grows when it is moved, cancelled or brought back. */
    sequence: Generated<number>;
    changedAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends LockFeedTables {}
}
