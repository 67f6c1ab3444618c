import { type AwardPlaces, awardPlaces, sortByKey, TrophyType } from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import { type GoalTiers, goalTiersOf } from '../../play/scoreboards/goal-tiers.ts';
import type { LateEntrant } from '../../play/scoreboards/late-entrants.ts';

/** Everyone's points at the start of a run, and their tiers by goals. They alone decide its trophies. */
export interface FrozenBoard {
  /** Ascending; late entrants are among them. */
  readonly userIds: Uint32Array;
  readonly totals: Uint32Array;
  /** 1 for late entrants, who have wood and no place [rule: late-8]; null = nobody entered late. */
  readonly late: Uint8Array | null;
  /** Late entrants have none. */
  readonly places: AwardPlaces;
  /** Their trophies by goals; null = by rank. */
  readonly byGoals: GoalTiers | null;
}

const perSlice = 1 << 14;

export async function freezeBoard(board: EventBoard): Promise<FrozenBoard> {
  const [tiers, late] = [await goalTiersOf(board), await board.late()];
  return runInSlices(freeze(board, tiers, late.rows));
}

function* freeze(
  { entrants: { directory }, scoreboard }: EventBoard,
  tiers: GoalTiers | null,
  lateRows: readonly LateEntrant[],
): Generator<void, FrozenBoard> {
  const ranked = directory.count;
  const count = ranked + lateRows.length;
  const ids = new Uint32Array(count);
  const entrants = new Uint32Array(count);
  for (let entrant = 0; entrant < count; entrant += 1) {
    ids[entrant] =
      entrant < ranked ? directory.userId(entrant) : (lateRows[entrant - ranked]?.userId ?? 0);
    entrants[entrant] = entrant;
    if (entrant % perSlice === 0) yield;
  }
  const order = yield* sortByKey(ids, entrants);
  const userIds = new Uint32Array(count);
  const totals = new Uint32Array(count);
  const late = lateRows.length === 0 ? null : new Uint8Array(count);
  const trophyTypeIds = tiers && new Uint8Array(count);
  for (let at = 0; at < count; at += 1) {
    const entrant = order[at] as number;
    const isLate = entrant >= ranked;
    userIds[at] = ids[entrant] as number;
    totals[at] = isLate
      ? (lateRows[entrant - ranked]?.totalScore ?? 0)
      : (scoreboard.totals[entrant] as number);
    if (late && isLate) late[at] = 1;
    if (trophyTypeIds) {
      trophyTypeIds[at] = isLate ? TrophyType.wood : (tiers.trophyTypeIds[entrant] as number);
    }
    if (at % perSlice === 0) yield;
  }
  const byGoals = trophyTypeIds && {
    trophyTypeIds,
    counts: withWood(tiers.counts, lateRows.length),
  };
  return { userIds, totals, late, places: placesOf(totals, late), byGoals };
}

/** Places of those who entered in time, among themselves. */
const placesOf = (totals: Uint32Array, late: Uint8Array | null): AwardPlaces =>
  awardPlaces(late ? totals.filter((_, at) => late[at] !== 1) : totals);

const withWood = ([wood = 0, ...others]: readonly number[], more: number): readonly number[] => [
  wood + more,
  ...others,
];

/** A board that a run gives trophies by; its tiers were counted when it began. */
export type ThawedBoard = Omit<FrozenBoard, 'byGoals'> & {
  readonly byGoals: Pick<GoalTiers, 'trophyTypeIds'> | null;
};

/** Trophy types of users from one position up to another. */
export function trophyTypesOf(
  { totals, late, places, byGoals }: ThawedBoard,
  from: number,
  to: number,
): Uint8Array {
  return (
    byGoals?.trophyTypeIds.subarray(from, to) ??
    Uint8Array.from(totals.subarray(from, to), (total, at) =>
      late?.[from + at] === 1 ? TrophyType.wood : places.of(total).trophyTypeId,
    )
  );
}

/** Entrants by trophy type, wood first. */
export const tierCountsOf = ({ places, late, byGoals }: FrozenBoard): readonly number[] =>
  byGoals?.counts ?? withWood(places.counts, late?.reduce((sum, one) => sum + one, 0) ?? 0);

const bytesOfNumbers = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** As a run keeps it. */
export interface KeptBoard {
  readonly userIds: Buffer;
  readonly totals: Buffer;
  readonly trophyTypes: Buffer | null;
  readonly isLate: Buffer | null;
}

export const keptBoardOf = ({ userIds, totals, late, byGoals }: FrozenBoard): KeptBoard => ({
  userIds: bytesOfNumbers(userIds),
  totals: bytesOfNumbers(totals),
  trophyTypes: byGoals && bytesOfNumbers(byGoals.trophyTypeIds),
  isLate: late && bytesOfNumbers(late),
});

export function thawBoard({ userIds, totals, trophyTypes, isLate }: KeptBoard): ThawedBoard {
  const points = numbersOf(totals);
  const late = isLate && new Uint8Array(isLate);
  return {
    userIds: numbersOf(userIds),
    totals: points,
    late,
    places: placesOf(points, late),
    byGoals: trophyTypes && { trophyTypeIds: new Uint8Array(trophyTypes) },
  };
}

const numbersOf = (bytes: Buffer): Uint32Array =>
  new Uint32Array(new Uint8Array(bytes).buffer, 0, bytes.length / Uint32Array.BYTES_PER_ELEMENT);
