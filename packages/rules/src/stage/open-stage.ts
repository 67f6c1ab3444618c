import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { openSlotsOf } from '../bracket/open-slots.ts';
import { resetBase } from '../bracket/reset-base.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import { fixtureFates } from '../fixtures/fixture-table.ts';
import { goesOnFrom, orderFates } from '../group/order-fates.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FixtureStage, FormatStage, OrderStage } from '../model/format.ts';
import { fixturesOf, orderOf, placesOf } from '../model/group-counts.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { askFormat, askStage, type ByFormat, type ByStage } from '../model/stage-kind.ts';
import { teamsOnWholeSlip } from './team-picking.ts';

/** A team that has gone through a stage, and how: by which record, rank or match. */
export interface AdvancingTeam {
  readonly teamId: number;
  /** Equal for the team that replaces it when results are corrected: a record, a rank, a match. */
  readonly place: string;
}

/**
 * Teams that have officially gone through a stage so far, in no particular order. In a Swiss stage
 * or group these are advancing teams. In brackets they are the winners of matches that lead nowhere
 * further.
 */
export const advancingTeams = (stage: EventStage, official: PickSet): number[] =>
  advancingPlaces(stage, official).map(({ teamId }) => teamId);

/** The same teams, each once, with how they went through. */
export function advancingPlaces(stage: EventStage, official: PickSet): AdvancingTeam[] {
  const places = askStage(PLACES, stage, official);
  return places.filter(
    ({ teamId }, at) => places.findIndex((place) => place.teamId === teamId) === at,
  );
}

const PLACES: ByStage<readonly AdvancingTeam[], [official: PickSet]> = {
  swiss: rankedThrough,
  groups: rankedThrough,
  orders: placedThrough,
  fixtures: throughTables,
  brackets: (stage, official) =>
    stage.substages.flatMap((substage) => qualified(stage, substage, official)),
};

/**
 * The advancing teams; their pick types tell how they went through: without a loss, or as second of
 * a group.
 */
function rankedThrough(stage: EventStage, { groupStagePicks }: PickSet): AdvancingTeam[] {
  const own = groupStagePicks.filter((pick) => pick.eventStageId === stage.eventStageId);
  return own.flatMap(({ teamId, eventSubstageId, pickTypeId }) => {
    if (pickTypeId !== PickType.advancing) return [];
    const types = own.filter((pick) => pick.teamId === teamId).map((pick) => pick.pickTypeId);
    return [{ teamId, place: [eventSubstageId, ...types.toSorted()].join(' ') }];
  });
}

/** The teams at the places that send on [rule: groups-15]. */
function placedThrough(
  { format, substages }: EventStage<OrderStage>,
  { groupStagePicks }: PickSet,
): AdvancingTeam[] {
  return substages.flatMap((substage, group) => {
    const { eventSubstageId } = substage;
    const details = orderOf(format.groupStageDetails, group);
    return [...orderFates(details, substage, groupStagePicks).placeOf]
      .filter(
        ([teamId, place]) =>
          goesOnFrom(details, substages, { teamId, place }, groupStagePicks) === true,
      )
      .map(([teamId, place]) => ({ teamId, place: `${eventSubstageId} place ${place}` }));
  });
}

/** The teams that the whole tables send on, known by their places [rule: groups-25]. */
function throughTables(stage: EventStage<FixtureStage>, official: PickSet): AdvancingTeam[] {
  return endedGroups(stage, official).flatMap((group) => {
    const { advancing, table } = fixtureFates(group);
    const { eventSubstageId } = group.substage;
    return (table ?? [])
      .filter(({ teamId }) => advancing.includes(teamId))
      .map(({ teamId, place }) => ({ teamId, place: `${eventSubstageId} place ${place}` }));
  });
}

/** The teams that have gone through one bracket, each known by its match and how it left it. */
export function qualified(
  stage: EventStage,
  substage: EventSubstage,
  official: PickSet,
): AdvancingTeam[] {
  const graph = compileBracket(stage.format);
  const officialMatches = official.matchPicks.filter(
    (row) => row.eventSubstageId === substage.eventSubstageId,
  );
  const { matches } = officialBracket(graph, { officialMatches });
  return matches.flatMap((match) => {
    const { node, winnerTeamId, loserTeamId, top, bottom } = match;
    const through = (as: string, teamId: number | null): AdvancingTeam[] =>
      teamId === null ? [] : [{ teamId, place: `${substage.eventSubstageId} ${node.key} ${as}` }];
    if (node.isQualifier)
      return [...through('top', teamIn(top)), ...through('bottom', teamIn(bottom))];
    if (node.winnerTo !== null || isUndecided(graph, match)) return [];
    return node.bothTeamsAdvance && node.loserTo === null
      ? [...through('winner', winnerTeamId), ...through('loser', loserTeamId)]
      : through('winner', winnerTeamId);
  });
}

/** The grand final does not decide when its lower side wins and a reset follows [rule: brackets-6]. */
const isUndecided = (graph: BracketGraph, { node, winnerTeamId, bottom }: MatchState): boolean =>
  resetBase(graph) === node.index && winnerTeamId !== null && winnerTeamId === teamIn(bottom);

/**
 * The number of known teams that opens a stage by itself [rule: stages-2]. It is the format's
 * number, else all, and never fewer than a slip names. The parameter `all` is how many play in it,
 * which a bracket's starting slots say for themselves. Null = the number is unknown, and the stage
 * waits for staff.
 */
export function teamsNeededToOpen(stage: EventStage, all: number | null): number | null {
  const needed = stage.format.teamsToOpenPicks ?? openingPlaces(stage) ?? all;
  const named = teamsOnWholeSlip(stage.format);
  return needed === null ? null : Math.max(needed, named);
}

/** Teams of a stage whose place is known, each once: of brackets those that are drawn. */
export const placedTeams = (stage: EventStage, official: PickSet): number[] => [
  ...new Set(askStage(PLACED, stage, official)),
];

const listedTeams = ({ substages }: EventStage): number[] =>
  substages.flatMap(({ teamIds }) => teamIds);

const PLACED: ByStage<number[], [official: PickSet]> = {
  swiss: listedTeams,
  groups: listedTeams,
  orders: listedTeams,
  fixtures: listedTeams,
  brackets: (_, { matchPicks }) =>
    matchPicks
      .flatMap(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId])
      .filter((teamId) => teamId !== null),
};

/** Teams that can start in a stage; null where nothing says how many teams play. */
function openingPlaces({ format, substages }: EventStage): number | null {
  const places = substages.map((_, group) => openingPlacesOf(format, group));
  return places.reduce<number | null>(
    (sum, own) => (sum === null || own === null ? null : sum + own),
    0,
  );
}

/**
 * The number of teams that can start in a substage, by its position: the starting slots of a bracket, the
 * places of an order. Null where nothing says it.
 */
export const openingPlacesOf = (format: FormatStage, group: number): number | null =>
  askFormat(OPENING_PLACES, format, group);

const OPENING_PLACES: ByFormat<number | null, [group: number]> = {
  swiss: () => null,
  groups: () => null,
  orders: ({ groupStageDetails }, group) => placesOf(orderOf(groupStageDetails, group)),
  fixtures: ({ groupStageDetails }, group) =>
    fixturesOf(groupStageDetails, group).fixtures.teamCount,
  brackets: ({ bracket }) => openSlotsOf(bracket).length,
};
