import type { EventTeam } from '@callshot/contract';
import {
  beginsLocked,
  compileLayout,
  type EventFormat,
  type EventStage,
  firstPickedSlots,
  goalsOf,
  type HandMatches,
  type HeldLock,
  hasResults,
  isPicked,
  isStageDecided,
  type LockUnit,
  type PickSet,
  type SlotLayout,
  type StageGoal,
  slotOfMatch,
  type ToldResult,
} from '@callshot/rules';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { isResultRow, type OfficialRow } from './results/official-rows.ts';

export type EventRow = Selectable<Schema['events']>;

/** An event as one moment of the database shows it, compiled for the rules. Never changed. */
export interface LoadedEvent {
  readonly row: EventRow;
  readonly format: EventFormat;
  readonly stages: readonly LoadedStage[];
  readonly teams: readonly EventTeam[];
  readonly officialRows: readonly OfficialRow[];
  readonly corrected: readonly CorrectedResult[];
}

/** A result that is told otherwise than at first, and who said so why [rule: results-24]. */
export interface CorrectedResult {
  readonly eventStageId: number;
  readonly was: ToldResult;
  readonly at: Date;
  readonly source: 'manual' | 'import';
  readonly reason: string | null;
}

export interface LoadedStage {
  readonly id: number;
  readonly index: number;
  readonly name: string;
  readonly openedAt: Date | null;
  readonly sealedAt: Date | null;
  readonly lockUnit: LockUnit;
  /** When a match of it was sealed last, if it locks in parts or for late entries. */
  readonly partsSealedAt: Date | null;
  /** When its matches lock; empty where it locks as a whole. */
  readonly matchLocks: readonly HeldLock[];
  /** The stage opened by itself because its teams were known, and staff have not changed that since. */
  readonly isOpenedByItself: boolean;
  /** By so much its lock was put off for everybody. */
  readonly extendedMinutes: number;
  /** A match of it has ended in public, whether or not official rows follow from it. */
  readonly hasEndedMatch: boolean;
  /** Matches that staff entered, by substage; those without any are left out. */
  readonly byHand: ReadonlyMap<number, HandMatches>;
  /** Substages that follow the wiki. */
  readonly followed: ReadonlySet<number>;
  /** Version of these matches. */
  readonly handVersion: number;
  /** When substages begin of whose matches nothing is known. */
  readonly starts: ReadonlyMap<number, Date>;
  /** Teams in each substage, upcoming ones included, if the tournament gives their number. */
  readonly places: ReadonlyMap<number, number>;
  /** Teams that stand here because results of earlier stages brought them. */
  readonly arrivals: readonly number[];
  readonly stage: EventStage;
  readonly layout: SlotLayout;
  readonly official: PickSet;
}

/** The stage that is pickable now or being played. */
export function currentStage(event: LoadedEvent): LoadedStage {
  const stage = event.stages[event.row.stage];
  if (!stage) throw new Error(`Event ${event.row.id} has no stage ${event.row.stage}`);
  return stage;
}

export const findStage = (event: LoadedEvent, eventStageId: number): LoadedStage | null =>
  event.stages.find((stage) => stage.id === eventStageId) ?? null;

/** The goal of each stage, in the stages' order; null = trophies go by rank [rule: trophies-25]. */
export const stageGoalsOf = ({ row, stages }: LoadedEvent): readonly StageGoal[] | null =>
  row.goals &&
  goalsOf(
    stages.map(({ stage }) => stage),
    row.goals,
  );

/**
 * Whether the current stage's picks are closed at this instant, to the last match; equal is locked
 * [rule: locks-2, locks-18].
 */
export const isLocked = (event: LoadedEvent, now: Date): boolean =>
  currentStage(event).sealedAt !== null || event.row.lockAt === null || isOver(event, now);

function isOver(event: LoadedEvent, now: Date): boolean {
  const stage = currentStage(event);
  if (!locksInParts(stage)) return event.row.lockAt !== null && now >= event.row.lockAt;
  return stage.matchLocks.every((lock) => isClosed(lock, now));
}

