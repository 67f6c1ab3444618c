/** Who entered an event, in submission order: the order of its blocks and of equal ranks. */
export interface EntrantDirectory {
  readonly count: number;
  userId(entrant: number): number;
  username(entrant: number): string;
  /** Position of a user among the entrants; null when they did not enter. */
  find(userId: number): number | null;
  /** Positions of all entrants whose name contains `text`, whatever its case, in entrant order. */
  search(text: string): Generator<number>;
}

export interface Entrant {
  readonly userId: number;
  readonly username: string;
}

/** Names scanned at once by `indexOf`. */
const CHUNK = 4096;

/** Indexes the entrants of an event. Results do not change it: one directory serves every board. */
export function createEntrantDirectory(entrants: readonly Entrant[]): EntrantDirectory {
  const slices = indexEntrants(entrants);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** `createEntrantDirectory` with a pause after every few thousand entrants. */
export function* indexEntrants(entrants: readonly Entrant[]): Generator<void, EntrantDirectory> {
  const positions = new Map<number, number>();
  const chunks: NameChunk[] = [];
  for (let from = 0; from < entrants.length; from += CHUNK) {
    const part = entrants.slice(from, from + CHUNK);
    part.forEach(({ userId }, at) => {
      positions.set(userId, from + at);
    });
    chunks.push(joinNames(part, from));
    yield;
  }
  return {
    count: entrants.length,
    userId: (entrant) => at(entrants, entrant).userId,
    username: (entrant) => at(entrants, entrant).username,
    find: (userId) => positions.get(userId) ?? null,
    search: (text) => searchNames(chunks, text.toLowerCase()),
  };
}

function at(entrants: readonly Entrant[], position: number): Entrant {
  const entrant = entrants[position];
  if (!entrant) throw new Error(`No entrant at position ${position}`);
  return entrant;
}

/** Lower-cased names joined by line feeds, which no name holds, and where each of them starts. */
interface NameChunk {
  readonly first: number;
  readonly text: string;
  readonly starts: Uint32Array;
}

function joinNames(entrants: readonly Entrant[], first: number): NameChunk {
  const names = entrants.map(({ username }) => username.toLowerCase());
  const starts = new Uint32Array(names.length + 1);
  let end = 0;
  names.forEach((name, at) => {
    starts[at] = end;
    end += name.length + 1;
  });
  starts[names.length] = end;
  return { first, text: names.join('\n'), starts };
}

function* searchNames(chunks: readonly NameChunk[], needle: string): Generator<number> {
  if (needle === '' || needle.includes('\n')) return;
  for (const { first, text, starts } of chunks) {
    let found = text.indexOf(needle);
    while (found >= 0) {
      const name = lastStartUpTo(starts, found);
      yield first + name;
      found = text.indexOf(needle, starts[name + 1]);
    }
  }
}

/** Index of the last start that is at most `offset`. */
function lastStartUpTo(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}
