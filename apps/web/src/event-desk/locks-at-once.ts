import type { EventDesk } from '@callshot/contract';
import { serverNow } from '../core/server-clock.ts';
import { peopleText } from '../ui/people-text.ts';

/**
 * What is asked before a start is saved that locks the current stage at once [rule: stages-12]: a typo in a
 * date is seen by nobody else. Null = it does not.
 */
export function locksAtOnce(desk: EventDesk, startsAt: string | null): string | null {
  const stage = desk.stages[desk.stage];
  if (stage?.state !== 'open' || startsAt === null) return null;
  if (Date.parse(startsAt) > serverNow()) return null;
  const picked =
    stage.picked === 0
      ? 'Nobody has'
      : `${peopleText(stage.picked)} picked it, and nobody else has`;
  return `This is before now: picks of ${stage.name} lock at once, and everybody sees them. ${picked} the time to pick it any more, unless an Admin reopens it before its first result.`;
}
