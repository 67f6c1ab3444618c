import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FormatStage } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { firstPickedSlots } from '../stage/first-matches.ts';

/** Picks of a stage lock together, round by round, or match by match. */
export type LockBy = 'stage' | 'round' | 'match';

/** Places are picked of teams, not of matches: only brackets can lock in parts [rule: locks-18]. */
export const canLockInParts = ({ bracket }: FormatStage): boolean => bracket !== null;

/** A match that locks by itself; a bracket reset locks with the final that it repeats. */
export interface LockedMatch {
  readonly eventSubstageId: number;
  /** Its key in the bracket. */
  readonly match: string;
  /** Positions of its predictions in the bytes of an entry. */
  readonly slots: readonly number[];
}

/** The matches of a stage that are picked, in the order of the bracket. None of a stage of places. */
export function matchesToLock(stage: EventStage, layout: SlotLayout): readonly LockedMatch[] {
  if (!canLockInParts(stage.format)) return [];
  const graph = compileBracket(stage.format);
  return stage.substages.flatMap(({ eventSubstageId }, at) =>
    graph.matches.flatMap((node) => {
      if (!isLocked(node)) return [];
      const own = new Set([node.index, ...(resetBase(graph) === node.index ? resetOf(graph) : [])]);
      const slots = layout.slots.flatMap((slot, position) =>
        'match' in slot && slot.substage === at && own.has(slot.match) ? [position] : [],
      );
      return [{ eventSubstageId, match: node.key, slots }];
    }),
  );
}

const resetOf = ({ reset }: BracketGraph): number[] => (reset === null ? [] : [reset]);

/** Rounds that nobody picks lock nothing. */
const isLocked = (node: MatchNode): boolean => !node.isLocked && !node.isQualifier && !node.isReset;

/** Instants in ms. */
export interface MatchTimes {
  readonly by: Exclude<LockBy, 'stage'>;
  /** The lock of the stage: matches that wait for no other begin then, unless their start is known. */
  readonly stageLockAt: number | null;
  /** The start of a match; null = not known. */
  startOf(eventSubstageId: number, match: string): number | null;
}

/** A match with the instant at which it locks; null = nobody knows yet. */
export type MatchLock = LockedMatch & { readonly lockAt: number | null };

/** What is told of a match's lock. */
export type ToldLock = MatchLock & {
  /** Its teams are known and its start is not: without a lock so far it locks at once. */
  readonly isDrawn: boolean;
};

/**
 * When the matches of a stage should lock [rule: locks-19]: at their start, or with the first match of
 * their round. Without a known start, a match that waits for no other locks with the stage. No match locks later
 * than one that follows from it.
 */
export function lockTimes(
  stage: EventStage,
  layout: SlotLayout,
  times: MatchTimes,
): readonly ToldLock[] {
  const graph = compileBracket(stage.format);
  const firsts = new Set(firstPickedSlots(stage.format));
  const own = new Map<string, Pick<ToldLock, 'lockAt' | 'isDrawn'>>();
  for (const substage of stage.substages) {
    const drawn = drawnMatches(graph, substage);
    for (const group of groupsOf(graph, times.by)) {
      const starts = group.flatMap(({ key }) => times.startOf(substage.eventSubstageId, key) ?? []);
      const isFirst = group.some(({ key }) => firsts.has(key));
      const lockAt = earliest(starts) ?? (isFirst ? times.stageLockAt : null);
      const isDrawn = lockAt === null && group.some(({ key }) => drawn.has(key));
      for (const { key } of group) own.set(placeOf(substage, key), { lockAt, isDrawn });
    }
  }
  const told = matchesToLock(stage, layout).map((match) => ({
    ...match,
    ...(own.get(placeOf(match, match.match)) ?? { lockAt: null, isDrawn: false }),
  }));
  return noLaterThanWhatFollows(stage, told);
}

const placeOf = ({ eventSubstageId }: { readonly eventSubstageId: number }, match: string) =>
  `${eventSubstageId} ${match}`;

const earliest = (instants: readonly number[]): number | null =>
  instants.length === 0 ? null : Math.min(...instants);

