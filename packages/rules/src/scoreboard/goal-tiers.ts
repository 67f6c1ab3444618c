import { TrophyType } from '../awards/award-tier.ts';
import { callCounter } from '../goals/right-calls.ts';
import { tierOfGoals } from '../goals/stage-goal.ts';
import type { EventStage } from '../model/event-stage.ts';
import { addInSlices } from './build-scoreboard.ts';
import type { ScoreboardStage } from './scoreboard.ts';

/** A sealed stage with the right calls that its goal asks for. */
export interface GoalStage extends ScoreboardStage {
  readonly stage: EventStage;
  readonly goal: number;
}

/** Entrants between two pauses. */
const PER_SLICE = 1 << 14;

/**
 * The tier of each entrant by the goals that they reached so far [rule: trophies-25]. The kernel that adds points
 * adds right calls, so that a million entrants take three bytes each.
 */
export function* goalTiersInSlices(
  stages: readonly GoalStage[],
  entrants: number,
): Generator<void, Uint8Array> {
  const reached = new Uint8Array(entrants);
  for (const { stage, layout, scoring, block, goal } of stages) {
    const tables = yield* callCounter(stage, layout, scoring).tables();
    const rights = new Uint16Array(entrants);
    yield* addInSlices({ scorer: block.scorer(tables), pairCount: layout.pairCount }, rights);
    for (let entrant = 0; entrant < entrants; entrant += 1) {
      if ((rights[entrant] as number) >= goal) reached[entrant] = (reached[entrant] as number) + 1;
      if (entrant % PER_SLICE === 0) yield;
    }
  }
  const tiers = Uint8Array.from({ length: stages.length + 1 }, (_, count) => tierOfGoals(count));
  for (let entrant = 0; entrant < entrants; entrant += 1) {
    reached[entrant] = tiers[reached[entrant] as number] as number;
    if (entrant % PER_SLICE === 0) yield;
  }
  return reached;
}

/** Entrants by trophy type, wood first. */
export function* countTiersInSlices(types: Uint8Array): Generator<void, readonly number[]> {
  const counts = Object.values(TrophyType).map(() => 0);
  for (let entrant = 0; entrant < types.length; entrant += 1) {
    const at = (types[entrant] as number) - 1;
    counts[at] = (counts[at] as number) + 1;
    if (entrant % PER_SLICE === 0) yield;
  }
  return counts;
}
