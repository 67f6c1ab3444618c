import { compileBracket } from '../bracket/compile-bracket.ts';
import type { MatchNode } from '../bracket/graph.ts';
import { isBracketStage } from '../format/format.ts';
import type { MatchPick } from '../picks/picks.ts';
import type { EventStage, EventSubstage } from '../stage/event-stage.ts';
import { rowsByKey } from './walk-bracket.ts';

/**
 * Whether the bytes of every entry stand for the same picks in both states of a stage: results come
 * and go without that, but not who stands in the openings, or what is fixed in locked columns.
 */
export function areReadAlike(before: EventStage, after: EventStage): boolean {
  if (!isBracketStage(after.format)) return true;
  const { matches } = compileBracket(after.format);
  const read = ({ substages }: EventStage): string =>
    JSON.stringify(substages.map((substage) => fixedIn(matches, substage)));
  return read(before) === read(after);
}

const fixedIn = (matches: readonly MatchNode[], { officialMatches }: EventSubstage) => {
  const rows = rowsByKey(officialMatches);
  return matches.map((node) => fixedOf(node, rows.get(node.key)));
};

const fixedOf = ({ top, bottom, isLocked }: MatchNode, row: MatchPick | undefined) => [
  top.kind === 'opening' ? row?.topTeamId : null,
  bottom.kind === 'opening' ? row?.bottomTeamId : null,
  row?.outcome === 'bye',
  isLocked ? [row?.outcome, row?.winnerTeamId, row?.loserTeamId] : null,
];
