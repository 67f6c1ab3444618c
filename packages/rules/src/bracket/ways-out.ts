import type { BracketGraph, MatchNode, SlotSource } from './graph.ts';
import { resetBase } from './reset-base.ts';

/** A way on from a bracket, whose winner, loser or qualified team goes through. */
export interface WayOut {
  readonly node: MatchNode;
  readonly as: 'winner' | 'loser' | 'top' | 'bottom';
  /** The name of a team's way, `match as`. A final that may be played again has two. */
  readonly keys: readonly string[];
}

/** The ways out of a bracket, in the order in which its matches are played. A reset is no way of its own. */
export function waysOut(graph: BracketGraph): WayOut[] {
  const base = resetBase(graph);
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  return graph.matches.flatMap((node): WayOut[] => {
    const { isQualifier, isReset, bothTeamsAdvance, top, bottom, winnerTo, loserTo } = node;
    const way = (as: WayOut['as'], others: readonly MatchNode[] = []): WayOut => ({
      node,
      as,
      keys: [node, ...others].map(({ key }) => `${key} ${as}`),
    });
    if (isQualifier) {
      return [...(isFed(top) ? [way('top')] : []), ...(isFed(bottom) ? [way('bottom')] : [])];
    }
    if (winnerTo !== null || isReset) return [];
    const again = reset && node.index === base ? [reset] : [];
    return bothTeamsAdvance && loserTo === null
      ? [way('winner'), way('loser')]
      : [way('winner', again)];
  });
}

const isFed = ({ kind }: SlotSource): boolean => kind !== 'opening';
