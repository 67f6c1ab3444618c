import type { MatchOutcome } from '../model/picks.ts';
import type { MatchNode } from './graph.ts';

/**
 * A match slot holds one of four things. It is a team, or empty for good (a bye, a double forfeit).
 * Else its team comes from the user’s own picks, or only from official data.
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
  /** Its own lock has passed: what is picked of it stands [rule: locks-18]. */
  readonly isClosed: boolean;
  /** Closed before anything was picked of it: it shows its official result, which sends its teams on [rule: late-3]. */
  readonly isGiven: boolean;
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
