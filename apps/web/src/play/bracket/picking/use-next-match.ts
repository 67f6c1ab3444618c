import type { BracketGraph, BracketState } from '@callshot/rules';
import { useCallback, useMemo, useState } from 'react';
import { openBeside, openFrom, openMatches } from './next-matches.ts';
import { hasScoreChoice } from './picking.ts';

/** The match to pick next, and those that can be picked besides. */
export interface NextMatch {
  readonly open: readonly number[];
  /** Null when nothing is left to pick. */
  readonly current: number | null;
  /** The match whose score is asked for in its place. */
  readonly asking: number | null;
  /** Turns to a match. */
  turnTo(match: number): void;
  /** Asks for a match's score. */
  ask(match: number): void;
  /** Leaves it open, until the match is turned to again. */
  endAsking(): void;
  /** The open match beside the current one. */
  beside(by: 1 | -1): number | null;
}

export function useNextMatch(graph: BracketGraph, state: BracketState): NextMatch {
  const open = useMemo(() => openMatches(state), [state]);
  const [chosen, setChosen] = useState(0);
  const [asked, setAsked] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const isAskable = (match: number | null): match is number => {
    const at = state.matches[match ?? -1];
    return (
      at?.isPickable === true && at.winnerTeamId !== null && hasScoreChoice({ graph, state }, at)
    );
  };
  const current = isAskable(asked) ? asked : openFrom(open, chosen);
  // A winner without a score, from the list or from a slip that was left, is asked for it as well.
  const isAsking = current !== null && (asked === current || open.includes(current));
  const asking = isAsking && current !== left && isAskable(current) ? current : null;
  const turnTo = useCallback((match: number) => {
    setChosen(match);
    setAsked(null);
    setLeft(null);
  }, []);
  const ask = useCallback((match: number) => {
    setChosen(match);
    setAsked(match);
    setLeft(null);
  }, []);
  return useMemo(
    () => ({
      open,
      current,
      asking,
      turnTo,
      ask,
      endAsking: () => {
        setAsked(null);
        setLeft(asking);
      },
      beside: (by) => openBeside(open, current ?? 0, by),
    }),
    [open, current, asking, turnTo, ask],
  );
}
