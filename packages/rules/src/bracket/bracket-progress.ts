import type { BracketState, MatchState } from './bracket-picks.ts';
import type { BracketGraph } from './graph.ts';

/** How much of what is asked for has been picked. */
export interface Progress {
  readonly picked: number;
  readonly required: number;
}

export interface ColumnProgress extends Progress {
  readonly part: string;
  readonly col: number;
}

/** Progress of the whole bracket. */
export const bracketProgress = (state: BracketState): Progress => progressOf(state.matches);

/** Progress of each column, in drawing order. */
export function columnProgress(graph: BracketGraph, state: BracketState): ColumnProgress[] {
  return graph.parts.flatMap((part) =>
    part.columns.map((column) => ({
      part: column.part,
      col: column.col,
      ...progressOf(column.matches.flatMap((index) => state.matches[index] ?? [])),
    })),
  );
}

/** True when every match that asks for a winner has one (event-experience §4, Bracket). */
export const isBracketComplete = (state: BracketState): boolean => isDone(bracketProgress(state));

export const isDone = (progress: Progress): boolean => progress.picked === progress.required;

function progressOf(matches: readonly MatchState[]): Progress {
  const required = matches.filter((match) => match.isRequired);
  return {
    picked: required.filter((match) => match.winnerTeamId !== null).length,
    required: required.length,
  };
}
