import type { BracketGraph, BracketState, MatchNode, MatchState } from '@callshot/rules';
import { finalBefore } from './layout.ts';

/** Who won a bracket, and in which match. */
export interface Champion {
  readonly match: MatchState;
  readonly teamId: number;
  readonly loserTeamId: number | null;
}

/** The matches that can decide a bracket: its last one, and the reset that may follow it. */
export function decidingMatches(graph: BracketGraph): readonly MatchNode[] {
  const reset = graph.reset === null ? undefined : graph.matches[graph.reset];
  const final = reset ? finalBefore(graph, reset) : loneFinal(graph);
  return [final, reset].flatMap((node) => node ?? []);
}

/**
 * The match whose winner goes nowhere, except a match for third place, whose teams come there by
 * losing.
 */
function loneFinal(graph: BracketGraph): MatchNode | undefined {
  const last = graph.matches.filter(
    ({ winnerTo, isQualifier, bothTeamsAdvance, top, bottom }) =>
      winnerTo === null &&
      !isQualifier &&
      !bothTeamsAdvance &&
      !(top.kind === 'loser' && bottom.kind === 'loser'),
  );
  return last.length === 1 ? last[0] : undefined;
}

/** Null until it is decided, and where a bracket sends several teams on. */
export function championOf(graph: BracketGraph, official: BracketState): Champion | null {
  const [final, reset] = decidingMatches(graph).map((node) => official.matches[node.index]);
  if (!final || final.winnerTeamId === null) return null;
  const isReset = reset?.top.kind === 'team';
  const match = isReset ? reset : final;
  if (match.winnerTeamId === null) return null;
  return { match, teamId: match.winnerTeamId, loserTeamId: match.loserTeamId };
}
