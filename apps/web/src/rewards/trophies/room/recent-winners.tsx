import type { RecentTrophy } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { openModal } from '../../../platform/core/modals.ts';
import { TrophyPicture } from '../../../platform/ui/art/trophy-picture.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { PinnedTrophy } from '../../../play/leaderboards/rows/pinned-trophy.tsx';
import { m } from '../words/messages.js';
import styles from './recent-winners.module.css';
import { recentWinnersQuery } from './room.queries.ts';
import room from './trophy-room.module.css';

/** Names shown of an event that several won. */
const SHOWN = 3;

/** The users of rank 1, by event [rule: trophies-19]. */
export function RecentWinners({ level }: { readonly level: 1 | 2 }) {
  const Title = `h${level}` as const;
  const query = useQuery(recentWinnersQuery);
  const isPhone = useMedia('(width < 600px)');
  return (
    <section className={room.section} aria-labelledby="recent-winners">
      <Title id="recent-winners" className={room.title} data-level={level}>
        {m.recentWinnersTitle()}
      </Title>
      <Loaded query={query} what={m.whatRecentWinners()} height={280}>
        {(trophies) => {
          if (trophies.length === 0) {
            return <EmptyState icon="trophy" title={m.noRecentWinners()} />;
          }
          return (
            <ul className={styles.events} tabIndex={isPhone ? 0 : undefined}>
              {byEvent(trophies).map((won) => (
                <Event key={won.trophy.eventId} {...won} level={level === 1 ? 2 : 3} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}

interface WonEvent {
  readonly trophy: RecentTrophy['trophy'];
  readonly users: readonly RecentTrophy['user'][];
}

function byEvent(trophies: readonly RecentTrophy[]): readonly WonEvent[] {
  const events = new Map<
    number,
    { trophy: RecentTrophy['trophy']; users: RecentTrophy['user'][] }
  >();
  for (const { trophy, user } of trophies) {
    const event = events.get(trophy.eventId) ?? { trophy, users: [] };
    event.users.push(user);
    events.set(trophy.eventId, event);
  }
  return [...events.values()];
}

function Event({ trophy, users, level }: WonEvent & { readonly level: 2 | 3 }) {
  const Name = `h${level}` as const;
  const more = trophy.winners - Math.min(SHOWN, users.length);
  return (
    <li className={styles.event}>
      <TrophyPicture imagePath={trophy.imagePath} alt="" size={80} className={styles.trophy} />
      <div className={styles.words}>
        <Name className={styles.name}>
          <bdi>{trophy.eventName}</bdi>
        </Name>
        <ul className={styles.winners} aria-label={m.wonEvent({ event: trophy.eventName })}>
          {users.slice(0, SHOWN).map(({ userId, username, nameplateId, ...user }) => (
            <li key={userId} className={styles.tag}>
              <button
                type="button"
                className={styles.winner}
                aria-label={m.profileOf({ username })}
                onClick={() => openModal('profile', { userId })}
              >
                <NameBadge username={username} nameplateId={nameplateId} size="compact" />
              </button>
              <PinnedTrophy entry={user} />
            </li>
          ))}
          {more > 0 ? <li className={styles.more}>{m.andMore({ count: more })}</li> : null}
        </ul>
        <Points {...trophy} />
      </div>
    </li>
  );
}

function Points({ totalScore, entrants, winners }: RecentTrophy['trophy']) {
  if (totalScore === null || entrants === null) return null;
  return (
    <p className={styles.points}>
      {winners > 1
        ? m.wonShared({ points: totalScore, entrants })
        : m.wonAlone({ points: totalScore, entrants })}
    </p>
  );
}
