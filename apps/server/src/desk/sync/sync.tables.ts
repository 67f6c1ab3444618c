import type { Doubt, DoubtKind, DraftChange } from '@callshot/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Columns of a doubt beside its key. */
export type DoubtDetails = Pick<
  Doubt,
  'matchId' | 'place' | 'teamIds' | 'name' | 'teamKey' | 'canApply'
> & {
  /** The differences of structure; absent = the doubt is about something else. */
  readonly changes?: readonly DraftChange[];
};

export interface SyncTables {
  /** The wiki's records of matches that count now. */
  wikiMatches: {
    eventId: number;
    matchId: string;
    eventStageId: number;
    eventSubstageId: number;
    /** The match of the stage's bracket; null in stages without one. */
    place: string | null;
    isSwapped: boolean;
    record: ColumnType<unknown, string>;
    readAt: Date;
    /** The result of a match without a place as it was before its last correction. */
    correctedFrom: ColumnType<unknown, string | null>;
    correctedAt: Date | null;
  };
  wikiTables: {
    eventSubstageId: number;
    eventId: number;
    record: ColumnType<unknown, string>;
    readAt: Date;
  };
  wikiDoubts: {
    id: GeneratedAlways<number>;
    eventId: number;
    eventStageId: number;
    eventSubstageId: number;
    key: string;
    kind: DoubtKind;
    details: ColumnType<unknown, string>;
    openedAt: Date;
    answeredAt: Date | null;
    answer: 'apply' | 'dismiss' | 'correct' | null;
  };
  wikiLog: {
    id: GeneratedAlways<number>;
    eventId: number;
    at: Date;
    text: string;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends SyncTables {}
}
