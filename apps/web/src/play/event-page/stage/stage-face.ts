export interface StageSituation {
  readonly isEditing: boolean;
  /** There are teams to pick from, or to watch. */
  readonly hasTeams: boolean;
  /** The user on screen has picks of this stage. */
  readonly hasPicks: boolean;
  /** The lock has fallen, so everybody's picks are known. */
  readonly isLocked: boolean;
  readonly hasResults: boolean;
  /** Somebody wants to see results, where there are any. */
  readonly wantsResults: boolean;
}

export type StageFace = 'unannounced' | 'picks' | 'results' | 'hidden_results';

/**
 * A stage shows picks while they are made. From the lock on it shows picks beside results, crowd shares and
 * matches to come, or picks alone if the viewer hides results [rule: event-page-22]. Without picks there is
 * nothing to hide before the first result: the draw is shown.
 */
export function stageFace(at: StageSituation): StageFace {
  if (at.isEditing) return 'picks';
  if ((at.hasResults || (at.hasPicks && at.isLocked)) && at.wantsResults) return 'results';
  if (at.hasPicks) return 'picks';
  if (at.hasResults) return 'hidden_results';
  return at.hasTeams ? 'results' : 'unannounced';
}
