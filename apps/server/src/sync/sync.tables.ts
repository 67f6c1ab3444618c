import type { Doubt, DoubtKind } from '@callshot/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** What is kept of a doubt besides what it is looked up by. */
export type DoubtDetails = Pick<
  Doubt,
  'matchId' | 'place' | 'teamIds' | 'name' | 'teamKey' | 'canApply'
>;

export interface SyncTables {
  /** What counts of the wiki's word about the matches of events. */
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
    /** What was published of a match without a place before its last correction. */
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

declare module '../platform/database/schema.ts' {
  interface Schema extends SyncTables {}
}
