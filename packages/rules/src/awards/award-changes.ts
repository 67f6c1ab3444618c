/** The trophies of an event: user ids ascending, and the trophy type of each. */
export interface AwardList {
  readonly userIds: ArrayLike<number>;
  readonly trophyTypeIds: ArrayLike<number>;
}

/** A trophy that is another one than before; null = none. */
export interface AwardChange {
  readonly userId: number;
  readonly from: number | null;
  readonly to: number | null;
}

export type AwardMove = 'up' | 'down' | 'gained' | 'lost';

/** Changed trophies, user by user. Unchanged ones are left out. */
export function* awardChanges(before: AwardList, after: AwardList): Generator<AwardChange> {
  let [was, is] = [0, 0];
  while (was < before.userIds.length || is < after.userIds.length) {
    const wasId = before.userIds[was] ?? Number.POSITIVE_INFINITY;
    const isId = after.userIds[is] ?? Number.POSITIVE_INFINITY;
    const userId = Math.min(wasId, isId);
    const from = wasId === userId ? (before.trophyTypeIds[was++] ?? null) : null;
    const to = isId === userId ? (after.trophyTypeIds[is++] ?? null) : null;
    if (from !== to) yield { userId, from, to };
  }
}

export function moveOf({ from, to }: AwardChange): AwardMove {
  if (from === null) return 'gained';
  if (to === null) return 'lost';
  return to > from ? 'up' : 'down';
}
