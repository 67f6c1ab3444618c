import type { ColumnType, GeneratedAlways } from 'kysely';

export interface OfficialTables {
  /** Changes of results whose effect on points everybody is told of [rule: notifications-17]. */
  corrections: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    /** Results before the first change. Once the notice is sent, also the new ones. */
    changes: ColumnType<unknown, string, string>;
    source: 'manual' | 'import';
    reason: string | null;
    /** Until then further changes join it. */
    toldFrom: Date;
    /** Null = it waits. */
    noticeId: number | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends OfficialTables {}
}
