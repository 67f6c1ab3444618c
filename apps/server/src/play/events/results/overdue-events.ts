import type { DeskEvent } from '@callshot/contract';
import {
  entryStates,
  isPicked,
  isStageDecided,
  type Overdue,
  openNext,
  overdueAt,
} from '@callshot/rules';
import type { EventStore } from '../event-store.ts';
import { currentStage, firstStartOf, type LoadedEvent, type LoadedStage } from '../loaded-event.ts';
import { isResultRow } from './official-rows.ts';

type ToldOverdue = NonNullable<DeskEvent['overdue']>;

/**
 * The step that an event is late with by its own times; null = none, or it is finished [rule:
 * stages-17].
 */
export function overdueOf(event: LoadedEvent, now: Date): Overdue | null {
  const { row, stages, officialRows } = event;
  if (row.finishedAt !== null || row.archivedAt !== null) return null;
  const current = currentStage(event);
  const next = stages[current.index + 1];
  const own = officialRows.filter(({ eventStageId }) => eventStageId === current.id);
  const unplayed = own.filter((match) => !isResultRow(match) && match.outcome !== 'bye');
  return overdueAt({
    now: now.getTime(),
    endsAt: row.endsAt.getTime(),
    openedAt: msOf(current.openedAt),
    lockAt: msOf(row.lockAt),
    sealedAt: msOf(current.sealedAt),
    isDecided: isStageDecided(current.stage, current.official),
    isNextPlaceOpen: isNextPlaceOpen(current),
    lastResultAt: latest(own.filter(isResultRow).map(({ updatedAt }) => updatedAt)),
    unplayed: unplayed
      .filter(({ slot }) => isPicked(current.stage.format, slot))
      .flatMap(({ matchStartsAt }) => msOf(matchStartsAt) ?? []),
    next: next
      ? { startsAt: msOf(firstStartOf(event, next)), waitsForStaff: waitsForStaff(event, next) }
      : null,
  });
}

const isNextPlaceOpen = ({ stage, official }: LoadedStage): boolean =>
  (openNext(stage, official.groupStagePicks)?.teams.length ?? 0) > 0;

/** A place that an entry names stays empty unless staff act; those of the wiki are the wiki's. */
const waitsForStaff = ({ stages }: LoadedEvent, { index, followed }: LoadedStage): boolean =>
  entryStates(stages, index).some(
    ({ kind, eventSubstageId }) =>
      (kind === 'tied' || kind === 'free') && !followed.has(eventSubstageId),
  );

/** The same of several events, as staff are told; those of which nothing is overdue are left out. */
export async function findOverdue(
  events: Pick<EventStore, 'get'>,
  eventIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ToldOverdue>> {
  const found = new Map<number, ToldOverdue>();
  for (const eventId of eventIds) {
    const event = await events.get(eventId);
    const overdue = event && tellOverdue(event, now);
    if (overdue) found.set(eventId, overdue);
  }
  return found;
}

export function tellOverdue(event: LoadedEvent, now: Date): ToldOverdue | null {
  const overdue = overdueOf(event, now);
  return overdue && { kind: overdue.kind, since: new Date(overdue.since).toISOString() };
}

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

const latest = (instants: readonly Date[]): number | null =>
  instants.length === 0 ? null : Math.max(...instants.map((at) => at.getTime()));
