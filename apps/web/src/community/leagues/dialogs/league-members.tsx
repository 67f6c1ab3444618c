import type { League, LeagueMember } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/core/client.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { m } from '../words/messages.js';
import styles from './league-info.module.css';
import { leagueMembersQuery, MEMBERS_PAGE } from './league-reads.ts';
import { type Deed, ManageMember } from './manage-member.tsx';
import { MemberRow } from './member-row.tsx';

interface LeagueMembersProps {
  readonly league: League;
  readonly viewer: number | null;
  /** The viewer made it, and may change who is in it. */
  readonly isOwn: boolean;
}

/** Thirty a page, the longest standing first. */
export function LeagueMembers({ league, viewer, isOwn }: LeagueMembersProps) {
  const [from, setFrom] = useState(0);
  const [asked, setAsked] = useState<{ deed: Deed; member: LeagueMember } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const query = useQuery(leagueMembersQuery(league.id, from, viewer));
  if (query.isError) {
    return query.error instanceof ApiError && query.error.status === 403 ? (
      <EmptyState icon="lock" title={m.memberListMembersOnly()} />
    ) : (
      <LoadFailure title={m.membersFailed()} onRetry={() => void query.refetch()} />
    );
  }
  if (query.data === undefined) return <WaitingRows />;
  const { rows, total } = query.data;
  // Those of the last page were removed, or left.
  if (rows.length === 0 && from > 0) setFrom(Math.max(0, from - MEMBERS_PAGE));
  return (
    <section aria-label={m.members()} aria-busy={query.isPlaceholderData}>
      <ul ref={list} className={styles.rows} tabIndex={-1} aria-label={m.members()}>
        {rows.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isViewer={member.userId === viewer}
            onAsk={isOwn && !member.isCreator ? (deed) => setAsked({ deed, member }) : undefined}
          />
        ))}
      </ul>
      <Pager from={from} total={total} onGo={setFrom} />
      {asked === null ? null : (
        <ManageMember
          {...asked}
          league={league}
          onClose={() => setAsked(null)}
          finalFocus={() => list.current}
        />
      )}
    </section>
  );
}

interface PagerProps {
  readonly from: number;
  readonly total: number;
  onGo(from: number): void;
}

function Pager({ from, total, onGo }: PagerProps) {
  const last = Math.min(from + MEMBERS_PAGE, total);
  if (total <= MEMBERS_PAGE) return null;
  const lastPage = Math.floor((total - 1) / MEMBERS_PAGE) * MEMBERS_PAGE;
  return (
    <nav className={styles.pager} aria-label={m.pagesOfMembers()}>
      <Button size="sm" disabled={from === 0} onClick={() => onGo(0)}>
        {m.firstPage()}
      </Button>
      <Button
        size="sm"
        icon="arrow-left"
        aria-label={m.previousMembers()}
        disabled={from === 0}
        onClick={() => onGo(from - MEMBERS_PAGE)}
      />
      <span role="status">{m.membersShown({ first: from + 1, last, count: total })}</span>
      <Button
        size="sm"
        icon="arrow-right"
        aria-label={m.nextMembers()}
        disabled={last >= total}
        onClick={() => onGo(from + MEMBERS_PAGE)}
      />
      <Button size="sm" disabled={last >= total} onClick={() => onGo(lastPage)}>
        {m.lastPage()}
      </Button>
    </nav>
  );
}

const WaitingRows = () => (
  <div role="status" className={styles.rows}>
    <VisuallyHidden>{m.loadingLeagueInfo()}</VisuallyHidden>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={46} />
    ))}
  </div>
);
