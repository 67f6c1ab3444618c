import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { openingMatch } from '../bracket/openings.ts';
import { type EventStage, type EventSubstage, MAX_TEAMS } from '../model/event-stage.ts';
import { type EventFormat, type FormatStage, substageCountOf } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { teamsOnSlip } from '../stage/team-picking.ts';
import { drawLockedColumns, type RandomSource } from './draw-results.ts';

/**
 * The stages of a format with teams of their own, numbered from 1 in every stage, so that it can be
 * played before there is an event. Substages are numbered through all stages, from 1. What official
 * data would fill in, columns that are not picked among it, is drawn.
 */
export function trialStages({ stages }: EventFormat, random: RandomSource): EventStage[] {
  let substages = 0;
  return stages.map((format, stageIndex) => {
    const stage: EventStage = {
      eventStageId: stageIndex + 1,
      stageIndex,
      format,
      substages: substagesOf(format, stageIndex + 1, substages + 1),
    };
    substages += stage.substages.length;
    return drawLockedColumns(stage, random);
  });
}

function substagesOf(format: FormatStage, eventStageId: number, from: number): EventSubstage[] {
  const count = substageCountOf(format);
  const teams = askFormat(TEAMS, format);
  return Array.from({ length: count }, (_, at) => {
    const eventSubstageId = from + at;
    const teamIds = Array.from({ length: teams }, (_, team) => at * teams + team + 1);
    return {
      eventSubstageId,
      title: count === 1 ? format.name : `Group ${groupName(at)}`,
      teamIds,
      officialMatches:
        format.bracket === null
          ? []
          : openings(compileBracket(format), { eventStageId, eventSubstageId }, teamIds),
    };
  });
}

/** A, B, …, Z, then numbers. */
const groupName = (at: number): string =>
  at < 26 ? String.fromCharCode('A'.charCodeAt(0) + at) : String(at + 1);

/** How many teams a substage has: in a Swiss stage and in groups as many go on as are left. */
const TEAMS: ByFormat<number> = {
  swiss: (format) => someTeams(format, 2 * format.swissStageDetails.advancingCount),
  groups: (format) => someTeams(format, 2 * format.groupStageDetails.totalAdvancing),
  brackets: (format) => openingSlots(compileBracket(format)),
};

const FEWEST_TEAMS = 4;

const someTeams = (format: FormatStage, wished: number): number =>
  Math.min(MAX_TEAMS, Math.max(wished, teamsOnSlip(format), FEWEST_TEAMS));

const openingSlots = (graph: BracketGraph): number =>
  graph.matches.reduce((sum, { top, bottom, isQualifier }) => {
    if (isQualifier) return sum;
    return sum + Number(top.kind === 'opening') + Number(bottom.kind === 'opening');
  }, 0);

/** Every slot that no match leads to is given the next team. */
function openings(
  graph: BracketGraph,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  teamIds: readonly number[],
): MatchPick[] {
  const waiting = teamIds.values();
  return graph.matches.flatMap((node) => {
    if (node.isQualifier) return [];
    const top = node.top.kind === 'opening' ? (waiting.next().value ?? null) : null;
    const bottom = node.bottom.kind === 'opening' ? (waiting.next().value ?? null) : null;
    if (top === null && bottom === null) return [];
    return [{ ...openingMatch(node, at, top, bottom), winnerTeamId: null, outcome: 'played' }];
  });
}
