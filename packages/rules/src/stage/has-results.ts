import { compileBracket } from '../bracket/compile-bracket.ts';
import type { FormatStage } from '../model/format.ts';
import { isDrawn, type MatchPick, type PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';

/**
 * Whether anything that is picked has been decided yet, of a stage's own rows [rule: boards-4]: a
 * draw, its byes and locked columns, which nobody picks [rule: formats-25], decide nothing.
 */
export const hasResults = (
  format: FormatStage,
  { groupStagePicks, matchPicks }: PickSet,
): boolean =>
  groupStagePicks.length > 0 ||
  matchPicks.some((row) => isResult(row) && isPicked(format, slotOfMatch(row)));

/** A draw and its byes are none. */
export const isResult = (
  row: Pick<MatchPick, 'outcome' | 'winnerTeamId' | 'topTeamScore' | 'bottomTeamScore'>,
): boolean => {
  const { outcome = 'played', winnerTeamId } = row;
  return outcome !== 'bye' && (winnerTeamId !== null || outcome !== 'played' || isDrawn(row));
};

/** Whether slips pick what this official row decides: all but the matches of locked columns. */
export const isPicked = (format: FormatStage, slot: string): boolean =>
  format.bracket === null || compileBracket(format).byKey.get(slot)?.isLocked !== true;
