import { bracketPicksOf, hasResult } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { bracketFromPicks, officialBracket } from '../bracket/open-bracket.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { FormatStage } from '../model/format.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { firstPickedSlots } from '../stage/first-matches.ts';

/** Picks of a stage lock together, round by round, or match by match. */
export type LockUnit = 'stage' | 'round' | 'match';

/**
 * Places are picked of teams, not of matches: only brackets can lock in parts [rule: locks-18]. A call of a drawn
 * round is of no match that could begin, so such a bracket locks as a whole [rule: formats-63].
 */
export const canLockInParts = (format: FormatStage): boolean =>
  format.bracket !== null && compileBracket(format).drawnRounds.length === 0;

export interface MatchKey {
  readonly eventSubstageId: number;
  /** Its key in the bracket. */
  readonly match: string;
}

/** A match that locks by itself; a bracket reset locks with the final that it repeats. */
export interface LockedMatch extends MatchKey {
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

/** The start of a match. */
export interface KnownStart {
  /** In ms. */
  readonly at: number;
  readonly isByStaff: boolean;
}

export interface MatchTimes {
  readonly by: Exclude<LockUnit, 'stage'>;
  /** The lock of the stage in ms: matches that wait for no other begin then, unless their start is known. */
  readonly stageLockAt: number | null;
  /** Null = not known. */
  startOf(eventSubstageId: number, match: string): KnownStart | null;
}

/** A match with the instant at which it locks, in ms; null = nobody knows yet. */
type MatchLock = LockedMatch & { readonly lockAt: number | null };

/** The lock that starts and results tell of a match. */
export type ToldLock = MatchLock & {
  /** Staff told the start that it locks at. */
  readonly isByStaff: boolean;
  /** Its teams are known and its start is not: without a lock so far it locks at once. */
  readonly isDrawn: boolean;
  /** A match that locks with it has a result. */
  readonly isDecided: boolean;
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
  const told = new Map<string, Omit<ToldLock, keyof LockedMatch>>();
  for (const substage of stage.substages) {
    for (const group of groupsOf(graph, times.by)) {
      const lock = lockOfGroup(stage, substage, group, times);
      for (const { key } of group) told.set(placeOf(substage, key), lock);
    }
  }
  return noLaterThanWhatFollows(
    stage,
    matchesToLock(stage, layout).flatMap((match) => {
      const lock = told.get(placeOf(match, match.match));
      return lock ? [{ ...match, ...lock }] : [];
    }),
  );
}

function lockOfGroup(
  { format }: EventStage,
  substage: EventSubstage,
  group: readonly MatchNode[],
  { stageLockAt, startOf }: MatchTimes,
): Omit<ToldLock, keyof LockedMatch> {
  const firsts = firstPickedSlots(format);
  const played = officialBracket(compileBracket(format), substage).matches;
  const states = group.flatMap(({ index }) => played[index] ?? []);
  const [first] = group
    .flatMap(({ key }) => startOf(substage.eventSubstageId, key) ?? [])
    .toSorted((a, b) => a.at - b.at);
  const isFirst = group.some(({ key }) => firsts.includes(key));
  const lockAt = first?.at ?? (isFirst ? stageLockAt : null);
  return {
    lockAt,
    isByStaff: first?.isByStaff ?? false,
    isDrawn:
      lockAt === null &&
      states.some(({ top, bottom }) => top.kind === 'team' && bottom.kind === 'team'),
    isDecided: states.some(hasResult),
  };
}

const placeOf = ({ eventSubstageId }: { readonly eventSubstageId: number }, match: string) =>
  `${eventSubstageId} ${match}`;

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
  /** In ms; null = nobody knows yet. */
  readonly lockAt: number | null;
  readonly isSealed: boolean;
}

/**
 * The locks as they stand next [rule: locks-20]. A lock takes an earlier start at once, and never one in the
 * past. One that has passed stays, and one that is near takes no later start; only staff open a match again,
 * while it has no result. A start that nobody tells any more changes nothing; a match of which none was ever told
 * locks when it is drawn.
 */
