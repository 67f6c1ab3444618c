import type { Event, UserPicks } from '@callshot/contract';
import { useEffect } from 'react';
import { eventNameOf } from '../../../platform/ui/words/event-name.tsx';
import { rememberSlip } from '../../picks/saving/seen-slips.ts';

interface Remembered {
  readonly event: Event;
  /** null = a visitor. */
  readonly userId: number | null;
  readonly isOwn: boolean;
  /** undefined = not known yet; null = there is none. */
  readonly owned: UserPicks | null | undefined;
}

/** Without a connection this browser can say when the current stage was saved and when it locks. */
export function useRememberedSlip({ event, userId, isOwn, owned }: Remembered): void {
  const stage = event.eventStages[event.stage];
  const isKnown = isOwn && owned !== undefined && stage !== undefined;
  const isSaved = stage !== undefined && (owned?.versions[stage.id] ?? 0) > 0;
  const savedAt = isSaved ? (owned?.savedAt ?? null) : null;
  useEffect(() => {
    if (!isKnown) return;
    rememberSlip(userId ?? 0, {
      gameId: event.gameId,
      eventId: event.id,
      eventName: eventNameOf(event).text,
      stageName: stage.name,
      lockAt: event.lockAt,
      savedAt,
      seenAt: new Date().toISOString(),
    });
  }, [isKnown, userId, event, stage, savedAt]);
}
