import { TrophyType } from '../awards/award-tier.ts';
import type { EventStage } from '../model/event-stage.ts';
import { callsOf } from './call-slots.ts';
import type { CallCount } from './right-calls.ts';

/** The goal of a stage: `right` of its `of` calls, from 1 to all of them [rule: trophies-25]. */
export interface StageGoal {
  readonly right: number;
  readonly of: number;
}

/** Half of the calls, rounded up. */
export const presetGoal = (of: number): number => Math.ceil(of / 2);

export type GoalsRefusal = 'goals_of_stages' | 'goal_out_of_range';

/** Why these numbers of right calls cannot be the goals of an event’s stages; null = they can. */
export function refuseGoals(
  stages: readonly EventStage[],
  wanted: readonly number[],
): GoalsRefusal | null {
  if (wanted.length !== stages.length) return 'goals_of_stages';
  const isInRange = (right: number, of: number) =>
    Number.isInteger(right) && right >= 1 && right <= of;
  return stages.every((stage, at) => isInRange(wanted[at] ?? 0, callsOf(stage)))
    ? null
    : 'goal_out_of_range';
}

/**
 * The goals of an event’s stages as they stand. A draw with byes leaves fewer calls, and no goal asks for
 * more than there are.
 */
export const goalsOf = (
  stages: readonly EventStage[],
  wanted: readonly number[],
): readonly StageGoal[] =>
  stages.map((stage, at) => {
    const of = callsOf(stage);
    return { right: Math.min(wanted[at] ?? of, of), of };
  });

/** The tier of somebody who reached so many goals: wood at first, diamond at most [rule: trophies-25]. */
export function tierOfGoals(reached: number): TrophyType {
  const types = Object.values(TrophyType);
  return types[Math.min(reached, types.length - 1)] ?? TrophyType.wood;
}

/** `lost`: not even all open calls together would reach the goal. */
export type GoalState = 'reached' | 'open' | 'lost';

export function goalState({ right: wanted }: StageGoal, { right, open }: CallCount): GoalState {
  if (right >= wanted) return 'reached';
  return right + open >= wanted ? 'open' : 'lost';
}
