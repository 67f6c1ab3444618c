import { currentGame } from '../../../platform/core/current-game.ts';
import { useHasEntry } from '../use-has-entry.ts';
import { ShareButton, type ShareShape } from './share-button.tsx';

interface EventShareProps {
  readonly eventId: number;
  /** The user whose picks are on screen. */
  readonly ownerId: number | null;
  readonly shape?: ShareShape;
}

/** Shares the picks on screen, or the event where there are none. */
export function EventShare({ eventId, ownerId, shape = 'sign' }: EventShareProps) {
  const hasEntry = useHasEntry(eventId, ownerId);
  return (
    <ShareButton
      prefix={currentGame.prefix}
      eventId={eventId}
      userIdWithPicks={hasEntry ? ownerId : null}
      shape={shape}
    />
  );
}
