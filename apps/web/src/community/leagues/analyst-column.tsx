import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { openModal } from '../../platform/core/modals.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { useRowSwaps } from '../../play/leaderboards/rows/row-swaps.ts';
import styles from './analyst-column.module.css';
import { analystLeagueQuery, rankingQuery } from './leagues.queries.ts';
import { Rank, ScoreLink } from './member-line.tsx';
import { PicksCard } from './picks-card.tsx';
import type { LeagueRecord } from './use-ranking.ts';
import { WhoCalled } from './who-called.tsx';
import { m } from './words/messages.js';
import { YouAmongAnalysts } from './you-among-analysts.tsx';

interface AnalystColumnProps {
  readonly viewer: number | null;
  /** The league on screen. */
  readonly leagueId: number | null;
  readonly eventId: number | null;
}

interface AwaitedColumnProps extends AnalystColumnProps {
  /** The content above is still loading, so the column stays invisible until it has its place. */
  readonly isAwaited: boolean;
}

/** The analysts of the game, ranked among themselves at the event on screen [rule: leagues-33]. */
export function AnalystColumn({ viewer, leagueId, eventId, isAwaited }: AwaitedColumnProps) {
  const league = useQuery(analystLeagueQuery).data;
  return (
    <section
      className={styles.column}
      data-awaited={isAwaited || undefined}
      aria-labelledby="analyst-league"
    >
      <header className={styles.head}>
        <h2 id="analyst-league" className={styles.title}>
          {m.analystLeague()}
        </h2>
        <p className={styles.sum}>{league ? sumText(league.memberCount) : ' '}</p>
      </header>
      <div className={styles.body}>
        {eventId === null ? (
          <EmptyState icon="medal" title={m.noEventYet()} />
        ) : (
          <Analysts viewer={viewer} leagueId={leagueId} eventId={eventId} />
        )}
        {leagueId !== null && eventId !== null && (
          <PicksCard leagueId={leagueId} eventId={eventId} viewer={viewer} />
        )}
      </div>
    </section>
  );
}

const sumText = (analysts: number): string => m.analystsRanked({ count: analysts });

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

function Analysts({
  viewer,
  leagueId,
  eventId,
}: AnalystColumnProps & { readonly eventId: number }) {
  const query = useQuery(rankingQuery({ leagueId: 'analysts', eventId, viewer }));
  if (!query.data) {
    return query.isError ? (
      <LoadFailure title={m.analystLeagueFailed()} onRetry={() => query.refetch()} />
    ) : (
      <div className={styles.loading}>
        <VisuallyHidden>{m.loadingAnalystLeague()}</VisuallyHidden>
        {LINES.map((key) => (
          <Skeleton key={key} height={34} />
        ))}
      </div>
    );
  }
  const { records, totalRecords } = query.data;
  return (
    <>
      {records.length === 0 ? (
        <EmptyState icon="medal" title={m.noAnalystsYet()} text={m.noAnalystsYetText()} />
      ) : (
        <AnalystRows records={records} eventId={eventId} viewer={viewer} />
      )}
      {totalRecords > records.length && (
        <p className={styles.more}>{m.moreAnalysts({ count: totalRecords - records.length })}</p>
      )}
      {viewer !== null && <YouAmongAnalysts viewer={viewer} eventId={eventId} analysts={records} />}
      <WhoCalled leagueId={leagueId} eventId={eventId} viewer={viewer} />
    </>
  );
}

interface AnalystRowsProps {
  readonly records: readonly LeagueRecord[];
  readonly eventId: number;
  readonly viewer: number | null;
}

function AnalystRows({ records, eventId, viewer }: AnalystRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  useRowSwaps(list, records, viewer);
  return (
    <ol ref={list} aria-label={m.analysts()}>
      {records.map((entry) => (
        <li
          key={entry.userId}
          className={styles.row}
          data-user={entry.userId}
          data-own={entry.userId === viewer || undefined}
        >
          <Rank {...entry} />
          <button
            type="button"
            className={styles.opens}
            aria-label={m.profileOf({ username: entry.username })}
            onClick={() => openModal('profile', { userId: entry.userId })}
          >
            <NameBadge
              username={entry.username}
              nameplateId={entry.nameplateId}
              isStaff={entry.isStaff}
            />
          </button>
          <ScoreLink eventId={eventId} entry={entry} points={entry.totalScore} />
        </li>
      ))}
    </ol>
  );
}
