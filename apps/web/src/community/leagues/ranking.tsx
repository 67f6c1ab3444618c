import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { showLoading } from '../../platform/core/loading.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { shortLeft } from '../../play/events/short-left.ts';
import { teamsOf } from '../../play/leaderboards/board/board-faces.ts';
import { RankedRows, type RowFaces } from '../../play/leaderboards/rows/ranked-rows.tsx';
import type { RowHeights } from '../../play/leaderboards/rows/row-heights.ts';
import { useRestingPages, useSeenRows } from '../../play/leaderboards/rows/seen-rows.ts';
import { RANKING_PAGE, type RankingOf } from './leagues.queries.ts';
import { LoadingMember, MemberLine, RankingHeads } from './member-line.tsx';
import styles from './ranking.module.css';
import { type RankingReading, type RankingState, useRanking } from './use-ranking.ts';
import { m } from './words/messages.js';

const ROW_PX = 46;
const OWN_ROW_PX = 60;
/** Rankings begin at their top. */
const TO_TOP = { to: 'top', count: 0 } as const;
const NO_TEAMS: Event['teams'] = [];

/** The members of a league at an event, best first. */
export function Ranking({ of }: { readonly of: RankingOf }) {
  const seen = useSeenRows();
  const reading = useRanking(of, useRestingPages(seen, RANKING_PAGE));
  const { ranking } = reading;
  const event = useQuery(eventQuery(of.eventId)).data;
  useOverlay(ranking === null && reading.error === null);
  const faces = useFaces(of, event);
  const isChampionTold = [...(ranking?.rows.values() ?? [])].some(
    ({ champion }) => champion !== null,
  );
  if (reading.error) {
    return <LoadFailure title={m.rankingFailed()} onRetry={reading.retry} />;
  }
  if (ranking?.head.totalRecords === 0) {
    return <EmptyState icon="user" title={m.noMembers()} />;
  }
  return (
    <div
      className={styles.table}
      data-champions={isChampionTold}
      style={{ '--rows': ranking?.head.totalRecords ?? 8 } as CSSProperties}
    >
      {ranking?.head.isScored === false && event && <NotScored event={event} />}
      <RankingHeads />
      {ranking ? <Members ranking={ranking} faces={faces} onView={seen.set} /> : <LoadingMembers />}
      {reading.isBroken && <Broken reading={reading} />}
    </div>
  );
}

/** Tells why there are no ranks yet. */
function NotScored({ event }: { readonly event: Event }) {
  const isOpen = event.lockAt !== null && !event.locked && Date.parse(event.lockAt) > serverNow();
  return (
    <p className={styles.note}>
      <Icon name="clock" size={16} />
      {isOpen && event.lockAt
        ? m.noPointsBeforeLock({ time: shortLeft(event.lockAt, serverNow()) })
        : m.noPointsBeforeResult()}
    </p>
  );
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const LoadingMembers = () => (
  <div className={styles.loading}>
    <VisuallyHidden>{m.loadingLeagueRankings()}</VisuallyHidden>
    {LINES.map((key) => (
      <Skeleton key={key} height={34} />
    ))}
  </div>
);

const Broken = ({ reading }: { readonly reading: RankingReading }) => (
  <p className={styles.broken} role="alert">
    {m.rowsFailed()}
    <Button size="sm" variant="ghost" icon="refresh" onClick={reading.retry}>
      {m.tryAgain()}
    </Button>
  </p>
);

interface MembersProps {
  readonly ranking: RankingState;
  readonly faces: RowFaces;
  readonly onView: ReturnType<typeof useSeenRows>['set'];
}

function Members({ ranking, faces, onView }: MembersProps) {
  const { head, rows, stamp } = ranking;
  const heights = useMemo<RowHeights>(
    () => ({ firstRow: 1, lastRow: head.totalRecords, tierRows: [], rowPx: ROW_PX }),
    [head.totalRecords],
  );
  const state = useMemo(() => ({ rows, own: head.own, stamp }), [rows, head.own, stamp]);
  return (
    <div className={styles.members}>
      <RankedRows
        state={state}
        heights={heights}
        faces={faces}
        pinnedPx={OWN_ROW_PX}
        jump={TO_TOP}
        onView={onView}
        label={m.members()}
      />
    </div>
  );
}

function useFaces(of: RankingOf, event: Event | undefined): RowFaces {
  const { viewer, eventId } = of;
  return useMemo(() => {
    const shown = {
      ownId: viewer,
      eventId,
      teams: teamsOf({ teams: event?.teams ?? NO_TEAMS }),
    };
    return {
      ownId: viewer,
      line: (entry) => <MemberLine entry={entry} faces={shown} />,
      loading: (row) => <LoadingMember row={row} />,
    };
  }, [viewer, eventId, event?.teams]);
}

/** Another event's ranking may take a while: an overlay shows only after this time. */
const PATIENCE_MS = 250;

function useOverlay(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    let release: (() => void) | undefined;
    const timer = setTimeout(() => {
      release = showLoading(m.loadingLeagueRankings());
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [isWaiting]);
}
