/** Why something that the wiki says waits for staff. */
export type DoubtKind =
  /** Finished, and a day later still without a winner; or drawn. */
  | 'no_winner'
  /** A team that has no place in the event; once for all that it plays. */
  | 'unknown_team'
  /** Other teams than those of the match, or in its starting slot. */
  | 'different_team'
  /** The match is filled, and a place of it waits. */
  | 'slot_waits'
  | 'illegal_score'
  | 'changed_after_applied'
  | 'staff_says_otherwise'
  | 'tied_places'
  /** The wiki gives places, and does not say who goes through by them. */
  | 'unconfirmed_places'
  /** All matches are over, and nothing says who goes through by them. */
  | 'no_places'
  | 'walkover'
  | 'disqualification'
  | 'double_forfeit'
  | 'cancelled'
  | 'group_gone'
  | 'contradicts_table'
  /** The tournament is drawn otherwise than the event plays it. */
  | 'structure'
  /** The stage could not hold it. */
  | 'impossible';

/** Something that the wiki says and that is not applied by itself. */
export interface Doubt {
  /** The same for as long as the wiki says the same: what was dismissed stays so. */
  readonly key: string;
  readonly kind: DoubtKind;
  readonly eventSubstageId: number;
  /** The wiki's match; null = it is about a table or a group. */
  readonly matchId: string | null;
  /** The match of the stage's bracket. */
  readonly place: string | null;
  /** Teams of the event that it is about, where these are not simply the match's. */
  readonly teamIds: readonly number[];
  /** The wiki's name for a team that the event does not know. */
  readonly name: string | null;
  /** The wiki's key of a team that the event does not know. */
  readonly teamKey: string | null;
  /** Whether there is a likeliest answer, which one click applies. */
  readonly canApply: boolean;
}
