import type { EventDesk } from '@callshot/contract';
import { beginsLocked, isPicked, readFormat } from '@callshot/rules';
import { serverNow } from '../../platform/core/server-clock.ts';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import { m } from './words/messages.js';

/**
 * The question before saving a start that locks the current stage at once [rule: stages-12]: a typo
 * in a date would go unnoticed. Null = it does not lock.
 */
export function locksAtOnce(desk: EventDesk, startsAt: string | null): string | null {
  const stage = desk.stages[desk.stage];
  if (stage?.state !== 'open' || startsAt === null) return null;
  if (Date.parse(startsAt) > serverNow()) return null;
  return stage.picked === 0
    ? m.locksAtOnceUnpicked({ stage: stage.name })
    : m.locksAtOnce({ stage: stage.name, people: peopleText(stage.picked) });
}

/** The same of a match's start, or (without a slot) a substage's: the lock may not follow it [rule: stages-16]. */
export function matchLocksAtOnce(
  desk: EventDesk,
  { eventSubstageId, slot }: { readonly eventSubstageId: number; readonly slot: string },
  startsAt: string | null,
): string | null {
  const stage = desk.stages[desk.stage];
  const format = readFormat(desk.format.json).format?.stages[desk.stage];
  if (!stage?.substages.some(({ id }) => id === eventSubstageId) || !format) return null;
  const isFirst = slot === '' ? !beginsLocked(format) : isPicked(format, slot);
  return isFirst && followsMatches(desk, stage) ? locksAtOnce(desk, startsAt) : null;
}

/** A lock that staff set apart from the matches stays where it is. */
function followsMatches(
  { lockAt, unlocked }: EventDesk,
  { startsAt, extendedMinutes }: EventDesk['stages'][number],
): boolean {
  if (startsAt === null || lockAt === null) return !unlocked;
  return extendedMinutes > 0 || Date.parse(lockAt) <= Date.parse(startsAt);
}
