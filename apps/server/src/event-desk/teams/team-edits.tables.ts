import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What staff call a team. */
export interface TeamNaming {
  readonly name: string;
  readonly abbreviation: string;
  /** Staff said it: no other source overwrites it. */
  readonly isManual: boolean;
  /** What it was not known by before. */
  readonly newAlias?: string;
}

/** How staff show a team. */
export interface TeamPicture {
  readonly logoPath: string | null;
  readonly logoSource: string | null;
  readonly isManual: boolean;
}

export interface TeamEditTables {
  /** What staff said of teams; the team shows it in all of its events. */
  teamEdits: {
    id: GeneratedAlways<number>;
    teamId: number;
    /** Where they said it. */
    eventId: number;
    kind: 'named' | 'pictured';
    /** A `TeamNaming` or `TeamPicture`, by the kind. */
    before: ColumnType<unknown, string>;
    after: ColumnType<unknown, string>;
    madeAt: Generated<Date>;
    undoneAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends TeamEditTables {}
}
