import { compileBracket } from '../bracket/compile-bracket.ts';
import { openBracket } from '../bracket/open-bracket.ts';
import { seedPlacesOf, startsSomebody } from '../bracket/seed-places.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';

/**
 * The teams of a stage by seed, substage after substage [rule: picks-29]. A seed is the place in the
 * substage's list of teams. In a bracket the draw tells it: the seed of the starting slot, where
 * slots can be seeded.
 */
export const seededTeams = (stage: EventStage): readonly number[] => askStage(SEEDED, stage);

const asListed = ({ substages }: EventStage): readonly number[] =>
  substages.flatMap(({ teamIds }) => teamIds);

const SEEDED: ByStage<readonly number[]> = {
  swiss: asListed,
  groups: asListed,
  orders: asListed,
  fixtures: asListed,
  brackets: (stage) => stage.substages.flatMap((substage) => drawn(stage, substage)),
};

function drawn({ format }: EventStage<BracketStage>, substage: EventSubstage): readonly number[] {
  const graph = compileBracket(format);
  const seeds = seedPlacesOf(graph);
  if (seeds === null) return substage.teamIds;
  const { matches } = openBracket(graph, substage);
  const starts = matches
    .filter(({ node }) => startsSomebody(node))
    .flatMap(({ node, top, bottom }) => [
      ...(node.top.kind === 'opening' ? [teamIn(top)] : []),
      ...(node.bottom.kind === 'opening' ? [teamIn(bottom)] : []),
    ]);
  const seedOf = (teamId: number): number => seeds[starts.indexOf(teamId)] ?? seeds.length + 1;
  return substage.teamIds.toSorted((one, other) => seedOf(one) - seedOf(other));
}

/** An order with one team before all others: it is called to win all that it can. */
export const withFirst = (order: readonly number[], teamId: number): readonly number[] => [
  teamId,
  ...order.filter((other) => other !== teamId),
];
