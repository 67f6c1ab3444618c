import type { Announcement } from '@callshot/contract';
import { gameOf, textsFor } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { language, nameOfLanguage } from '../../platform/core/language.ts';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { listed } from '../../platform/ui/words/listed.ts';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import styles from './announce-page.module.css';
import { AnnouncementForm } from './announcement-form.tsx';
import { CommunityWebhook } from './community-webhook.tsx';
import { NotificationHtml } from './notification-html.tsx';
import { announcementsQuery } from './notifications.queries.ts';
import { openInNewTab } from './open-in-new-tab.ts';
import { m } from './words/messages.js';

/** Admins tell everybody, or everybody of a game, and see what was told before. */
export function AnnouncePage() {
  return (
    <StaffPage title={m.announcementsTitle()}>
      <AnnouncementForm />
      <PastAnnouncements />
      <CommunityWebhook />
    </StaffPage>
  );
}

function PastAnnouncements() {
  const { data, isError, refetch } = useQuery(announcementsQuery);
  return (
    <StaffPanel title={m.sentSoFar()} isFlush>
      {data?.length === 0 ? <EmptyState icon="bell" title={m.nothingAnnounced()} /> : null}
      {data === undefined && !isError ? <Skeleton height={160} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title={m.announcementsFailed()} onRetry={refetch} />
      ) : null}
      {data && data.length > 0 ? (
        <DataTable caption={m.announcementsCaption()} columns={columns}>
          {data.map((announcement) => (
            <PastAnnouncement key={announcement.id} announcement={announcement} />
          ))}
        </DataTable>
      ) : null}
    </StaffPanel>
  );
}

const columns: readonly Column[] = [
  { key: 'what', head: m.whatHead() },
  { key: 'audience', head: m.toHead() },
  { key: 'people', head: m.reachedHead(), isEnd: true },
  { key: 'who', head: m.byHead() },
  { key: 'when', head: m.whenHead() },
];

function PastAnnouncement({ announcement }: { announcement: Announcement }) {
  const { subject, html, gameId, recipients, announcedBy, createdAt } = announcement;
  const { texts, language: lang } = textsFor({ subject, html }, announcement, language());
  const others = [announcement.language ?? 'en', ...Object.keys(announcement.translations ?? {})]
    .filter((tag) => tag !== lang)
    .map(nameOfLanguage);
  const audience = gameId === null ? m.everyone() : m.playersOfGame({ game: gameOf(gameId).name });
  return (
    <Row>
      <Cell of="what" isLead className={styles.what}>
        <h3 className={styles.subject} dir="auto" lang={lang}>
          {texts.subject}
        </h3>
        <NotificationHtml html={texts.html} lang={lang} onFollow={openInNewTab} />
        {others.length > 0 ? (
          <p className={styles.others}>{m.alsoIn({ languages: listed(others) })}</p>
        ) : null}
      </Cell>
      <Cell of="audience">{audience}</Cell>
      <Cell of="people">{peopleText(recipients)}</Cell>
      <Cell of="who">{announcedBy}</Cell>
      <Cell of="when">
        <time dateTime={createdAt}>{exactTime(createdAt)}</time>
      </Cell>
    </Row>
  );
}
