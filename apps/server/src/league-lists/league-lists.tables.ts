import type { Generated, GeneratedAlways } from 'kysely';

export interface LeagueListTables {
  leagueReports: {
    id: GeneratedAlways<number>;
    leagueId: number;
    reporterUserId: number;
    reason: string;
    reportedAt: Generated<Date>;
    /** Staff have answered it. */
    closedAt: Date | null;
    outcome: ReportOutcome | null;
  };
}

/** What staff answered a report by. */
export type ReportOutcome = 'dismissed' | 'renamed' | 'closed';

declare module '../platform/database/schema.ts' {
  interface Schema extends LeagueListTables {}
}
