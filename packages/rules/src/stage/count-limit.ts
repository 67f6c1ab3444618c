import { compileBracket } from '../bracket/compile-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import { PICK_TYPE_NAMES, type PickSet } from '../model/picks.ts';
import type { RowProblem } from './pick-problem.ts';
import { teamPickingOf } from './team-picking.ts';

/** Rows that stand twice are told one by one; of more than that nobody wants to read. */
const SLACK = 2;

/** Why a list is too long to be looked at row by row: its work would be the sender's to choose. */
export const problemsOfCounts = (
  stage: EventStage,
  picks: PickSet,
  isOfficial: boolean,
): RowProblem[] => {
  const takes = rowsAtMost(stage, isOfficial);
  return (['groupStagePicks', 'matchPicks'] as const).flatMap((list): RowProblem[] => {
    const { length } = picks[list];
    if (length <= SLACK * takes) return [];
    return [{ path: [list], code: 'too_many_rows', count: length, most: takes }];
  });
};

/** Rows of a complete slip; official results may say of every team what became of it. */
function rowsAtMost(stage: EventStage, isOfficial: boolean): number {
  const picking = teamPickingOf(stage.format);
  if (!picking) return stage.substages.length * compileBracket(stage.format).matches.length;
  const ofSlip = picking.steps.reduce((sum, { count }) => sum + count, 0);
  const teams = stage.substages.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  return isOfficial ? teams * Object.keys(PICK_TYPE_NAMES).length : stage.substages.length * ofSlip;
}