export function movedLocks(
  stage: EventStage,
  held: readonly HeldLock[],
  told: readonly ToldLock[],
  now: number,
): readonly HeldLock[] {
  const toldOf = new Map(told.map((lock) => [placeOf(lock, lock.match), lock]));
  const next = held.map((lock) => moved(lock, toldOf.get(placeOf(lock, lock.match)), now));
  return noLaterThanWhatFollows(stage, next);
}

function moved(lock: HeldLock, told: ToldLock | undefined, now: number): HeldLock {
  const { lockAt } = lock;
  const toldAt = told?.lockAt ?? null;
  const hasPassed = lock.isSealed || (lockAt !== null && lockAt <= now);
  if (told?.isByStaff && toldAt !== null && toldAt > now) {
    return hasPassed && told.isDecided ? lock : { ...lock, lockAt: toldAt, isSealed: false };
  }
  if (hasPassed) return lock;
  if (toldAt === null) return { ...lock, lockAt: lockAt ?? (told?.isDrawn ? now : null) };
  const next = Math.max(toldAt, now);
  const isPutOff = lockAt !== null && next > lockAt;
  return isPutOff && lockAt - now <= LOCK_IS_NEAR_MS ? lock : { ...lock, lockAt: next };
}

/** The locks with some matches locked by an instant at the latest, and all that they follow from. */
export function lockedBy(
  stage: EventStage,
  held: readonly HeldLock[],
  matches: readonly MatchKey[],
  at: number,
): readonly HeldLock[] {
  const named = new Set(matches.map((one) => placeOf(one, one.match)));
  return noLaterThanWhatFollows(
    stage,
    held.map((lock) =>
      named.has(placeOf(lock, lock.match))
        ? { ...lock, lockAt: Math.min(lock.lockAt ?? at, at) }
        : lock,
    ),
  );
}

/**
 * A slip that is being changed, with the saved picks of matches that have closed meanwhile, and without what no
 * longer follows from them. The same object while no match is closed.
 */
export function withClosedPicks(stage: EventStage, picks: PickSet, saved: PickSet): PickSet {
  if (!stage.substages.some(({ closedMatches }) => closedMatches && closedMatches.size > 0))
    return picks;
  const graph = compileBracket(stage.format);
  return {
    groupStagePicks: picks.groupStagePicks,
    matchPicks: stage.substages.flatMap((substage) => {
      const isClosed = (pick: MatchPick) => substage.closedMatches?.has(slotOfMatch(pick)) === true;
      const rows = [
        ...saved.matchPicks.filter((pick) => isIn(substage, pick) && isClosed(pick)),
        ...picks.matchPicks.filter((pick) => isIn(substage, pick) && !isClosed(pick)),
      ];
      return bracketPicksOf(bracketFromPicks(graph, substage, rows), { ...stage, ...substage });
    }),
  };
}

/**
 * A bracket as a slip that misses matches is read: those that have a result and no pick are closed, so that their
 * official winners go on [rule: late-3]. The same object where nothing is missed.
 */
export function withMissedClosed(
  substage: EventSubstage,
  picks: readonly MatchPick[],
): EventSubstage {
  const called = new Set(picks.filter((pick) => isIn(substage, pick)).map(slotOfMatch));
  if (called.size === 0) return substage;
  const missed = substage.officialMatches
    .filter((row) => row.winnerTeamId !== null || (row.outcome ?? 'played') !== 'played')
    .map(slotOfMatch)
    .filter((match) => !called.has(match));
  if (missed.length === 0) return substage;
  return { ...substage, closedMatches: new Set([...(substage.closedMatches ?? []), ...missed]) };
}

const isIn = ({ eventSubstageId }: EventSubstage, pick: MatchPick): boolean =>
  pick.eventSubstageId === eventSubstageId;

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
