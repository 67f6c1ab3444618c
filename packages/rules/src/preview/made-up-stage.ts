import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode, SlotSource } from '../bracket/graph.ts';
import { openingMatch } from '../bracket/openings.ts';
import { type EventStage, type EventSubstage, MAX_TEAMS } from '../model/event-stage.ts';
import { type FormatStage, substageTitle } from '../model/format.ts';
import { fixturesOf, groupOf, orderOf, placesOf, swissGroup } from '../model/group-counts.ts';
import type { MatchPick } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { teamsOnSlip } from '../stage/team-picking.ts';

type SubstageIds = Pick<MatchPick, 'eventStageId' | 'eventSubstageId'>;

/**
 * A stage as an event would have it, with its first substages and teams that are only numbers. Each substage has
 * as many teams as start in its bracket, or as such stages usually have.
 */
export function madeUpStage(format: FormatStage, count = 1): EventStage {
  const substages = Array.from({ length: count }, (_, at) =>
    madeUpSubstage(format, { eventStageId: 1, eventSubstageId: at + 1 }, at),
  );
  return { eventStageId: 1, stageIndex: 0, format, substages };
}

/** A substage of a stage; `before` = how many others its stage has before it, with teams of their own. */
export function madeUpSubstage(format: FormatStage, at: SubstageIds, before = 0): EventSubstage {
  const counts = Array.from({ length: before + 1 }, (_, group) => teamsIn(format, group));
  const count = counts[before] ?? 0;
  const others = counts.reduce((sum, own) => sum + own, 0) - count;
  const teamIds = Array.from({ length: count }, (_, team) => others + team + 1);
  const officialMatches =
    format.bracket === null ? [] : drawnTeams(compileBracket(format), at, teamIds);
  return {
    eventSubstageId: at.eventSubstageId,
    title: substageTitle(format, before),
    teamIds,
    officialMatches,
  };
}

/** A stage whose entries are listed has as many teams as these, and never fewer than a slip names. */
function teamsIn(format: FormatStage, group: number): number {
  const listed = format.bracket === null ? format.entries?.[group]?.length : undefined;
  return listed === undefined
    ? askFormat(TEAMS, format, group)
    : someTeams(listed, teamsOnSlip(format, group) - 1);
}

/** Teams of a substage; where teams are picked, as many go on as are left. */
const TEAMS: ByFormat<number, [group: number]> = {
  swiss: (format, group) =>
    someTeams(
      2 * swissGroup(format.swissStageDetails, group).advancingCount,
      teamsOnSlip(format, group),
    ),
  groups: (format, group) =>
    someTeams(
      2 * groupOf(format.groupStageDetails, group).totalAdvancing,
      teamsOnSlip(format, group),
    ),
  orders: ({ groupStageDetails }, group) => placesOf(orderOf(groupStageDetails, group)),
  fixtures: ({ groupStageDetails }, group) =>
    fixturesOf(groupStageDetails, group).fixtures.teamCount,
  brackets: (format) =>
    compileBracket(format).matches.reduce((sum, node) => sum + openingsOf(node).length, 0),
};

/** Somebody always stays behind. */
const someTeams = (wished: number, named: number): number =>
  Math.min(MAX_TEAMS, Math.max(wished, named + 1));

/** The slots of a match that no other leads to. */
const openingsOf = ({ top, bottom, isQualifier, isReset }: MatchNode): readonly SlotSource[] =>
  isQualifier || isReset ? [] : [top, bottom].filter(({ kind }) => kind === 'opening');

/** A team in every slot that no match leads to. */
function drawnTeams(graph: BracketGraph, at: SubstageIds, teamIds: readonly number[]): MatchPick[] {
  const waiting = teamIds.values();
  return graph.matches
    .filter((node) => openingsOf(node).length > 0)
    .map((node) => {
      const [top = null, bottom = null] = [node.top, node.bottom].map(({ kind }) =>
        kind === 'opening' ? (waiting.next().value ?? null) : null,
      );
      // A match in which one team waits for another is no bye.
      const { outcome: _, ...played } = openingMatch(node, at, top, bottom);
      return { ...played, winnerTeamId: null };
    });
}