/** Whether nobody can pick all of the current stage any more. */
export const hasLockBegun = (event: LoadedEvent, now: Date): boolean =>
  isLocked(event, now) || currentStage(event).matchLocks.some((lock) => isClosed(lock, now));

export const locksInParts = ({ lockUnit }: Pick<LoadedStage, 'lockUnit'>): boolean =>
  lockUnit !== 'stage';

export const isClosed = ({ isSealed, lockAt }: HeldLock, now: Date): boolean =>
  isSealed || (lockAt !== null && lockAt <= now.getTime());

/** When the next picks of the event lock: of the whole stage, or of a match; null = nobody knows yet. */
export function nextLockOf(event: LoadedEvent): Date | null {
  const open = currentStage(event).matchLocks.filter(({ isSealed }) => !isSealed);
  if (open.length === 0 || currentStage(event).sealedAt !== null) return event.row.lockAt;
  const known = open.flatMap(({ lockAt }) => lockAt ?? []);
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/**
 * When picks of a stage that locks in parts are closed to the last match; null = nobody knows yet, undefined of
 * any other stage.
 */
export function openUntilOf(event: LoadedEvent): Date | null | undefined {
  const stage = currentStage(event);
  if (!locksInParts(stage) || stage.sealedAt !== null || event.row.lockAt === null)
    return undefined;
  const locks = stage.matchLocks.map(({ lockAt }) => lockAt);
  return locks.includes(null) ? null : new Date(Math.max(...locks.map(Number)));
}

/** Whether what trophies go by can change no more: picks of the first stage have closed [rule: trophies-27]. */
export const areGoalsFixed = (event: LoadedEvent, now: Date): boolean =>
  event.row.stage > 0 || hasLockBegun(event, now);

/** A stage that is due to be sealed, or a match of it: the lock time has passed and the seal is not set. */
export function isSealDue(event: LoadedEvent, now: Date): boolean {
  const stage = currentStage(event);
  if (event.row.lockAt === null) return false;
  return (
    (stage.sealedAt === null && isOver(event, now)) ||
    stage.matchLocks.some((lock) => !lock.isSealed && isClosed(lock, now))
  );
}

/** Whether somebody may still enter late: the stage is sealed, and not every match of it [rule: late-2]. */
export const takesLateEntries = (event: LoadedEvent, now: Date): boolean =>
  event.row.lateShare !== null &&
  currentStage(event).sealedAt !== null &&
  currentStage(event).matchLocks.some((lock) => !isClosed(lock, now));

/** Since when others see picks of a stage, of all or of some of its matches; null = not yet. */
export const shownSince = ({
  sealedAt,
  partsSealedAt,
}: Pick<LoadedStage, 'sealedAt' | 'partsSealedAt'>): Date | null => sealedAt ?? partsSealedAt;

/** Bytes of an entry that others do not see yet, although they see others of the stage [rule: locks-23]. */
export const hiddenSlots = (stage: LoadedStage): readonly number[] =>
  stage.sealedAt === null ? openSlots(stage) : [];

/** The same of a late entry: the seal of its stage does not close what is still to come [rule: late-6]. */
export const hiddenLateSlots = ({ row }: LoadedEvent, stage: LoadedStage): readonly number[] =>
  stage.index === row.stage && row.finishedAt === null ? openSlots(stage) : [];

const openSlots = ({ matchLocks }: LoadedStage): number[] =>
  matchLocks.flatMap(({ isSealed, slots }) => (isSealed ? [] : slots));

/** The matches of a stage that have a result among these while they are still open [rule: locks-24]. */
export function openResultsOf(
  { matchLocks }: LoadedStage,
  { matchPicks }: PickSet,
  now: Date,
): readonly HeldLock[] {
  const decided = new Set(
    matchPicks.filter(isResultRow).map((row) => `${row.eventSubstageId} ${slotOfMatch(row)}`),
  );
  return matchLocks.filter(
    (lock) => !isClosed(lock, now) && decided.has(`${lock.eventSubstageId} ${lock.match}`),
  );
}

/** The stage with those of its matches closed whose lock has passed. */
export function stageAt(loaded: LoadedStage, now: Date): LoadedStage {
  const closed = loaded.matchLocks.filter((lock) => isClosed(lock, now));
  if (closed.length === 0) return loaded;
  const substages = loaded.stage.substages.map((substage) => ({
    ...substage,
    closedMatches: new Set(
      closed.flatMap(({ eventSubstageId, match }) =>
        eventSubstageId === substage.eventSubstageId ? [match] : [],
      ),
    ),
  }));
  return { ...loaded, stage: { ...loaded.stage, substages } };
}

interface Beginning {
  /** Starts that are known of matches that are picked, and that of the substage where it may be the first. */
  readonly known: readonly Date[];
  /** One of them may be the first; a later match tells only when it has begun at the latest. */
  readonly isFirstKnown: boolean;
}

/**
 * The start of each substage. The substage's own start is no use where unpicked matches come first
 * [rule: formats-25].
 */
function beginningsOf(
  { officialRows }: LoadedEvent,
  { stage, starts }: LoadedStage,
): readonly Beginning[] {
  const isFirstPicked = !beginsLocked(stage.format);
  const firsts = new Set(firstPickedSlots(stage.format));
  return stage.substages.map(({ eventSubstageId }) => {
    const timed = officialRows.flatMap(({ eventSubstageId: at, slot, matchStartsAt }) =>
      at === eventSubstageId && matchStartsAt !== null && isPicked(stage.format, slot)
        ? [{ slot, matchStartsAt }]
        : [],
    );
    const ofMatches = timed.map(({ matchStartsAt }) => matchStartsAt);
    const own = isFirstPicked ? starts.get(eventSubstageId) : undefined;
    const hasFirst = timed.some(({ slot }) => firsts.has(slot));
    return {
      known: hasFirst || own === undefined ? ofMatches : [...ofMatches, own],
      isFirstKnown: hasFirst || own !== undefined,
    };
  });
}

/** When the first match of a stage that is picked begins, as far as starts are known. */
export function firstStartOf(event: LoadedEvent, stage: LoadedStage): Date | null {
  const known = beginningsOf(event, stage).flatMap((beginning) => beginning.known);
  const [first] = known.toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

/** Whether the first match of each substage has a known start. */
export const areFirstsKnown = (event: LoadedEvent, stage: LoadedStage): readonly boolean[] =>
  beginningsOf(event, stage).map(({ isFirstKnown }) => isFirstKnown);

/**
 * Whether a stage has a result. From then on no new picks of it are accepted [rule: results-16].
 */
export const isResultKnown = ({
  stage,
  official,
  hasEndedMatch,
}: Pick<LoadedStage, 'stage' | 'official' | 'hasEndedMatch'>): boolean =>
  hasEndedMatch || hasResults(stage.format, official);

/** Whether everything that is scored is official [rule: events-12]. */
export const areResultsComplete = (event: LoadedEvent): boolean =>
  event.stages.every(({ stage, official }) => isStageDecided(stage, official));

/** A stage as it would be with these teams and official results. */
export const withStage = (
  loaded: LoadedStage,
  { stage, official }: Pick<LoadedStage, 'stage' | 'official'>,
): LoadedStage => ({ ...loaded, stage, official, layout: compileLayout(stage) });

/** The same with other official results alone. */
export function withOfficial(loaded: LoadedStage, official: PickSet): LoadedStage {
  const substages = loaded.stage.substages.map((substage) => ({
    ...substage,
    officialMatches: official.matchPicks.filter(
      (match) => match.eventSubstageId === substage.eventSubstageId,
    ),
  }));
  return { ...loaded, official, stage: { ...loaded.stage, substages } };
}

/** An event as it would be with some of its stages changed. */
export const withStages = (event: LoadedEvent, changed: readonly LoadedStage[]): LoadedEvent => ({
  ...event,
  stages: event.stages.map((stage) => changed.find(({ id }) => id === stage.id) ?? stage),
});
