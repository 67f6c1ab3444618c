import { foldCase } from './fold-case.ts';
import { hasText, isText } from './name-chunk.ts';
import {
  CHUNK,
  candidateShare,
  chunkAt,
  type NameSection,
  positionsIn,
  positionsOfWhole,
  SECTION,
  sectionOf,
  withName,
} from './name-section.ts';
import { encodeUtf8 } from './utf8.ts';

/**
 * An immutable trigram index over names, by position from 0 on, that finds any part of them. It
 * does not return the names themselves.
 */
export interface NameIndex {
  readonly count: number;
  /** Compares the name at a position, ignoring case; throws for an unknown position. */
  isNamed(position: number, name: string): boolean;
  /** Finds names that contain `text`, ignoring case. An empty text finds none. */
  search(text: string): NameSearch;
  /** The same names, one of them another; shares what that name does not touch. */
  renamed(position: number, name: string): NameIndex;
}

/** Two ways to the names with a text, and what tells which is the shorter one. */
export interface NameSearch {
  /** Whether the name at a position is one of them. */
  has(position: number): boolean;
  /** About how many names have to be looked at to find them all. */
  readonly effort: number;
  /** Ascending positions of such names, with a pause after every few of all names. */
  all(): Generator<readonly number[]>;
  /** The names among them that equal the text, in the same way. */
  whole(): Generator<readonly number[]>;
}

/**
 * Indexes `count` names as bytes, pausing after every few thousand. `names` may be a generator;
 * throws when its length is not `count`.
 */
export function* indexNames(count: number, names: Iterable<string>): Generator<void, NameIndex> {
  const waiting = names[Symbol.iterator]();
  const sections: NameSection[] = [];
  for (let from = 0; from < count; from += SECTION) {
    sections.push(yield* sectionOf(waiting, Math.min(SECTION, count - from)));
  }
  if (!waiting.next().done) throw new Error(`There are more names than ${count}`);
  return indexOf(count, sections);
}

function indexOf(count: number, sections: readonly NameSection[]): NameIndex {
  const sectionAt = (position: number): NameSection => {
    const section = position < count ? sections[Math.floor(position / SECTION)] : undefined;
    if (!section) throw new Error(`No name at position ${position}`);
    return section;
  };
  const chunkOf = (position: number) => chunkAt(sectionAt(position), position % SECTION);
  return {
    count,
    isNamed: (position, name) =>
      isText(chunkOf(position), position % CHUNK, encodeUtf8(foldCase(name))),
    search: (text) => {
      const needle = encodeUtf8(foldCase(text));
      const [first] = sections;
      return {
        has: (position) => hasText(chunkOf(position), position % CHUNK, needle),
        effort: first ? Math.ceil(candidateShare(first, needle) * count) : 0,
        all: () => searchSections(sections, (section) => positionsIn(section, needle)),
        whole: () => searchSections(sections, (section) => positionsOfWhole(section, needle)),
      };
    },
    renamed: (position, name) => {
      const section = withName(sectionAt(position), position % SECTION, name);
      return indexOf(count, sections.with(Math.floor(position / SECTION), section));
    },
  };
}

function* searchSections(
  sections: readonly NameSection[],
  positionsOf: (section: NameSection) => readonly number[],
): Generator<readonly number[]> {
  for (const [index, section] of sections.entries()) {
    yield positionsOf(section).map((position) => index * SECTION + position);
  }
}