/** Matches whose two teams are official. */
function drawnMatches(graph: BracketGraph, substage: EventSubstage): ReadonlySet<string> {
  const { matches } = officialBracket(graph, substage);
  return new Set(
    matches.flatMap(({ node, top, bottom }) =>
      top.kind === 'team' && bottom.kind === 'team' ? [node.key] : [],
    ),
  );
}

/** The matches that lock together. */
function groupsOf(
  { matches }: BracketGraph,
  by: MatchTimes['by'],
): readonly (readonly MatchNode[])[] {
  const locked = matches.filter(isLocked);
  if (by === 'match') return locked.map((node) => [node]);
  const rounds = new Map<string, MatchNode[]>();
  for (const node of locked) {
    const round = `${node.part} ${node.col}`;
    rounds.set(round, [...(rounds.get(round) ?? []), node]);
  }
  return [...rounds.values()];
}

/** The same locks, none of them later than one that follows from it in its bracket. */
function noLaterThanWhatFollows<L extends MatchLock>(
  stage: EventStage,
  locks: readonly L[],
): readonly L[] {
  const { matches } = compileBracket(stage.format);
  const lockOf = new Map(locks.map((lock) => [placeOf(lock, lock.match), lock.lockAt]));
  for (const substage of stage.substages) {
    for (const node of matches.toReversed()) {
      const at = lockOf.get(placeOf(substage, node.key)) ?? null;
      if (at === null) continue;
      for (const source of [node.top, node.bottom]) {
        const before = source.kind === 'opening' ? undefined : matches[source.match];
        if (!before) continue;
        const place = placeOf(substage, before.key);
        const earlier = lockOf.get(place);
        // A round that nobody picks passes the instant on.
        lockOf.set(place, Math.min(earlier ?? at, at));
      }
    }
  }
  return locks.map((lock) => ({ ...lock, lockAt: lockOf.get(placeOf(lock, lock.match)) ?? null }));
}

/** So long before its lock a match no longer moves to a later one by itself. */
export const LOCK_IS_NEAR_MS = 3_600_000;

/** A lock as it stands. */
export interface HeldLock extends LockedMatch {
  readonly lockAt: number | null;
  /** Staff said when. */
  readonly isByStaff: boolean;
  readonly isSealed: boolean;
}

/**
 * The locks as they stand next [rule: locks-20]. A lock that has passed stays. An earlier instant is taken at
 * once, and never lies in the past. A later one is not taken once the lock is near, nor over what staff said. A
 * start that nobody tells any more changes nothing; a match of which none was ever told locks when it is drawn.
 */
export function movedLocks<H extends HeldLock>(
  stage: EventStage,
  held: readonly H[],
  told: readonly ToldLock[],
  now: number,
): readonly H[] {
  const toldOf = new Map(told.map((lock) => [placeOf(lock, lock.match), lock]));
  const next = held.map((lock) => ({
    ...lock,
    lockAt: moved(lock, toldOf.get(placeOf(lock, lock.match)), now),
  }));
  return noLaterThanWhatFollows(stage, next);
}

function moved(
  { lockAt, isByStaff, isSealed }: HeldLock,
  told: ToldLock | undefined,
  now: number,
): number | null {
  if (isSealed || isByStaff || (lockAt !== null && lockAt <= now)) return lockAt;
  const toldAt = told?.lockAt ?? null;
  if (toldAt === null) return lockAt ?? (told?.isDrawn ? now : null);
  const next = Math.max(toldAt, now);
  if (lockAt === null || next < lockAt) return next;
  return lockAt - now <= LOCK_IS_NEAR_MS ? lockAt : next;
}

/** The picks of matches that are closed, which no change of a slip may take away. */
export function picksOfClosed({ substages }: EventStage, { matchPicks }: PickSet): PickSet {
  const closed = new Set(
    substages.flatMap((substage) =>
      [...(substage.closedMatches ?? [])].map((match) => placeOf(substage, match)),
    ),
  );
  return {
    groupStagePicks: [],
    matchPicks: matchPicks.filter((pick) => closed.has(placeOf(pick, slotOfMatch(pick)))),
  };
}
