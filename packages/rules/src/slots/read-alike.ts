import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { rowsByKey } from './walk-bracket.ts';

/**
 * Whether the bytes of every entry can be read in both states of a stage and mean the same places
 * of its list of teams. Results may change, and so may the team of a place; the draw and the
 * results of locked columns may not.
 */
export function areReadAlike(before: EventStage, after: EventStage): boolean {
  return readingOf(before) === readingOf(after);
}

const readingOf = (stage: EventStage): string => JSON.stringify(askStage(READINGS, stage));

const listSizes = ({ substages }: EventStage) => substages.map(({ teamIds }) => teamIds.length);

const READINGS: ByStage<readonly unknown[]> = {
  swiss: listSizes,
  groups: listSizes,
  brackets: ({ format, substages }) => {
    const graph = compileBracket(format);
    return substages.map((substage) => fixedIn(graph, substage));
  },
};

const fixedIn = (graph: BracketGraph, { officialMatches, teamIds }: EventSubstage) => {
  const rows = rowsByKey(officialMatches);
  const final = resetBase(graph);
  const placeOf = (teamId: number | null | undefined) =>
    teamId == null ? null : teamIds.indexOf(teamId);
  return graph.matches.map((node) => {
    const row = rows.get(node.key);
    const openings = openingsIn(node, row).map(placeOf);
    return [
      // Which of two that meet stands above means nothing, but where the upper one needs one win less.
      node.index === final ? openings : openings.toSorted(),
      row?.outcome === 'bye',
      node.isLocked ? [row?.outcome, placeOf(row?.winnerTeamId), placeOf(row?.loserTeamId)] : null,
    ];
  });
};

/** Who stands where no other match brings anybody; a slot that one feeds counts as empty. */
const openingsIn = ({ top, bottom }: MatchNode, row: MatchPick | undefined) => [
  top.kind === 'opening' ? row?.topTeamId : null,
  bottom.kind === 'opening' ? row?.bottomTeamId : null,
];
