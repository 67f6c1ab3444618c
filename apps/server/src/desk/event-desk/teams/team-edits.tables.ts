import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface TeamNaming {
  readonly name: string;
  readonly abbreviation: string;
  /** Staff said it: no other source overwrites it. */
  readonly isManual: boolean;
  /** An alias that the edit added. */
  readonly newAlias?: string;
}

export interface TeamPicture {
  readonly logoPath: string | null;
  readonly logoSource: string | null;
  readonly isManual: boolean;
}

/** The misspelt team of a merge. */
export interface LostTeam {
  readonly name: string;
  readonly abbreviation: string;
}

/** Wiki names of an event that a merge pointed elsewhere, and those that it added. */
export interface ChangedNames {
  readonly were: readonly { readonly name: string; readonly teamId: number }[];
  readonly added: readonly string[];
}

export interface MergedEvent {
  readonly eventId: number;
  /**
   * Stages where the remaining team already played. All its other places came from the lost team.
   */
  readonly ownStageIds: readonly number[];
  readonly names: ChangedNames;
  /** Which of the two took part by the wiki. */
  readonly participants: readonly number[];
  readonly hasMovedMembers: boolean;
}

/** A team became another one: all that takes it back. */
export interface TeamMerge {
  readonly lostTeamId: number;
  /** Aliases of the lost team. */
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
  /** Edits of teams by staff. All events of a team show them. */
  teamEdits: {
    id: GeneratedAlways<number>;
    teamId: number;
    /** The event in which staff made the edit. */
    eventId: number;
    kind: TeamEdit['kind'];
    /** By the kind, as in `TeamEdit`. */
    before: ColumnType<unknown, string>;
    after: ColumnType<unknown, string>;
    madeAt: Generated<Date>;
    undoneAt: Date | null;
  };
}

declare module '../../../platform/database/schema.ts' {
  interface Schema extends TeamEditTables {}
}
