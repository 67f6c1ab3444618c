import { seriesLength } from './draft-bracket.ts';
import type { DraftedPart } from './drafted.ts';

/**
 * Something that a draft takes as usual, since the wiki does not say it or a format cannot [rule: drafts-22].
 * - `through`: The number of teams that go on.
 * - `ends`: The wins and losses that end a Swiss stage.
 * - `lengths`: The lengths of series.
 * - `ways`: The places where losers play on.
 */
export const DRAFT_GUESSES = ['through', 'ends', 'lengths', 'ways'] as const;
export type DraftGuess = (typeof DRAFT_GUESSES)[number];

export function guessesOf(part: DraftedPart): DraftGuess[] {
  const guesses: DraftGuess[] = [];
  const isGuessed = part.sure === 'guessed';
  if (part.kind === 'swiss') {
    if (part.ends === null || part.ends.wins !== part.ends.losses) guesses.push('ends');
    if (isGuessed) guesses.push('through');
    return guesses;
  }
  if (part.kind === 'league') return isGuessed ? ['through'] : [];
  if (isGuessed) guesses.push('ways');
  const isUnsaid = part.records.matches.some(({ bestOf }) => bestOf === null);
  const isMade = part.bestOfs.some((length) => seriesLength(length) !== length);
  const isMixed =
    part.kind !== 'matches' && part.columns.some(({ bestOf }) => new Set(bestOf).size > 1);
  return isUnsaid || isMade || isMixed ? [...guesses, 'lengths'] : guesses;
}
