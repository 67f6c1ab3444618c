import type { Announcement } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { gameOf } from '../core/game-choice.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { peopleText } from '../ui/people-text.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from '../ui/staff-page.tsx';
import styles from './announce-page.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { NotificationHtml } from './notification-html.tsx';
import { announcementsQuery } from './notifications.queries.ts';
import { openInNewTab } from './open-in-new-tab.ts';
import { exactTime } from './time-ago.ts';

/** Admins tell everybody, or everybody of a game, and see what was told before. */
export function AnnouncePage() {
  return (
    <StaffPage title="Announcements">
      <AnnouncementForm />
      <PastAnnouncements />
    </StaffPage>
  );
}

function PastAnnouncements() {
  const { data, isError, refetch } = useQuery(announcementsQuery);
  return (
    <section className={styles.past} aria-labelledby="past-announcements">
      <h2 id="past-announcements" className={styles.heading}>
        Sent so far
      </h2>
      {data?.length === 0 ? <EmptyState icon="bell" title="Nothing was announced yet" /> : null}
      {data === undefined && !isError ? <Skeleton height={160} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title="The announcements could not be loaded" onRetry={refetch} />
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.list}>
          {data.map((announcement) => (
            <PastAnnouncement key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function PastAnnouncement({ announcement }: { announcement: Announcement }) {
  const { subject, html, gameId, recipients, announcedBy, createdAt } = announcement;
  const audience = gameId === null ? 'Everyone' : `${gameOf(gameId).name} players`;
  return (
    <li className={styles.sent}>
      <h3 className={styles.subject}>{subject}</h3>
      <NotificationHtml html={html} onFollow={openInNewTab} />
      <p className={styles.facts}>
        {audience} · {peopleText(recipients)} · {announcedBy} ·{' '}
        <time dateTime={createdAt}>{exactTime(createdAt)}</time>
      </p>
    </li>
  );
}
