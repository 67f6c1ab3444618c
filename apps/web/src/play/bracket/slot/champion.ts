import {
  type BracketGraph,
  type BracketState,
  finalMatch,
  type MatchNode,
  type MatchState,
} from '@callshot/rules';

/** The winner of a bracket, and the match that decided it. */
export interface Champion {
  readonly match: MatchState;
  readonly teamId: number;
  readonly loserTeamId: number | null;
}

/** The matches that can decide a bracket: its last one, and the reset that may follow it. */
export const decidingMatches = (graph: BracketGraph): readonly MatchNode[] =>
  [finalMatch(graph), graph.reset].flatMap((match) => graph.matches[match ?? -1] ?? []);

/** Whether these matches include the deciding one. */
export const isDecidedIn = (graph: BracketGraph, matches: readonly number[]): boolean =>
  matches.includes(finalMatch(graph) ?? -1);

/** Null until it is decided, and where a bracket sends several teams on. */
export function championOf(graph: BracketGraph, official: BracketState): Champion | null {
  const [final, reset] = decidingMatches(graph).map((node) => official.matches[node.index]);
  if (!final || final.winnerTeamId === null) return null;
  const isReset = reset?.top.kind === 'team';
  const match = isReset ? reset : final;
  if (match.winnerTeamId === null) return null;
  return { match, teamId: match.winnerTeamId, loserTeamId: match.loserTeamId };
}
