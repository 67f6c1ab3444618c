import type { MatchOutcome } from '../model/picks.ts';
import type { MatchNode } from './graph.ts';

/**
 * The content of a match slot: a team; nobody, for good (a bye, a double forfeit); a team still to come
 * from the user’s own picks; or a team that only official data can name.
 */
export type SlotState =
  | { readonly kind: 'team'; readonly teamId: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'open' }
  | { readonly kind: 'awaiting' };

export interface MatchState {
  readonly node: MatchNode;
  readonly top: SlotState;
  readonly bottom: SlotState;
  readonly winnerTeamId: number | null;
  readonly loserTeamId: number | null;
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
  /** 'bye' when one team stands here alone; walkovers, void matches and double forfeits come from official results. */
  readonly outcome: MatchOutcome;
  /** Both teams present, not locked, not a qualifier, not a bye, and (reset) actually needed. */
  readonly isPickable: boolean;
  /** Counts towards completeness: pickable now, or waiting for the user's own earlier picks. */
  readonly isRequired: boolean;
}

/** A bracket being filled: one state for each match, in the graph's order. Immutable. */
export interface BracketState {
  readonly matches: readonly MatchState[];
  /**
   * For official results: locked columns are open to staff, and outcomes and unknown teams are
   * possible.
   */
  readonly isOfficial: boolean;
}
