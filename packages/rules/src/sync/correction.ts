import type { EndedAs } from '../model/ended-as.ts';
import type { WikiMatch, WikiOpponent } from '../wiki/records.ts';
import { isDecided } from './verdict.ts';

/**
 * The published end of a match that another answer ends differently. A score that was missing is no
 * difference.
 */
export function correctionOf(known: WikiMatch | undefined, said: WikiMatch): EndedAs | null {
  if (!known || !isDecided(known) || !isDecided(said)) return null;
  const [first, second] = known.opponents;
  const [one, two] = said.opponents;
  if (isSame(first, one) && isSame(second, two)) return changed(endOf(known), endOf(said));
  const isTurned = isSame(first, two) && isSame(second, one);
  return isTurned ? changed(turned(endOf(known)), endOf(said)) : null;
}

const isSame = (one: WikiOpponent, other: WikiOpponent): boolean =>
  one.teamKey !== null && one.teamKey === other.teamKey;

const endOf = ({ winner, opponents: [first, second] }: WikiMatch): EndedAs => ({
  winner: winner === 'first' || winner === 'second' ? winner : null,
  scores: [first.score, second.score],
});

const turned = ({ winner, scores: [first, second] }: EndedAs): EndedAs => ({
  winner: winner === null ? null : winner === 'first' ? 'second' : 'first',
  scores: [second, first],
});

function changed(before: EndedAs, after: EndedAs): EndedAs | null {
  const isOther = before.scores.some((score, at) => score !== null && score !== after.scores[at]);
  return before.winner !== after.winner || isOther ? before : null;
}
