import type { WikiMatch } from './records.ts';
import { teamsOfRoundRobin } from './round-lists.ts';

const GSL_MATCHES = 5;
const GSL_TEAMS = 4;

/**
 * Places of a bracket that no match of it fills, nor a bye. Losers drop into those of its lower part, but
 * where they are drawn before anybody can have lost above.
 */
export function placesOfBracket(matches: readonly WikiMatch[]): number {
  const places = matches.flatMap(({ place }) => (place.kind === 'bracket' ? [place] : []));
  const above = places.filter(({ section }) => section !== 'lower');
  const first = Math.min(...above.map(({ roundIndex }) => roundIndex));
  return matches.reduce((count, { place, opponents }) => {
    if (place.kind !== 'bracket' || place.isThirdPlace || place.isReset) return count;
    if (place.section === 'lower' && place.roundIndex >= first) return count;
    const byes = opponents.filter(({ kind }) => kind === 'bye').length;
    return count + Math.max(0, 2 - place.feeders.length - byes);
  }, 0);
}

/** The number of teams that play so many matches in a known kind of list; 0 = could be any. */
export const teamsOfList = (matchCount: number): number =>
  matchCount === GSL_MATCHES ? GSL_TEAMS : (teamsOfRoundRobin(matchCount) ?? 0);
