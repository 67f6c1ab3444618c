import type { NewSubstage, PlannedEvent } from '@callshot/rules';

/** An event as it is made: what the rules check of it, and what is only told of it. */
export interface NewEvent extends PlannedEvent {
  readonly name: string;
  readonly nameOverride: string;
  /** Path of the picture on the own site. */
  readonly imageUrl: string | null;
  /** Address that the picture can be fetched from. */
  readonly imageSource?: string | null;
  readonly url: string | null;
  readonly attribution: { readonly name: string; readonly url: string } | null;
  readonly eventFormatId: number | null;
  readonly formatName: string;
  readonly stages: readonly {
    readonly substages: readonly NamedSubstage[];
    /** A match of it has ended in public. */
    readonly hasEndedMatch?: boolean;
  }[];
  readonly members?: readonly NewTeamMember[];
}

export interface NamedSubstage extends NewSubstage {
  readonly groupName?: string | null;
  /** When its first match begins, where nothing is known of single matches. */
  readonly startsAt?: Date | null;
  /** Number of teams, if the tournament gives it. */
  readonly places?: number | null;
}

export interface NewTeamMember {
  readonly teamId: number;
  readonly role: 'Player' | 'Captain' | 'Coach' | 'Substitute' | 'Other';
  readonly username: string;
  readonly flagImageUrl: string | null;
}
