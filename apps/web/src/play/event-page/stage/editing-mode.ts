import { m } from '../words/messages.js';

/** The facts that decide whether the picks on screen may be changed [rule: picks-7, picks-8]. */
export interface EditingSituation {
  /** The viewer's own picks are shown; a visitor's empty slip counts as own. */
  readonly isOwnView: boolean;
  readonly isAdmin: boolean;
  readonly isLocked: boolean;
  /** They may still enter late, or have. */
  readonly isLateOpen?: boolean;
  readonly stageIndex: number;
  readonly currentStage: number;
  readonly hasPicks: boolean;
  /** The stage has teams to pick from. */
  readonly isPickable: boolean;
}

export type EditRefusal = 'another_user' | 'no_teams' | 'not_current_stage' | 'locked';

export const EDIT_REFUSAL_TEXT: Record<EditRefusal, string> = {
  another_user: m.picksOfOther(),
  no_teams: m.notAnnounced(),
  not_current_stage: m.onlyCurrentStage(),
  locked: m.picksAreLocked(),
};

/** Why the picks cannot be edited, or null when they can. Admins pass the lock and the stage. */
export function editRefusal(at: EditingSituation): EditRefusal | null {
  if (!at.isOwnView) return 'another_user';
  if (!at.isPickable) return 'no_teams';
  if (at.isAdmin) return null;
  if (at.stageIndex !== at.currentStage) return 'not_current_stage';
  return at.isLocked && at.isLateOpen !== true ? 'locked' : null;
}

/** Too late to submit: the lock passed, or later stages are picked by now. */
export const isTooLate = (
  refusal: EditRefusal | null,
  stageIndex: number,
  currentStage: number,
): boolean =>
  refusal === 'locked' || (refusal === 'not_current_stage' && stageIndex < currentStage);

/** No picks for the current stage and an unlocked event: editing starts at once. */
export const startsEditing = (at: EditingSituation): boolean =>
  editRefusal(at) === null && !at.hasPicks && !at.isLocked && at.stageIndex === at.currentStage;
