const hourMs = 3_600_000;
/** The longest series takes six hours, and the wiki's editors sleep. */
const resultWithinMs = 12 * hourMs;
/** A draw between two stages is made within a day. */
const openingWithinMs = 24 * hourMs;
/** Staff can still act, and players still pick. */
const opensBeforeMs = hourMs;

/** An overdue step of a running event, by the event’s own times. */
export interface Overdue {
  /**
   * The kind `lock`: the stage opened without a lock time, and nobody can pick. The kind `result`:
   * a match has begun long ago. The kind `stage`: the next stage or the event's end has come, and
   * results are missing. The kind `next_place`: all groups are decided, and staff have to say which teams of the next
   * place go on. The kind `opening`: the next stage has not opened. The kind `end`: every
   * result is official, and the event is not finished.
   */
  readonly kind: 'lock' | 'result' | 'stage' | 'next_place' | 'opening' | 'end';
  /** Since when, in ms. */
  readonly since: number;
}

/** Instants in ms. */
export interface EventTimes {
  readonly now: number;
  readonly endsAt: number;
  /** Times of the current stage. */
  readonly openedAt: number | null;
  readonly lockAt: number | null;
  readonly sealedAt: number | null;
  readonly isDecided: boolean;
  /** Nothing but the best of the next place is open. Absent = false. */
  readonly isNextPlaceOpen?: boolean;
  readonly lastResultAt: number | null;
  /** Starts of its matches that have no result. */
  readonly unplayed: readonly number[];
  /** The next stage; null = the current one is the last. */
  readonly next: {
    readonly startsAt: number | null;
    /** No result decides who comes into it, or somebody who is known stands nowhere. Absent = false. */
    readonly waitsForStaff?: boolean;
  } | null;
}

/** The overdue step of an event that is not finished; null = none [rule: stages-17]. */
export function overdueAt(times: EventTimes): Overdue | null {
  const { now, openedAt, lockAt, sealedAt } = times;
  if (openedAt === null) return null;
  if (sealedAt === null && lockAt === null) return { kind: 'lock', since: openedAt };
  if (sealedAt === null && lockAt !== null && now < lockAt) return null;
  const [first] = duesOf(times)
    .filter(({ since }) => since <= now)
    .toSorted((a, b) => a.since - b.since);
  return first ?? null;
}

function duesOf({ endsAt, isDecided, unplayed, next, ...times }: EventTimes): Overdue[] {
  if (!isDecided) {
    const startsNext = next?.startsAt ?? null;
    const { isNextPlaceOpen, lastResultAt, sealedAt } = times;
    return [
      ...(isNextPlaceOpen === true
        ? [{ kind: 'next_place' as const, since: lastResultAt ?? sealedAt ?? endsAt }]
        : []),
      ...unplayed.map((start): Overdue => ({ kind: 'result', since: start + resultWithinMs })),
      ...(startsNext === null ? [] : [{ kind: 'stage' as const, since: startsNext }]),
      { kind: 'stage', since: endsAt + resultWithinMs },
    ];
  }
  const decidedAt = times.lastResultAt ?? times.sealedAt ?? times.lockAt ?? endsAt;
  const within = decidedAt + openingWithinMs;
  if (next === null) return [{ kind: 'end', since: within }];
  if (next.waitsForStaff) return [{ kind: 'opening', since: decidedAt }];
  const before = next.startsAt === null ? within : next.startsAt - opensBeforeMs;
  // Results that come late leave no time before the next match.
  return [{ kind: 'opening', since: Math.max(decidedAt, Math.min(within, before)) }];
}
