import { matchKey } from '../bracket/graph.ts';
import { activeParts, linkBracket } from '../bracket/links.ts';
import type { Bracket } from '../model/format.ts';
import { type Found, note } from './read-value.ts';

/**
 * A reset is played after the one match of the last column of GF, by the same two teams, when the
 * lower side has won: both come from other matches, and only the two together say who is champion.
 */
export function checkReset(flag: Found, bracket: Bracket): void {
  const columns = activeParts(bracket).find((part) => part.identifier === 'GF')?.columns ?? [];
  const last = columns.at(-1);
  if (!last) {
    note(flag, 'A bracket reset needs a grand final (part GF).');
  } else if (last.isQualifier) {
    note(
      flag,
      'A bracket reset needs a grand final that is played; GF ends in a qualifier column.',
    );
  } else if (last.matchCount > 1) {
    note(flag, `A bracket reset repeats one match; the last column of GF has ${last.matchCount}.`);
  } else {
    const key = matchKey({ part: 'GF', col: columns.length - 1, colIndex: 0 });
    const { winnerTo, loserTo } = linkBracket(bracket);
    const feeders = [...winnerTo.values(), ...loserTo.values()].filter(
      (to) => matchKey(to) === key,
    );
    if (winnerTo.has(key) || loserTo.has(key)) {
      note(flag, `A bracket reset is the end; ${key} leads to another match.`);
    } else if (feeders.length < 2) {
      note(flag, `A bracket reset needs two teams that come from other matches into ${key}.`);
    }
  }
}
