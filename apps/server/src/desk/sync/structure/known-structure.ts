import { STRUCTURE_VERSION, type TournamentStructure } from '@callshot/rules';
import {
  currentStage,
  hasLockBegun,
  isResultKnown,
  type LoadedEvent,
} from '../../../play/events/loaded-event.ts';
import type { DueEvent, EventWiki } from '../sync.repository.ts';

/** The structure that an event was drafted with; null = it is not compared. */
export function structureOf({ drafted }: Pick<EventWiki, 'drafted'>): TournamentStructure | null {
  const structure = drafted as TournamentStructure | null;
  return structure?.version === STRUCTURE_VERSION ? structure : null;
}

/** Before the first lock, and while no stage has a result, an event can take a structure over [rule: drafts-30]. */
export const canRedraft = (event: LoadedEvent, now: Date): boolean =>
  event.row.stage === 0 &&
  event.row.archivedAt === null &&
  event.row.finishedAt === null &&
  currentStage(event).sealedAt === null &&
  !hasLockBegun(event, now) &&
  !event.stages.some(isResultKnown);

/** Comparing needs tables, which cost requests: once an hour, and soon after the wiki says that a page was changed. */
const comparedAgainMs = 50 * 60_000;
const comparedSoonMs = 5 * 60_000;

export function isComparisonDue(event: DueEvent): boolean {
  const { stage, lockAt, now, comparedAt, webhookAt } = event;
  if (structureOf(event) === null || stage > 0 || lockAt === null || lockAt <= now) return false;
  if (comparedAt === null) return true;
  const age = now.getTime() - comparedAt.getTime();
  const isChanged = webhookAt !== null && webhookAt > comparedAt;
  return age >= (isChanged ? comparedSoonMs : comparedAgainMs);
}
