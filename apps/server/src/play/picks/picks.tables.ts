import type { LateShare } from '@callshot/rules';
import type { Generated } from 'kysely';

export interface PickTables {
  entries: {
    eventStageId: number;
    userId: number;
    slots: Buffer;
    layoutFingerprint: string;
    version: Generated<number>;
    isPostLock: Generated<boolean>;
    editedByStaffAt: Date | null;
    submittedAt: Generated<Date>;
    /** Up to when its owner is paid up for saves. */
    savePaidUntil: Date | null;
    /** The share of the points in %, of an entry made after the lock; null = made before it. */
    lateShare: LateShare | null;
  };
  entryRevisions: {
    eventStageId: number;
    userId: number;
    version: number;
    slots: Buffer;
    layoutFingerprint: string;
    actorUserId: number | null;
    isPostLock: Generated<boolean>;
    isByStaff: Generated<boolean>;
    savedAt: Generated<Date>;
  };
  unreadableEntries: {
    eventStageId: number;
    userId: number;
    entryVersion: number;
    reason: string;
    foundAt: Generated<Date>;
  };
  idempotencyKeys: {
    userId: number;
    key: string;
    requestHash: Buffer;
    answer: string;
    createdAt: Generated<Date>;
  };
  openedPicks: {
    eventId: number;
    openedByUserId: number;
    userId: number;
    reason: string;
    openedAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends PickTables {}
}
