import type { EventStage } from '../../../packages/rules/src/model/event-stage.ts';
import { askStage, type ByStage } from '../../../packages/rules/src/model/stage-kind.ts';

/** A table answers for each kind. */
const NOUNS: ByStage<string, [count: number]> = {
  swiss: (_, count) => `${count} teams of a Swiss stage`,
  groups: ({ substages }, count) => `${count} teams of ${substages.length} groups`,
  orders: ({ substages }, count) => `${count} teams in the order of ${substages.length} groups`,
  fixtures: ({ substages }, count) => `${count} teams in the matches of ${substages.length} groups`,
  brackets: ({ format }, count) => `${count} teams of ${format.name}`,
};

export const teamsInWords = (stage: EventStage, count: number): string =>
  askStage(NOUNS, stage, count);

// @ts-expect-error A table that lacks a kind does not compile; so a new kind names every table.
export const INCOMPLETE: ByStage<boolean> = {
  swiss: () => true,
  groups: () => false,
};
