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

/** What a team was called that is another one. */
export interface LostTeam {
  readonly name: string;
  readonly abbreviation: string;
}

/** What wiki names meant in an event, where a merge changed that, and those that it made. */
export interface ChangedNames {
  readonly were: readonly { readonly name: string; readonly teamId: number }[];
  readonly added: readonly string[];
}

/** What a merge did in one event. */
export interface MergedEvent {
  readonly eventId: number;
  /** Where the team that stays played by itself: all its other places were the lost team's. */
  readonly ownStageIds: readonly number[];
  readonly names: ChangedNames;
  /** Which of the two took part by the wiki. */
  readonly participants: readonly number[];
  readonly hasMovedMembers: boolean;
}

/** A team became another one: all that takes it back. */
export interface TeamMerge {
  readonly lostTeamId: number;
  /** What the lost team was known by. */
  readonly aliases: readonly string[];
  /** The team that stays goes by the page of the lost one. */
  readonly hasTakenPage: boolean;
  readonly events: readonly MergedEvent[];
}

export type TeamEdit =
  | { readonly kind: 'named'; readonly before: TeamNaming; readonly after: TeamNaming }
  | { readonly kind: 'pictured'; readonly before: TeamPicture; readonly after: TeamPicture }
  | { readonly kind: 'merged'; readonly before: LostTeam; readonly after: TeamMerge };

export interface TeamEditTables {
  /** What staff said of teams; the team shows it in all of its events. */
  teamEdits: {
    id: GeneratedAlways<number>;
    teamId: number;
    /** Where they said it. */
    eventId: number;
    kind: TeamEdit['kind'];
    /** By the kind, as in `TeamEdit`. */
    before: ColumnType<unknown, string>;
    after: ColumnType<unknown, string>;
    madeAt: Generated<Date>;
    undoneAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends TeamEditTables {}
}
