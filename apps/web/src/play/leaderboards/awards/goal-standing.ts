import type { Event, UserScore } from '@callshot/contract';
import {
  type CallCount,
  type GoalState,
  goalState,
  type StageGoal,
  tierOfGoals,
} from '@callshot/rules';

/** The goal of a stage as one player stands to it. */
export interface GoalStanding {
  readonly goal: StageGoal;
  /** The trophy that it makes, with the goals of earlier stages that are reached. */
  readonly trophyTypeId: number;
  /** Null = there are no picks of the stage, or it is not sealed. */
  readonly told: (CallCount & { readonly state: GoalState }) | null;
}

/** Null where trophies go by rank. */
export function goalStandingOf(
  { goals, eventStages }: Pick<Event, 'goals' | 'eventStages'>,
  stageIndex: number,
  score: Pick<UserScore, 'goals'> | null,
): GoalStanding | null {
  const goal = goals?.[stageIndex];
  if (!goals || !goal) return null;
  const toldOf = (index: number): GoalStanding['told'] => {
    const count = score?.goals?.find(({ eventStageId }) => eventStageId === eventStages[index]?.id);
    const own = goals[index];
    return count && own ? { ...count, state: goalState(own, count) } : null;
  };
  const before = goals.slice(0, stageIndex);
  const reached = before.filter((_, index) => toldOf(index)?.state === 'reached').length;
  return { goal, trophyTypeId: tierOfGoals(reached + 1), told: toldOf(stageIndex) };
}
