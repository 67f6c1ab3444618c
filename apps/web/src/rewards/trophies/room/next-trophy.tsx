import type { EventSummary } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { buttonClass } from '../../../platform/ui/controls/button.tsx';
import { eventNameOf } from '../../../platform/ui/words/event-name.tsx';
import { currentEventsQuery } from '../../../play/events/event.queries.ts';
import { shortLeft } from '../../../play/events/short-left.ts';
import { awardOf } from '../../../play/leaderboards/awards/award-tiers.ts';
import { rewardTypeOf } from '../../../play/leaderboards/awards/reward-type.ts';
import { tierDistance } from '../../../play/leaderboards/awards/tier-distance.ts';
import { boardPreviewQuery } from '../../../play/leaderboards/board/leaderboard.queries.ts';
import { useOwnEntry } from '../../../play/leaderboards/board/use-own-entry.ts';
import { m } from '../words/messages.js';
import styles from './next-trophy.module.css';

/** The current trophy, and the viewer's chances; absent between events. */
export function NextTrophy({ userId }: { readonly userId: number }) {
  const event = useQuery(currentEventsQuery(currentGame.id)).data?.find(
    ({ finished }) => !finished,
  );
  return event === undefined ? null : <Strip event={event} userId={userId} />;
}

function Strip({ event, userId }: { readonly event: EventSummary; readonly userId: number }) {
  const tiers = useQuery(boardPreviewQuery(event.id)).data?.tiers ?? [];
  const { entry } = useOwnEntry(event.id, userId);
  const distance = entry && tierDistance(tiers, entry);
  const tier = distance ? awardOf(distance.own.trophyTypeId) : null;
  const isOpen = event.lockAt !== null && Date.parse(event.lockAt) > serverNow() && !event.locked;
  const words = [
    isOpen && event.lockAt
      ? m.picksLockIn({ time: shortLeft(event.lockAt, serverNow()) })
      : m.picksLocked(),
    entry?.totalScore != null && tier
      ? m.onTheWay({ points: entry.totalScore, tier: tier.name })
      : isOpen
        ? m.everyRankedGets()
        : null,
    distance?.next
      ? m.shortOf({
          points: distance.next.short,
          tier: awardOf(distance.next.trophyTypeId).name,
        })
      : null,
  ].filter(Boolean);
  return (
    <aside className={styles.strip} aria-label={m.nextTrophy()}>
      <span className={styles.trophy}>
        <TrophyArt
          tier={tier?.tier ?? 4}
          reward={rewardTypeOf(event.rewardTypeId)}
          size={48}
          isDecoration
        />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {m.nextEvent({ event: eventNameOf(event).text || event.name })}
        </p>
        <p className={styles.text}>{words.join(' ')}</p>
      </div>
      <Link to={`/${currentGame.prefix}/event/${event.id}`} className={buttonClass({})}>
        {isOpen ? m.openPicks() : m.seeResults()}
      </Link>
    </aside>
  );
}
