import { type AwardPlaces, awardPlaces, sortByKey } from '@callshot/rules';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import { runInSlices } from '../../play/scoreboards/slices.ts';

/** Everyone's points at the start of a run, which alone decide its trophies. */
export interface FrozenBoard {
  /** Ascending. */
  readonly userIds: Uint32Array;
  readonly totals: Uint32Array;
  readonly places: AwardPlaces;
}

const perSlice = 1 << 14;

export function freezeBoard({ entrants, scoreboard }: EventBoard): Promise<FrozenBoard> {
  return runInSlices(
    freeze(entrants.directory.count, entrants.directory.userId, scoreboard.totals),
  );
}

function* freeze(
  count: number,
  userIdOf: (entrant: number) => number,
  totalsOf: ArrayLike<number>,
): Generator<void, FrozenBoard> {
  const ids = new Uint32Array(count);
  const entrants = new Uint32Array(count);
  for (let entrant = 0; entrant < count; entrant += 1) {
    ids[entrant] = userIdOf(entrant);
    entrants[entrant] = entrant;
    if (entrant % perSlice === 0) yield;
  }
  const order = yield* sortByKey(ids, entrants);
  const userIds = new Uint32Array(count);
  const totals = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const entrant = order[at] as number;
    userIds[at] = ids[entrant] as number;
    totals[at] = totalsOf[entrant] as number;
    if (at % perSlice === 0) yield;
  }
  return { userIds, totals, places: awardPlaces(totals) };
}

export const bytesOfNumbers = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** As a run keeps it. */
export function thawBoard(userIds: Buffer, totals: Buffer): FrozenBoard {
  const points = numbersOf(totals);
  return { userIds: numbersOf(userIds), totals: points, places: awardPlaces(points) };
}

const numbersOf = (bytes: Buffer): Uint32Array =>
  new Uint32Array(new Uint8Array(bytes).buffer, 0, bytes.length / Uint32Array.BYTES_PER_ELEMENT);
