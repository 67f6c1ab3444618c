import { compileBracket } from '../bracket/compile-bracket.ts';
import { fixtureGroups } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { RowProblem } from './pick-problem.ts';
import { teamPickingOf } from './team-picking.ts';

/** Duplicate rows are reported one by one; nobody wants to read more of them than this. */
const SLACK = 2;

/**
 * Refuses a list that is too long to be checked row by row: the sender would choose how much work
 * that is.
 */
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

/** The rows of a complete slip; official results may have rows for every team. */
function rowsAtMost(stage: EventStage, isOfficial: boolean): number {
  const picking = teamPickingOf(stage.format);
  if (!picking) return askStage(MATCHES, stage);
  const steps = stage.substages.flatMap((_, group) => picking.stepsIn(group));
  const teams = stage.substages.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  return isOfficial
    ? teams * Object.keys(PickType).length
    : steps.reduce((sum, { count }) => sum + count, picking.further?.count ?? 0);
}

/** The matches that are picked, or could be. */
const MATCHES: ByStage<number> = {
  swiss: () => 0,
  groups: () => 0,
  orders: () => 0,
  fixtures: (stage) => fixtureGroups(stage).reduce((sum, { list }) => sum + list.length, 0),
  brackets: ({ format, substages }) => substages.length * compileBracket(format).matches.length,
};
