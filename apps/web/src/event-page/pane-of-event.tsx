import type { Event } from '@callshot/contract';
import { currentGame } from '../core/current-game.ts';
import { LeaderboardPreview } from '../leaderboards/leaderboard-preview.tsx';
import { EventPane } from './event-pane.tsx';
import { EventShare } from './event-share.tsx';
import { OwnRow } from './own-row.tsx';
import { useHasEntry } from './use-has-entry.ts';
import { usePaneFacts } from './use-pane-facts.ts';

interface PaneOfEventProps {
  readonly event: Event;
  /** The signed-in user. */
  readonly userId: number | null;
  /** Whose picks are on screen. */
  readonly ownerId: number | null;
}

/** The pane of an event. */
export function PaneOfEvent({ event, userId, ownerId }: PaneOfEventProps) {
  const hasEntry = useHasEntry(event.id, userId);
  return (
    <EventPane
      gameId={currentGame.id}
      prefix={currentGame.prefix}
      event={event}
      facts={usePaneFacts(event, hasEntry ? userId : null)}
      own={hasEntry && userId !== null && <OwnRow eventId={event.id} userId={userId} />}
      share={<EventShare eventId={event.id} ownerId={ownerId} shape="link" />}
    >
      <LeaderboardPreview event={event} />
    </EventPane>
  );
}

/** The pane where there is no event: it leads to the others. */
export const PaneOfNone = () => (
  <EventPane gameId={currentGame.id} prefix={currentGame.prefix} event={null} />
);
