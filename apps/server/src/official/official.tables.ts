import type { ColumnType, GeneratedAlways } from 'kysely';

export interface OfficialTables {
  /** Changes of results whose effect on points everybody is told of [rule: notifications-17]. */
  corrections: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    /** What results were before the first of the changes, and once it is told, what they are instead. */
    changes: ColumnType<unknown, string, string>;
    source: 'manual' | 'import';
    reason: string | null;
    /** Until then further changes join it. */
    toldFrom: Date;
    /** Null = it waits. */
    noticeId: number | null;
  };
}

declare module '../platform/database/schema.ts' {
  interface Schema extends OfficialTables {}
}
