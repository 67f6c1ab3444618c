import { indexNames, type NameIndex, type NameSearch } from '@callshot/name-search';
import { runAtOnce } from './run-at-once.ts';
import { findUser, indexUsers } from './user-index.ts';

/** The entrants of an event in submission order: the order of its blocks and of equal ranks. */
export interface EntrantDirectory {
  readonly count: number;
  /** Throws, as `isNamed` does, where nobody stands. */
  userId(entrant: number): number;
  /** Whether an entrant is found under this name, whatever its case. */
  isNamed(entrant: number, username: string): boolean;
  /** Position of a user among the entrants; null when they did not enter. */
  find(userId: number): number | null;
  /** Looks for entrants whose names contain `text`, whatever its case. */
  search(text: string): NameSearch;
  /** The same entrants, one of them under another name; shares what the name does not touch. */
  renamed(entrant: number, username: string): EntrantDirectory;
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
 * `userIds` and the bytes of names: an object for each of a million entrants would take more memory
 * than everything else. `usernames` may be a generator.
 */
export function* indexEntrants(
  userIds: Int32Array,
  usernames: Iterable<string>,
): Generator<void, EntrantDirectory> {
  const cells = yield* indexUsers(userIds);
  return directoryOf(userIds, cells, yield* indexNames(userIds.length, usernames));
}

function directoryOf(userIds: Int32Array, cells: Int32Array, names: NameIndex): EntrantDirectory {
  return {
    count: userIds.length,
    userId: (entrant) => {
      const userId = userIds[entrant];
      if (userId === undefined) throw new Error(`No entrant at position ${entrant}`);
      return userId;
    },
    isNamed: names.isNamed,
    find: (userId) => findUser(userIds, cells, userId),
    search: names.search,
    renamed: (entrant, username) => directoryOf(userIds, cells, names.renamed(entrant, username)),
  };
}
