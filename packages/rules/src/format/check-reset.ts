import { matchKey } from '../bracket/graph.ts';
import { activeParts, linkBracket } from '../bracket/links.ts';
import type { Bracket } from '../model/format.ts';
import { type Found, note } from './read-value.ts';

/**
 * A reset repeats the one match of the last column of GF with the same two teams, when the lower
 * side has won. So both teams come from other matches, and only the two matches together decide the
 * champion.
 */
export function checkReset(flag: Found, bracket: Bracket): void {
  const columns = activeParts(bracket).find((part) => part.identifier === 'GF')?.columns ?? [];
  const last = columns.at(-1);
  if (!last) {
    note(flag, { code: 'reset_without_final' });
  } else if (last.isQualifier) {
    note(flag, { code: 'reset_of_qualifier' });
  } else if (last.matchCount > 1) {
    note(flag, { code: 'reset_of_several_matches', matches: last.matchCount });
  } else {
    const key = matchKey({ part: 'GF', col: columns.length - 1, colIndex: 0 });
    const { winnerTo, loserTo } = linkBracket(bracket);
    const feeders = [...winnerTo.values(), ...loserTo.values()].filter(
      (to) => matchKey(to) === key,
    );
    if (winnerTo.has(key) || loserTo.has(key)) {
      note(flag, { code: 'reset_leads_on', match: key });
    } else if (feeders.length < 2) {
      note(flag, { code: 'reset_without_feeders', match: key });
    } else if (isFromDraw(bracket, key)) {
      note(flag, { code: 'reset_of_drawn', match: key });
    }
  }
}

/** Neither of two teams that come from one drawn round is the lower one. */
function isFromDraw(bracket: Bracket, final: string): boolean {
  const { places, winnerTo, loserTo } = linkBracket(bracket);
  const feeders = places.filter(({ key }) =>
    [winnerTo.get(key), loserTo.get(key)].some((to) => to && matchKey(to) === final),
  );
  return feeders.every(({ column }) => column.drawn === true);
}
