import type { WikiMatch } from './records.ts';
import type { OutlineMatch } from './wiki-group.ts';

/** The parts of a match that checking a mapping needs. */
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
