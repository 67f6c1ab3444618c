import type { EventDesk } from '@callshot/contract';
import { presetGoal } from '@callshot/rules';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { m } from '../words/messages.js';

/** The choice between rank and goals while it is being made. */
export interface GoalDraft {
  readonly by: 'rank' | 'goals';
  /** Right calls of each stage; kept while trophies go by rank, so that they come back. */
  readonly right: readonly number[];
}

/** Half of a stage’s calls at first [rule: trophies-27]. */
export const goalDraftOf = ({ goals: { right, of } }: EventDesk): GoalDraft => ({
  by: right === null ? 'rank' : 'goals',
  // Byes of a draw may have left fewer calls than were asked for.
  right: of.map((calls, at) => Math.min(right?.[at] ?? presetGoal(calls), calls)),
});

export const goalsOfDraft = ({ by, right }: GoalDraft): number[] | null =>
  by === 'rank' ? null : [...right];

/** Everything in which two choices differ, as it is told. */
export function goalDifferences(
  { stages }: Pick<EventDesk, 'stages'>,
  mine: GoalDraft,
  theirs: GoalDraft,
): Difference[] {
  const tell = ({ by, right }: GoalDraft) => [
    by === 'rank' ? m.goalsByRank() : m.goalsByGoals(),
    ...stages.map((_, at) => (by === 'rank' ? null : String(right[at]))),
  ];
  const [own, others] = [tell(mine), tell(theirs)];
  return [m.trophyGoals(), ...stages.map(({ name }) => name)]
    .map((what, at) => ({ what, mine: own[at] ?? null, theirs: others[at] ?? null }))
    .filter((one) => one.mine !== one.theirs);
}
