import { hasText, nameAt } from './name-chunk.ts';
import {
  CHUNK,
  chunkAt,
  type NameSection,
  positionsIn,
  SECTION,
  sectionOf,
  shareWith,
  withName,
} from './name-section.ts';
import { runAtOnce } from './run-at-once.ts';
import { findUser, indexUsers } from './user-index.ts';
import { encodeUtf8 } from './utf8.ts';

/** Who entered an event, in submission order: the order of its blocks and of equal ranks. */
export interface EntrantDirectory {
  readonly count: number;
  userId(entrant: number): number;
  username(entrant: number): string;
  /** Position of a user among the entrants; null when they did not enter. */
  find(userId: number): number | null;
  /** Looks for names that contain `text`, whatever its case. */
  search(text: string): NameSearch;
  /** The same entrants, one of them under another name; shares what the name does not touch. */
  renamed(entrant: number, username: string): EntrantDirectory;
}

/** Two ways to the names with a text, and what tells which is the shorter one. */
export interface NameSearch {
  /** Whether the name of an entrant is one of them. */
  has(entrant: number): boolean;
  /** About how many entrants have to be looked at to find them all. */
  readonly effort: number;
  /** Entrants with such names in entrant order, with a pause after every few of all entrants. */
  all(): Generator<readonly number[]>;
}

export interface Entrant {
  readonly userId: number;
  readonly username: string;
}

/** Indexes the entrants of an event. Results do not change it: one directory serves every board. */
export function createEntrantDirectory(entrants: readonly Entrant[]): EntrantDirectory {
  const userIds = Int32Array.from(entrants, ({ userId }) => userId);
  const usernames = entrants.map(({ username }) => username);
  return runAtOnce(indexEntrants(userIds, usernames));
}

/**
 * Indexes entrants given by user id and by name, with a pause after every few thousand. Keeps
 * `userIds` and bytes of the names; an object for each of a million entrants would take more than
 * everything that is known of them. `usernames` may be made while they are asked for.
 */
export function* indexEntrants(
  userIds: Int32Array,
  usernames: Iterable<string>,
): Generator<void, EntrantDirectory> {
  const cells = yield* indexUsers(userIds);
  const names = usernames[Symbol.iterator]();
  const sections: NameSection[] = [];
  for (let from = 0; from < userIds.length; from += SECTION) {
    sections.push(yield* sectionOf(names, Math.min(SECTION, userIds.length - from)));
  }
  if (!names.next().done) throw new Error('There are more names than entrants');
  return directoryOf(userIds, cells, sections);
}

function directoryOf(
  userIds: Int32Array,
  cells: Int32Array,
  sections: readonly NameSection[],
): EntrantDirectory {
  const sectionAt = (entrant: number): NameSection => {
    const section = entrant < userIds.length ? sections[Math.floor(entrant / SECTION)] : undefined;
    if (!section) throw noEntrant(entrant);
    return section;
  };
  const chunkOf = (entrant: number) => chunkAt(sectionAt(entrant), entrant % SECTION);
  return {
    count: userIds.length,
    userId: (entrant) => {
      const userId = userIds[entrant];
      if (userId === undefined) throw noEntrant(entrant);
      return userId;
    },
    username: (entrant) => nameAt(chunkOf(entrant), entrant % CHUNK),
    find: (userId) => findUser(userIds, cells, userId),
    search: (text) => {
      const needle = encodeUtf8(text.toLowerCase());
      const [first] = sections;
      return {
        has: (entrant) => hasText(chunkOf(entrant), entrant % CHUNK, needle),
        effort: first ? Math.ceil(shareWith(first, needle) * userIds.length) : 0,
        all: () => searchSections(sections, needle),
      };
    },
    renamed: (entrant, username) => {
      const section = withName(sectionAt(entrant), entrant % SECTION, username);
      return directoryOf(userIds, cells, sections.with(Math.floor(entrant / SECTION), section));
    },
  };
}

const noEntrant = (entrant: number): Error => new Error(`No entrant at position ${entrant}`);

function* searchSections(
  sections: readonly NameSection[],
  needle: Uint8Array,
): Generator<readonly number[]> {
  for (const [index, section] of sections.entries()) {
    yield positionsIn(section, needle).map((position) => index * SECTION + position);
  }
}
