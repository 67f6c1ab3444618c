import {
  type BracketGraph,
  type BracketState,
  isScoreAsked,
  type MatchState,
  seriesScores,
} from '@callshot/rules';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface PickedScore {
  readonly top: number;
  readonly bottom: number;
}

export type OnPick = (matchKey: string, teamId: number, score: PickedScore | null) => void;

/** A match whose series score is being chosen, and the button that asked. */
export interface ScoreQuestion {
  readonly match: number;
  readonly teamId: number;
  readonly anchor: HTMLElement;
}

interface PickingInput {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  readonly isEditing: boolean;
  readonly onPick: OnPick;
}

/** One tap picks, or asks for the score where series scores are picked [rule: brackets-8]. */
export function usePicking(input: PickingInput) {
  const [question, setQuestion] = useState<ScoreQuestion | null>(null);
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const choose = useCallback((match: number, teamId: number, anchor: HTMLElement) => {
    const { graph, state, isEditing, onPick } = latest.current;
    const at = state.matches[match];
    if (!isEditing || !at?.isPickable || at.isClosed) return;
    if (hasScoreChoice({ graph, state }, at)) setQuestion({ match, teamId, anchor });
    else onPick(at.node.key, teamId, null);
  }, []);

  const close = useCallback(() => setQuestion(null), []);
  return { question: input.isEditing ? question : null, choose, close };
}

/** Series scores are chosen here: scoring is on and more than one game is played. */
export const hasScoreChoice = (
  { graph, state }: { readonly graph: BracketGraph; readonly state: BracketState },
  { node }: MatchState,
): boolean =>
  isScoreAsked(graph, node) || (state.isOfficial && graph.useSeriesScore && node.bestOf > 1);

/** The winner is picked, but where series scores are picked, by how much is not. */
export const isScoreMissing = (match: MatchState, teamId: number | undefined): boolean =>
  match.isPickable && match.winnerTeamId === teamId && match.topTeamScore === null;

export interface ScoreOption extends PickedScore {
  /** '3–1', the winner's games first. */
  readonly label: string;
}

/** The scores with which a team can win a match, in the match's own order of teams. */
export function scoreOptions(match: MatchState, teamId: number): ScoreOption[] {
  const isTop = match.top.kind === 'team' && match.top.teamId === teamId;
  return seriesScores(match.node.bestOf).map(({ winner, loser }) => ({
    label: `${winner}–${loser}`,
    top: isTop ? winner : loser,
    bottom: isTop ? loser : winner,
  }));
}

export const isChosen = (match: MatchState, teamId: number, option: ScoreOption): boolean =>
  match.winnerTeamId === teamId &&
  match.topTeamScore === option.top &&
  match.bottomTeamScore === option.bottom;
