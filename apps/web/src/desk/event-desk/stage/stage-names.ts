import type { EventDesk } from '@callshot/contract';
import type { StageNames } from '../../override/stage-actions.ts';

/** The stage names for a question about the current stage, and what the next stage lacks. */
export function namesOf({ stages, stage }: EventDesk): StageNames {
  const [current, next] = [stages[stage], stages[stage + 1]];
  const names = { stage: current?.name ?? 'this stage', next: next?.name ?? 'the next stage' };
  const { known = 0, needed = null } = next?.opens ?? {};
  return {
    ...names,
    lacks: [
      ...(current?.official.isDecided ? [] : [`Results of ${names.stage} are not complete.`]),
      ...(needed === null || known >= needed
        ? []
        : [
            `${known} of the ${needed} teams that ${names.next} opens with are known: a slip may have too few to choose from before the others come.`,
          ]),
    ],
  };
}
