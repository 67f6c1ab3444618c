import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { fillBrackets } from './fill-brackets.ts';
import { fillFixtures } from './fill-fixtures.ts';
import { fillTeams } from './fill-teams.ts';

/**
 * A slip by an order of teams, the strongest first [rule: picks-29]. It is complete as far as the
 * teams are known, and could have been clicked together. Teams outside the order follow it in the
 * order of their substage. Picks of `kept` stay; rows that no click could make are left out.
 */
export const fillStage = (
  stage: EventStage,
  order: readonly number[],
  kept: PickSet = NO_PICKS,
): PickSet => askStage(FILLS, stage, order, kept);

const FILLS: ByStage<PickSet, [order: readonly number[], kept: PickSet]> = {
  swiss: fillTeams,
  groups: fillTeams,
  orders: fillTeams,
  fixtures: fillFixtures,
  brackets: fillBrackets,
};
