import { resetBase } from '../bracket/reset-base.ts';
import type { JudgedBracket } from './judged-bracket.ts';
import type { LedgerOutcome } from './ledger.ts';

/**
 * The right winner of exactly this match by the exact score; the loser need not match [rule:
 * scoring-8]. Won without a score, nobody can be right or wrong about it [rule: scoring-15].
 */
export function scoreOutcome(
  { graph, facts }: JudgedBracket,
  match: number,
  teamId: number,
  loserGames: number,
): LedgerOutcome {
  const official = facts.matches[match];
  if (!official) return 'void';
  if (match === graph.reset && facts.isResetPlayed === false) return 'wrong';
  if (match === graph.reset && facts.champion?.possible.size === 0) return 'void';
  if (!official.winner.possible.has(teamId)) return official.outcome === 'void' ? 'void' : 'wrong';
  if (official.outcome !== 'played') return 'void';
  if (official.winner.team === null) return 'pending';
  if (official.loserGames === null) return 'void';
  return official.loserGames === loserGames ? 'correct' : 'wrong';
}

/** Points for predicting the reset rightly. */
export const resetWorth = ({ stage }: JudgedBracket): number =>
  stage.format.playoffDetails?.pointsForCorrectBracketReset ?? 0;

/** Whether the reset is played, right or wrong, whoever wins it [rule: scoring-9]. */
export function resetOutcome({ graph, facts }: JudgedBracket, isPlayed: boolean): LedgerOutcome {
  const final = facts.matches[resetBase(graph) ?? -1];
  if (final?.winner.possible.size === 0) return 'void';
  if (facts.isResetPlayed === null) return 'pending';
  return facts.isResetPlayed === isPlayed ? 'correct' : 'wrong';
}
