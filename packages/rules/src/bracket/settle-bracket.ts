import type { BracketState, MatchState, SlotState } from './bracket-picks.ts';
import {
  type BracketGraph,
  type DrawnRound,
  type MatchNode,
  matchKey,
  type SlotSource,
} from './graph.ts';
import { settleCall, settleDraw } from './settle-round.ts';
import { AWAITING, isSameSlot, NOBODY, occupant, resetOccupants, teamIn } from './slot-flow.ts';

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
    if (node.index < settled.length) continue;
    if (node.round) {
      settled.push(...settleRound(node.round, base, drafts, settled));
      continue;
    }
    const before = at(base.matches, node.index);
    const isFixed =
      (node.isLocked && !base.isOfficial) ||
      (settledBefore !== undefined && isFedAsBefore(graph, node, settled, settledBefore.matches));
    settled.push(isFixed ? before : settleMatch(graph, base, at(drafts, node.index), settled));
  }
  return { matches: settled, isOfficial: base.isOfficial };
}

/** A drawn round is settled as a whole, by who comes and who goes on, or by its official draw. */
function settleRound(
  round: DrawnRound,
  base: BracketState,
  drafts: readonly MatchDraft[],
  settled: readonly MatchState[],
): MatchState[] {
  const before = round.matches.map((index) => at(base.matches, index));
  const own = round.matches.map((index) => at(drafts, index));
  if (!base.isOfficial) {
    const winners = own.map(({ winnerTeamId }) => winnerTeamId);
    return settleCall(round, before, winners, settled);
  }
  const places = settleDraw(round, own, settled);
  return before.map((match, position) =>
    asDrafted(match, at(own, position), at(places, position), base.isOfficial),
  );
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
    : twoTeams(node, settled, [
        occupant(node.top, before.top, settled),
        occupant(node.bottom, before.bottom, settled),
      ]);
  const isSame = isSameSlot(top, before.top) && isSameSlot(bottom, before.bottom);
  if (draft === before && (isSame || before.isGiven)) return before;
  if (before.isClosed && draft !== before) {
    const closed = unplayedMatch(node, top, bottom, {
      isOfficial: base.isOfficial,
      isClosed: true,
    });
    if (isAsMade(graph, draft, closed, settled)) {
      const { top, bottom } = draft;
      return { ...closed, top, bottom, isPickable: true, ...resultOf(draft) };
    }
  }
  const made = isAfterRound(graph, node) ? turned(draft, top) : draft;
  return asDrafted(before, made, [top, bottom], base.isOfficial);
}

/** A match between these two teams, with the result of the draft if it stands. */
function asDrafted(
  before: MatchState,
  draft: MatchDraft,
  [top, bottom]: readonly [SlotState, SlotState],
  isOfficial: boolean,
): MatchState {
  const isSame = isSameSlot(top, before.top) && isSameSlot(bottom, before.bottom);
  if (draft === before && isSame) return before;
  const empty = unplayedMatch(before.node, top, bottom, { isOfficial, isClosed: before.isClosed });
  if (empty.outcome === 'bye' || (!isOfficial && !empty.isPickable)) return empty;
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
    isGiven: false,
    isRequired:
      !isClosed &&
      (isPickable || (isPlayable && !node.isReset && isFillable(top) && isFillable(bottom))),
  };
}

/** Which of two winners of a drawn round stands above means nothing, and may change with the others. */
const isAfterRound = ({ matches }: BracketGraph, { top, bottom }: MatchNode): boolean =>
  [top, bottom].every((source) => source.kind !== 'opening' && matches[source.match]?.round);

function turned(draft: MatchDraft, top: SlotState): MatchDraft {
  if (isSameSlot(draft.top, top) || !isSameSlot(draft.bottom, top)) return draft;
  return {
    ...draft,
    top: draft.bottom,
    bottom: draft.top,
    topTeamScore: draft.bottomTeamScore,
    bottomTeamScore: draft.topTeamScore,
  };
}

/** A cancelled match stays cancelled, whichever teams would have met [rule: stages-14]. */
const isStanding = (draft: MatchDraft, match: MatchState): boolean =>
  draft.outcome === 'void'
    ? match.isRequired
    : teamIn(match.top) === teamIn(draft.top) && teamIn(match.bottom) === teamIn(draft.bottom);

/**
 * Whether the pick of a closed match stands as it was made, though a result that brought its teams was told
 * otherwise later [rule: late-4]. A slot that such a result does not fill has the team of the pick.
 */
function isAsMade(
  graph: BracketGraph,
  draft: MatchDraft,
  match: MatchState,
  settled: readonly MatchState[],
): boolean {
  const { node } = match;
  if (draft.winnerTeamId === null || draft.outcome !== 'played') return false;
  if (node.isReset) return isRepeated(draft, at(settled, finalOf(graph, node).index));
  const sides = [
    { source: node.top, is: match.top, was: draft.top },
    { source: node.bottom, is: match.bottom, was: draft.bottom },
  ];
  return (
    sides.some(({ source }) => isFree(source, settled)) &&
    sides.every(({ source, is, was }) => isSameSlot(is, was) || isFree(source, settled))
  );
}

/**
 * A closed pick that was made before a correction can send a team where a result brings it as well. The slot that
 * the result fills then waits.
 */
function twoTeams(
  node: MatchNode,
  settled: readonly MatchState[],
  slots: readonly [SlotState, SlotState],
): readonly [SlotState, SlotState] {
  const [top, bottom] = slots;
  if (top.kind !== 'team' || !isSameSlot(top, bottom)) return slots;
  return isFree(node.bottom, settled) ? [top, AWAITING] : [AWAITING, bottom];
}

/** Whether the pick of a reset goes with that of its final, which stands as it was made. */
const isRepeated = (draft: MatchDraft, final: MatchState): boolean =>
  final.winnerTeamId !== null &&
  final.winnerTeamId === teamIn(final.bottom) &&
  isSameSlot(draft.top, final.top) &&
  isSameSlot(draft.bottom, final.bottom);

/** Whether the team of a slot came from a result that nobody could pick any more. */
function isFree(source: SlotSource, settled: readonly MatchState[]): boolean {
  if (source.kind === 'opening') return false;
  const from = at(settled, source.match);
  if (from.outcome === 'bye')
    return isFree(from.node.top, settled) || isFree(from.node.bottom, settled);
  return from.isClosed && (from.isGiven || from.winnerTeamId === null);
}

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
