import type { Answer } from '@callshot/contract';
import { games } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { statusQuery } from '../mapping/wiki.queries.ts';
import { calendarQuery } from './calendar.queries.ts';
import styles from './calendar-page.module.css';
import { CalendarSettings } from './calendar-settings.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { queryOf, shownOf, viewOf } from './calendar-view.ts';
import { CalendarWeek } from './calendar-week.tsx';
import { weeksOf } from './weeks.ts';
import { m } from './words/messages.js';

/** Tournaments that come, prepared by themselves [rule: calendar-5]. */
export function CalendarPage() {
  const calendar = useQuery(calendarQuery);
  return (
    <StaffPage title={m.calendar()} intro={m.intro()}>
      {calendar.isPending ? <Waiting /> : null}
      {calendar.isError && !calendar.data ? (
        <LoadFailure title={m.notLoaded()} onRetry={() => void calendar.refetch()} />
      ) : null}
      {calendar.data ? <Calendar calendar={calendar.data} /> : null}
    </StaffPage>
  );
}

type CalendarAnswer = Answer<'GET /api/calendar/tournaments'>;

function Calendar({ calendar }: { readonly calendar: CalendarAnswer }) {
  const { data: user } = useQuery(currentUserQuery);
  const [query, setQuery] = useSearchParams();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const view = viewOf(query);
  const shown = shownOf(calendar.tournaments, view);
  const now = serverNow();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <CalendarTools
          view={view}
          tournaments={calendar.tournaments}
          onView={(next) => setQuery(queryOf(next), { replace: true })}
        />
        {shown.length === 0 ? (
          <Nothing calendar={calendar} isFiltered={calendar.tournaments.length > 0} />
        ) : (
          weeksOf(shown, now).map((week) => (
            <CalendarWeek key={week.monday} week={week} now={now} settings={calendar.settings} />
          ))
        )}
      </div>
      <div className={styles.side}>
        {calendar.settings.map((own) => (
          <CalendarSettings key={own.gameId} settings={own} isAdmin={isAdmin} />
        ))}
      </div>
    </div>
  );
}

/** Why there is nothing: no tier is chosen, none of these comes, or the filters leave none. */
function Nothing({
  calendar: { settings },
  isFiltered,
}: {
  readonly calendar: CalendarAnswer;
  readonly isFiltered: boolean;
}) {
  const { data: wiki } = useQuery(statusQuery(games[0].id));
  if (isFiltered) return <EmptyState icon="search" title={m.noneFound()} />;
  if (settings.every(({ tiers }) => tiers.length === 0)) {
    return <EmptyState icon="clock" title={m.noTiers()} text={m.noTiersText()} />;
  }
  if (wiki?.isConfigured === false) {
    return <EmptyState icon="offline" title={m.noWiki()} text={m.noWikiText()} />;
  }
  if (settings.some(({ tiers, listedAt }) => tiers.length > 0 && listedAt === null)) {
    return <EmptyState icon="clock" title={m.notListedYet()} text={m.notListedYetText()} />;
  }
  const weeks = Math.max(...settings.map(({ weeksAhead }) => weeksAhead));
  return <EmptyState icon="clock" title={m.noneComes({ count: weeks })} />;
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={m.loading()}>
    {Array.from({ length: 6 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
      <Skeleton key={at} height={88} />
    ))}
  </div>
);
