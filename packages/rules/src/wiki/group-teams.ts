import type { BracketPlace, WikiMatch } from './records.ts';
import { teamsOfRoundRobin } from './round-lists.ts';

const GSL_MATCHES = 5;
const GSL_TEAMS = 4;

/** Places of a bracket that no match of it fills, nor a bye: losers drop into those of its lower part. */
export const placesOfBracket = (matches: readonly WikiMatch[]): number =>
  matches.reduce((count, { place, opponents }) => {
    if (place.kind !== 'bracket') return count;
    const byes = opponents.filter(({ kind }) => kind === 'bye').length;
    return count + Math.max(0, openings(place) - byes);
  }, 0);

function openings(place: BracketPlace): number {
  if (place.section === 'lower' || place.isThirdPlace || place.isReset) return 0;
  return 2 - place.feeders.length;
}

/** How many teams play so many matches in a list, as far as lists are known: 0 where it could be any. */
export const teamsOfList = (matchCount: number): number =>
  matchCount === GSL_MATCHES ? GSL_TEAMS : (teamsOfRoundRobin(matchCount) ?? 0);
