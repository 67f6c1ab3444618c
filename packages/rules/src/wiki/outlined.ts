import type { WikiMatch } from './records.ts';
import type { OutlineMatch } from './wiki-group.ts';

/** What the check of a mapping needs of a match. */
export const outlined = (match: WikiMatch): OutlineMatch => {
  const { matchId, place, bestOf, opponents, winner } = match;
  return {
    matchId,
    place,
    bestOf,
    teams: [opponents[0].teamKey, opponents[1].teamKey],
    winner: match.isFinished && (winner === 'first' || winner === 'second') ? winner : null,
    hasBye: opponents.some(({ kind }) => kind === 'bye'),
  };
};
