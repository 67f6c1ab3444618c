import type { Event } from '@callshot/contract';
import { currentGame } from '../../../platform/core/current-game.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { LeaderboardPreview } from '../../leaderboards/board/leaderboard-preview.tsx';
import { useHasEntry } from '../use-has-entry.ts';
import { EventPane } from './event-pane.tsx';
import { EventShare } from './event-share.tsx';
import { OwnRow } from './own-row.tsx';
import { FactPlace, FactWords } from './pane-fact.tsx';
import { usePaneFacts } from './use-pane-facts.ts';

/** It reads the bracket: open picks do not wait for that. */
const CalledChampionFact = lazyPart(
  async () => (await import('./called-champion-fact.tsx')).CalledChampionFact,
  {
    isRare: true,
    waiting: <FactPlace />,
    failed: ({ otherwise }) => <FactWords {...otherwise} />,
  },
);

interface PaneOfEventProps {
  readonly event: Event;
  /** The signed-in user. */
  readonly userId: number | null;
  /** The user whose picks are on screen. */
  readonly ownerId: number | null;
}

/** The pane of an event. */
export function PaneOfEvent({ event, userId, ownerId }: PaneOfEventProps) {
  const hasEntry = useHasEntry(event.id, userId);
  const [count, progress, standing] = usePaneFacts(event, hasEntry ? userId : null);
  return (
    <EventPane
      gameId={currentGame.id}
      prefix={currentGame.prefix}
      event={event}
      facts={
        <>
          <FactWords {...count} />
          {event.finished ? (
            <CalledChampionFact event={event} otherwise={progress} />
          ) : (
            <FactWords {...progress} />
          )}
          <FactWords {...standing} />
        </>
      }
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
