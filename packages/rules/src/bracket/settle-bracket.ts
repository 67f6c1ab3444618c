import type { BracketState, MatchState, SlotState } from './bracket-picks.ts';
import { type BracketGraph, type MatchNode, matchKey } from './graph.ts';
import { isSameSlot, NOBODY, occupant, resetOccupants, teamIn } from './slot-flow.ts';

/** The pick of a match and its two teams. It stands only while both are still there. */
export type MatchDraft = Pick<
  MatchState,
  'top' | 'bottom' | 'winnerTeamId' | 'loserTeamId' | 'topTeamScore' | 'bottomTeamScore' | 'outcome'
>;

/**
 * Plays a bracket through from its starting slots, which are read from `base`. A draft's result is
 * kept while its match has the two teams it was made for. Results that depended on a changed one
 * are cleared, on the winner's and the loser's side, and no others [rule: brackets-9]. Matches that
 * come out unchanged keep their object. If only one match of a settled state changed, only the
 * matches that follow from it are played again.
 */
export function settleBracket(
  graph: BracketGraph,
  base: BracketState,
  drafts: readonly MatchDraft[] = base.matches,
  settledBefore?: BracketState,
): BracketState {
  const settled: MatchState[] = [];
  for (const node of graph.matches) {
    const before = at(base.matches, node.index);
    const isFixed =
      (node.isLocked && !base.isOfficial) ||
      (settledBefore !== undefined && isFedAsBefore(graph, node, settled, settledBefore.matches));
    settled.push(isFixed ? before : settleMatch(graph, base, at(drafts, node.index), settled));
  }
  return { matches: settled, isOfficial: base.isOfficial };
}

function isFedAsBefore(
  graph: BracketGraph,
  node: MatchNode,
  settled: readonly MatchState[],
  earlier: readonly MatchState[],
): boolean {
  const isAsBefore = (match: number) => settled[match] === earlier[match];
  if (node.isReset) return isAsBefore(finalOf(graph, node).index);
  return [node.top, node.bottom].every(
    (source) => source.kind === 'opening' || isAsBefore(source.match),
  );
}

function settleMatch(
  graph: BracketGraph,
  base: BracketState,
  draft: MatchDraft,
  settled: readonly MatchState[],
): MatchState {
  const before = at(base.matches, settled.length);
  const { node } = before;
  const [top, bottom] = node.isReset
    ? resetOccupants(at(settled, finalOf(graph, node).index))
    : [occupant(node.top, before.top, settled), occupant(node.bottom, before.bottom, settled)];
  const isSame = isSameSlot(top, before.top) && isSameSlot(bottom, before.bottom);
  if (isSame && draft === before) return before;
  const empty = unplayedMatch(node, top, bottom, {
    isOfficial: base.isOfficial,
    isClosed: before.isClosed,
  });
  if (empty.outcome === 'bye' || (!base.isOfficial && !empty.isPickable)) return empty;
  return isStanding(draft, empty) && draft.outcome !== 'bye'
    ? { ...empty, ...resultOf(draft) }
    : empty;
}

/**
 * A match before anything is picked in it; a team without an opponent passes by itself. A closed match
 * asks for nothing, and neither does what waits for it.
 */
export function unplayedMatch(
  node: MatchNode,
  top: SlotState,
  bottom: SlotState,
  { isOfficial, isClosed = false }: { readonly isOfficial: boolean; readonly isClosed?: boolean },
): MatchState {
  const alone = node.isQualifier ? null : loneTeam(top, bottom);
  const isPlayable = !node.isQualifier && (isOfficial || !node.isLocked);
  const isPickable = isPlayable && top.kind === 'team' && bottom.kind === 'team';
  return {
    node,
    top,
    bottom,
    winnerTeamId: alone,
    loserTeamId: null,
    topTeamScore: null,
    bottomTeamScore: null,
    outcome: alone === null ? 'played' : 'bye',
    isPickable,
    isClosed,
    isRequired:
      !isClosed &&
      (isPickable || (isPlayable && !node.isReset && isFillable(top) && isFillable(bottom))),
  };
}

/** A cancelled match stays cancelled, whichever teams would have met [rule: stages-14]. */
const isStanding = (draft: MatchDraft, match: MatchState): boolean =>
  draft.outcome === 'void'
    ? match.isRequired
    : teamIn(match.top) === teamIn(draft.top) && teamIn(match.bottom) === teamIn(draft.bottom);

const isFillable = (slot: SlotState): boolean => slot.kind === 'team' || slot.kind === 'open';

function loneTeam(top: SlotState, bottom: SlotState): number | null {
  if (bottom.kind === NOBODY.kind) return teamIn(top);
  return top.kind === NOBODY.kind ? teamIn(bottom) : null;
}

const resultOf = (draft: MatchDraft) => ({
  winnerTeamId: draft.winnerTeamId,
  loserTeamId: draft.loserTeamId,
  topTeamScore: draft.topTeamScore,
  bottomTeamScore: draft.bottomTeamScore,
  outcome: draft.outcome,
});

function finalOf(graph: BracketGraph, reset: MatchNode): MatchNode {
  const final = graph.byKey.get(matchKey({ ...reset, colIndex: reset.colIndex - 1 }));
  if (!final) throw new Error('A reset match without its grand final');
  return final;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`No match ${index} in this bracket state`);
  return item;
}
