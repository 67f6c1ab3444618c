import { m } from '../words/messages.js';
import { awardOf } from './award-tiers.ts';
import type { GoalStanding } from './goal-standing.ts';

/** '5 of 10 right makes Silver', or how far the picks are [rule: trophies-29]. */
export function goalWords({ goal, trophyTypeId, told }: GoalStanding): string {
  const { of } = goal;
  const tier = awardOf(trophyTypeId).name;
  if (told === null) return m.goalMakes({ right: goal.right, of, tier });
  const { right, state } = told;
  if (state === 'reached') return m.goalReached({ right, of, tier });
  if (state === 'lost') return m.goalMissed({ right, of, tier });
  return m.goalShort({ right, of, more: goal.right - right, tier });
}
