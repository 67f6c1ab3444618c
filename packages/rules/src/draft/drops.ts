/**
 * The order in which teams drop into a later round, so that as few as possible meet again at once
 * [rule: drafts-8].
 */

/** Somebody who leaves a match: its loser, or its winner where that is not said. */
export interface Leaving {
  readonly matchId: string;
  readonly as: 'winner' | 'loser';
}

/** A place that one of them can reach, and the teams that wait there. */
export interface Landing {
  /** Each match whose loser may wait there, with how likely that is. */
  readonly waiting: ReadonlyMap<string, number>;
}

/** The matches before one, by their winners' ways, with the number of wins between; itself at 0. */
export type Climb = (matchId: string) => ReadonlyMap<string, number>;

/** For each landing, the position of who arrives there. As many leave as can land. */
export function dropOrder(
  leaving: readonly Leaving[],
  landings: readonly Landing[],
  climb: Climb,
): readonly number[] {
  const meetings = leaving.map((own) =>
    landings.map((landing) => meetingAgain(own, landing, climb)),
  );
  const costOf = (order: readonly number[]): number =>
    order.reduce((sum, from, to) => sum + (meetings[from]?.[to] ?? 0), 0);
  let [best = []] = ordersOf(leaving.length);
  for (const order of ordersOf(leaving.length)) {
    if (costOf(order) < costOf(best) - EQUAL) best = order;
  }
  return best;
}

const EQUAL = 1e-9;

/** If every match is even. */
function meetingAgain(own: Leaving, { waiting }: Landing, climb: Climb): number {
  const before = climb(own.matchId);
  let sum = 0;
  for (const [matchId, likely] of waiting) {
    const wins = before.get(matchId);
    // The loser of the very match that a winner leaves has met them.
    if (wins !== undefined && (wins > 0 || own.as === 'winner')) sum += likely * 2 ** -wins;
  }
  return sum;
}

/** Straight down; then the halves exchanged, then from the other end, then smaller parts exchanged. */
function ordersOf(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (!Number.isInteger(Math.log2(count))) {
    const half = Math.floor(count / 2);
    return [all, [...all.slice(half), ...all.slice(0, half)], all.toReversed()];
  }
  const masks = [0, count / 2, count - 1, ...all];
  return [...new Set(masks)].map((mask) => all.map((at) => at ^ mask));
}
