import { letterWidth } from './letter-width.ts';

/** The letters on a team’s mark. */
export interface MarkLetters {
  /** Up to four letters wide, for a mark of 26 px or more. */
  readonly tag: string;
  /** Up to two letters wide and its own within the event, for a smaller mark. */
  readonly short: string;
}

export interface TaggedName {
  readonly name: string;
  readonly abbreviation: string;
}

const TAG_WIDTH = 4;
const SHORT_WIDTH = 2;
/** A picture that is put together of several is as wide as one. */
const WIDEST = 2;

/**
 * The letters of an event's teams, in the order of their seeds. They are the first two of a tag, or
 * its first and last where an earlier team has those.
 */
export function markLettersOf(teams: readonly TaggedName[]): MarkLetters[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const taken = new Set<string>();
  return teams.map(({ name, abbreviation }) => {
    const named = lettersOf(name, segmenter);
    const tagged = lettersOf(abbreviation, segmenter);
    const tag = fitting(tagged.length > 0 ? tagged : named, TAG_WIDTH);
    const short = firstFree(pairsOf(tag, named), taken);
    taken.add(short);
    return { tag: tag.join(''), short };
  });
}

/** The first that nobody has, else the first. */
function firstFree(pairs: Iterable<string>, taken: ReadonlySet<string>): string {
  let first: string | null = null;
  for (const letters of pairs) {
    if (!taken.has(letters)) return letters;
    first ??= letters;
  }
  return first ?? '';
}

/** Letters and digits in capitals; where there are none, whatever else can be seen. */
function lettersOf(text: string, segmenter: Intl.Segmenter): string[] {
  const read = [...segmenter.segment(text.toUpperCase())].map(({ segment }) =>
    segment.replace(/\p{Cs}/gu, '\uFFFD'),
  );
  const letters = read.filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return letters.length > 0 ? letters : read.filter((letter) => /[^\p{C}\p{Z}]/u.test(letter));
}

const DIGITS = [...'23456789'];

/** In the order of preference; the last ones say nothing but that another team has the others. */
function* pairsOf(tag: readonly string[], name: readonly string[]): Generator<string> {
  const [first = '', ...others] = tag;
  const seconds = [
    ...others.slice(0, 1),
    ...others.slice(-1),
    ...others,
    ...name.slice(1),
    ...DIGITS,
  ];
  if (others.length === 0) yield first;
  for (const second of seconds) yield fitting([first, second], SHORT_WIDTH).join('');
  for (const one of DIGITS) for (const two of DIGITS) yield one + two;
}

function fitting(letters: readonly string[], width: number): string[] {
  let room = width;
  const end = letters.findIndex((letter) => {
    room -= Math.min(letterWidth(letter), WIDEST);
    return room < 0;
  });
  return end < 0 ? [...letters] : letters.slice(0, end);
}
