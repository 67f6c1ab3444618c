import { type AwardPlaces, awardPlaces, sortByKey } from '@callshot/rules';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import { type GoalTiers, goalTiersOf } from '../../play/scoreboards/goal-tiers.ts';
import { runInSlices } from '../../play/scoreboards/slices.ts';

/** Everyone's points at the start of a run, and their tiers by goals. They alone decide its trophies. */
export interface FrozenBoard {
  /** Ascending. */
  readonly userIds: Uint32Array;
  readonly totals: Uint32Array;
  readonly places: AwardPlaces;
  /** Their trophies by goals; null = by rank. */
  readonly byGoals: GoalTiers | null;
}

const perSlice = 1 << 14;

export async function freezeBoard(board: EventBoard): Promise<FrozenBoard> {
  return runInSlices(freeze(board, await goalTiersOf(board)));
}

function* freeze(
  { entrants: { directory }, scoreboard }: EventBoard,
  tiers: GoalTiers | null,
): Generator<void, FrozenBoard> {
  const { count, userId: userIdOf } = directory;
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
  const trophyTypeIds = tiers && new Uint8Array(count);
  for (let at = 0; at < count; at += 1) {
    const entrant = order[at] as number;
    userIds[at] = ids[entrant] as number;
    totals[at] = scoreboard.totals[entrant] as number;
    if (trophyTypeIds) trophyTypeIds[at] = tiers.trophyTypeIds[entrant] as number;
    if (at % perSlice === 0) yield;
  }
  const byGoals = trophyTypeIds && { trophyTypeIds, counts: tiers.counts };
  return { userIds, totals, places: awardPlaces(totals), byGoals };
}

/** A board that a run gives trophies by; its tiers were counted when it began. */
export type ThawedBoard = Omit<FrozenBoard, 'byGoals'> & {
  readonly byGoals: Pick<GoalTiers, 'trophyTypeIds'> | null;
};

/** Trophy types of users from one position up to another. */
export function trophyTypesOf(
  { totals, places, byGoals }: ThawedBoard,
  from: number,
  to: number,
): Uint8Array {
  return (
    byGoals?.trophyTypeIds.subarray(from, to) ??
    Uint8Array.from(totals.subarray(from, to), (total) => places.of(total).trophyTypeId)
  );
}

/** Entrants by trophy type, wood first. */
export const tierCountsOf = ({ places, byGoals }: FrozenBoard): readonly number[] =>
  byGoals?.counts ?? places.counts;

const bytesOfNumbers = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** As a run keeps it. */
export interface KeptBoard {
  readonly userIds: Buffer;
  readonly totals: Buffer;
  readonly trophyTypes: Buffer | null;
}

export const keptBoardOf = ({ userIds, totals, byGoals }: FrozenBoard): KeptBoard => ({
  userIds: bytesOfNumbers(userIds),
  totals: bytesOfNumbers(totals),
  trophyTypes: byGoals && bytesOfNumbers(byGoals.trophyTypeIds),
});

export function thawBoard({ userIds, totals, trophyTypes }: KeptBoard): ThawedBoard {
  const points = numbersOf(totals);
  return {
    userIds: numbersOf(userIds),
    totals: points,
    places: awardPlaces(points),
    byGoals: trophyTypes && { trophyTypeIds: new Uint8Array(trophyTypes) },
  };
}

const numbersOf = (bytes: Buffer): Uint32Array =>
  new Uint32Array(new Uint8Array(bytes).buffer, 0, bytes.length / Uint32Array.BYTES_PER_ELEMENT);
