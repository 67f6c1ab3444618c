import { resetBase } from '../bracket/reset-base.ts';
import { NOT_PLAYED } from '../slots/layout.ts';
import { rowsByKey, walkBracket } from '../slots/walk-bracket.ts';
import type { PlaceFacts } from './bracket-facts.ts';
import type { BracketJudges, JudgedBracket } from './judged-bracket.ts';
import type { LedgerRow } from './ledger.ts';

/**
 * The points of a slip that predicts every match as it officially ended; open matches count as
 * predicted rightly, cancelled ones not at all. Only a reset that is played has a score: while that is
 * open, what pays more counts [rule: scoring-16].
 */
export function perfectBracketTotal(bracket: JudgedBracket, judges: BracketJudges): number {
  const { isResetPlayed } = bracket.facts;
  const ways = isResetPlayed === null ? [true, false] : [isResetPlayed];
  return Math.max(...ways.map((isPlayed) => totalIf(bracket, judges, isPlayed)));
}

function totalIf(bracket: JudgedBracket, judges: BracketJudges, isResetPlayed: boolean): number {
  const { graph, index, at, facts } = bracket;
  let total = 0;
  const add = (rows: readonly LedgerRow[]): void => {
    for (const row of rows) {
      if (row.outcome === 'correct' || row.outcome === 'pending') total += row.worth;
    }
  };
  const addSlot = (slot: number | null, value: number): void => {
    if (slot !== null) add(judges.slots.get(slot)?.(value) ?? []);
  };
  const isPickable = pickableMatches(bracket);
  for (const { index: match } of graph.matches) {
    const official = facts.matches[match];
    if (!official || !isPickable(match)) continue;
    const winnerAt = index.ofMatch('winner', at, match);
    const isReset = match === graph.reset;
    // A reset that nobody won follows the final all the same.
    const named = byteOf(bracket, official.winner) || (isReset ? byteOf(bracket, official.top) : 0);
    const winner = isReset && !isResetPlayed ? NOT_PLAYED : named;
    addSlot(winnerAt, winner);
    addSlot(index.ofMatch('loser', at, match), byteOf(bracket, official.loser));
    const score = 1 + (official.loserGames ?? 0);
    if (winnerAt !== null) add(judges.fused.get(winnerAt)?.(winner, score) ?? []);
  }
  const final = resetBase(graph);
  const isFinalPicked = final !== null && index.ofMatch('winner', at, final) !== null;
  if (isFinalPicked && facts.champion && isPickable(final)) {
    addSlot(index.ofMatch('champion', at, final), byteOf(bracket, facts.champion));
  }
  return total;
}

/** The byte of the team that is there, or of one that still can be; 0 for nobody. */
function byteOf({ substage }: JudgedBracket, place: PlaceFacts): number {
  const [team] = place.possible;
  return team === undefined ? 0 : substage.teamIds.indexOf(team) + 1;
}

/** Matches that a slip can predict: two teams meet there, whoever wins before (no byes). */
export function pickableMatches({
  graph,
  substage,
}: Pick<JudgedBracket, 'graph' | 'substage'>): (match: number) => boolean {
  const walked = walkBracket(graph, rowsByKey(substage.officialMatches));
  return (match) => {
    // From a drawn round in which anybody meets all who go on are called, also those whom nobody meets.
    const asked = walked[graph.matches[match]?.round?.matches[0] ?? match];
    return asked?.top !== 'nobody' && asked?.bottom !== 'nobody';
  };
}
