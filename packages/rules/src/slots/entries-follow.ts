import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { rowsByKey } from './walk-bracket.ts';

/**
 * Whether a change keeps every entry of a stage readable, with the same places of its team lists.
 * Results and the team of a place may change, and lists may grow (`grownFrom` maps the bytes then).
 * The draw and the results of locked columns may not change.
 */
export const entriesFollow = (before: EventStage, after: EventStage): boolean =>
  askStage(FOLLOWING, after, before);

const noListIsShorter = ({ substages }: EventStage, before: EventStage): boolean =>
  before.substages.every(
    ({ teamIds }, index) => (substages[index]?.teamIds.length ?? 0) >= teamIds.length,
  );

const FOLLOWING: ByStage<boolean, [before: EventStage]> = {
  swiss: noListIsShorter,
  groups: noListIsShorter,
  orders: noListIsShorter,
  fixtures: noListIsShorter,
  brackets: (after, before) => drawOf(after) === drawOf(before),
};

function drawOf({ format, substages }: EventStage): string {
  const graph = compileBracket(format);
  return JSON.stringify(substages.map((substage) => fixedIn(graph, substage)));
}

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

/** The teams in slots that no other match feeds. A fed slot counts as empty. */
const openingsIn = ({ top, bottom }: MatchNode, row: MatchPick | undefined) => [
  top.kind === 'opening' ? row?.topTeamId : null,
  bottom.kind === 'opening' ? row?.bottomTeamId : null,
];
