import { joinNames, type NameChunk, nameAt, namesOf, positionsOf } from './name-chunk.ts';
import { findUser, indexUsers } from './user-index.ts';
import { encodeUtf8 } from './utf8.ts';

/** Who entered an event, in submission order: the order of its blocks and of equal ranks. */
export interface EntrantDirectory {
  readonly count: number;
  userId(entrant: number): number;
  username(entrant: number): string;
  /** Position of a user among the entrants; null when they did not enter. */
  find(userId: number): number | null;
  /** Positions of all entrants whose name contains `text`, whatever its case, in entrant order. */
  search(text: string): Generator<number>;
  /** The same entrants, one of them under another name; shares what the name does not touch. */
  renamed(entrant: number, username: string): EntrantDirectory;
}

export interface Entrant {
  readonly userId: number;
  readonly username: string;
}

/** Names kept in one piece: few enough that two bytes tell where in it a name starts. */
const CHUNK = 2048;

/** Indexes the entrants of an event. Results do not change it: one directory serves every board. */
export function createEntrantDirectory(entrants: readonly Entrant[]): EntrantDirectory {
  const userIds = Int32Array.from(entrants, ({ userId }) => userId);
  const slices = indexEntrants(
    userIds,
    entrants.map(({ username }) => username),
  );
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/**
 * Indexes entrants given by user id and by name, with a pause after every few thousand. Keeps
 * `userIds` and bytes of the names; an object for each of a million entrants would take more than
 * everything that is known of them.
 */
export function* indexEntrants(
  userIds: Int32Array,
  usernames: readonly string[],
): Generator<void, EntrantDirectory> {
  if (usernames.length !== userIds.length) {
    throw new Error(`${userIds.length} entrants have not ${usernames.length} names`);
  }
  const cells = yield* indexUsers(userIds);
  const chunks: NameChunk[] = [];
  for (let from = 0; from < usernames.length; from += CHUNK) {
    chunks.push(joinNames(usernames.slice(from, from + CHUNK)));
    yield;
  }
  return directoryOf(userIds, cells, chunks);
}

function directoryOf(
  userIds: Int32Array,
  cells: Int32Array,
  chunks: readonly NameChunk[],
): EntrantDirectory {
  const chunkOf = (entrant: number): NameChunk => {
    const chunk = entrant < userIds.length ? chunks[Math.floor(entrant / CHUNK)] : undefined;
    if (!chunk) throw noEntrant(entrant);
    return chunk;
  };
  return {
    count: userIds.length,
    userId: (entrant) => {
      const userId = userIds[entrant];
      if (userId === undefined) throw noEntrant(entrant);
      return userId;
    },
    username: (entrant) => nameAt(chunkOf(entrant), entrant % CHUNK),
    find: (userId) => findUser(userIds, cells, userId),
    search: (text) => searchNames(chunks, encodeUtf8(text.toLowerCase())),
    renamed: (entrant, username) => {
      const names = namesOf(chunkOf(entrant)).with(entrant % CHUNK, username);
      return directoryOf(
        userIds,
        cells,
        chunks.with(Math.floor(entrant / CHUNK), joinNames(names)),
      );
    },
  };
}

const noEntrant = (entrant: number): Error => new Error(`No entrant at position ${entrant}`);

function* searchNames(chunks: readonly NameChunk[], needle: Uint8Array): Generator<number> {
  if (needle.length === 0) return;
  for (const [index, chunk] of chunks.entries()) {
    for (const position of positionsOf(chunk, needle)) yield index * CHUNK + position;
  }
}
