import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { harmlessWords } from './harmless-words.ts';
import { foldName, readingsOf } from './name-readings.ts';

/** Words that staff block beside the library's, and words that they allow. */
export interface WordLists {
  readonly blocked: readonly string[];
  readonly allowed: readonly string[];
}

export type WordFilter = (name: string) => boolean;

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Whether a name is clean, for any name. */
export function createWordFilter({ blocked, allowed }: WordLists): WordFilter {
  const harmless = [...harmlessWords, ...allowed].map(foldName).filter((word) => word !== '');
  // The longest first: of 'cummings' nothing is left once 'cumming' was taken out of it.
  const inOrder = harmless.toSorted((one, other) => other.length - one.length);
  const isBlocked = ownWords(blocked);
  return (name) =>
    readingsOf(name)
      .map((reading) => inOrder.reduce((left, word) => left.replaceAll(word, ' '), reading))
      .every((reading) => !english.hasMatch(reading) && !isBlocked(reading));
}

/** Words of staff's own: the whole word, or any part of one that an asterisk stands for. */
function ownWords(blocked: readonly string[]): (reading: string) => boolean {
  const patterns = blocked.map(patternOf).filter((pattern) => pattern !== null);
  return (reading) =>
    patterns.some((pattern) => pattern.test(reading) || pattern.test(lettersFor(reading)));
}

function patternOf(word: string): RegExp | null {
  const folded = foldName(word);
  const bare = folded.replace(/^\*+|\*+$/g, '').trim();
  if (bare === '') return null;
  const before = folded.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}])';
  const after = folded.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`${before}${bare.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}${after}`, 'u');
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};

const lettersFor = (reading: string): string =>
  reading.replace(/[013457$@]/g, (sign) => digitLetters[sign] ?? sign);
