import type { EventDesk } from '@callshot/contract';
import type { StageNames } from '../../override/stage-actions.ts';
import { m } from '../words/messages.js';

/** The stage names for a question about the current stage, and what the next stage lacks. */
export function namesOf({ stages, stage }: EventDesk): StageNames {
  const [current, next] = [stages[stage], stages[stage + 1]];
  const names = { stage: current?.name ?? m.thisStage(), next: next?.name ?? m.theNextStage() };
  const { known = 0, needed = null } = next?.opens ?? {};
  return {
    ...names,
    lacks: [
      ...(current?.official.isDecided ? [] : [m.resultsIncomplete({ stage: names.stage })]),
      ...(needed === null || known >= needed
        ? []
        : [m.fewTeamsKnown({ known, needed, stage: names.next })]),
    ],
  };
}
