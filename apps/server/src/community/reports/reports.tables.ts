import type { ReportAction } from '@callshot/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** One of them says what was reported. */
export interface SubjectColumns {
  namedUserId: number | null;
  leagueId: number | null;
  nameplateId: number | null;
}

export interface ReportTables {
  reports: SubjectColumns & {
    id: GeneratedAlways<number>;
    reporterUserId: number;
    /** The subject's name at that time. */
    name: string;
    /**
     * The subject's state. Once answered, the same user can report it again only after it has
     * changed.
     */
    state: string;
    reason: string;
    reportedAt: Generated<Date>;
    /** Null = it waits. */
    answerId: number | null;
  };
  reportAnswers: SubjectColumns & {
    id: GeneratedAlways<number>;
    /** Owner of the subject; null = the product. */
    ownerUserId: number | null;
    action: ReportAction;
    name: string;
    newName: string | null;
    reason: string;
    reports: number;
    /** Null = it was answered before answers were kept. */
    answeredBy: number | null;
    answeredAt: Generated<Date>;
    undoneBy: number | null;
    undoneAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends ReportTables {}
}
