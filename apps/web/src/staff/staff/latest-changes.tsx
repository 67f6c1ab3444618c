import type { AuditRow } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../platform/core/link.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import { actionWords } from './action-words.ts';
import styles from './dashboard-page.module.css';
import { auditQuery } from './staff.queries.ts';
import { m } from './words/messages.js';

const MOST = 6;

/** The latest changes, in a line each; the audit log has the rest. */
export function LatestChanges() {
  const log = useInfiniteQuery(auditQuery({}));
  const rows = log.data?.pages[0]?.rows.slice(0, MOST);
  return (
    <StaffPanel title={m.latestChanges()} end={<Link to="/admin/audit">{m.auditLink()}</Link>}>
      {log.isError && !rows ? (
        <LoadFailure title={m.auditFailed()} onRetry={() => void log.refetch()} />
      ) : null}
      {!log.isError && !rows ? <Skeleton height={220} /> : null}
      {rows ? (
        <ol className={styles.changes}>
          {rows.map((row) => (
            <Change key={row.id} row={row} />
          ))}
        </ol>
      ) : null}
    </StaffPanel>
  );
}

function Change({ row }: { row: AuditRow }) {
  const { actor, told, at } = row;
  const { before, subject, after } = actionWords(row);
  return (
    <li className={styles.change}>
      <p>
        <b>{actor?.username ?? m.callshotItself()}</b> {before}
        {subject === null ? null : <span className={styles.quiet}>{subject}</span>}
        {after}
        {told ? <span className={styles.quiet}>: {told.about}</span> : null}
      </p>
      <time className={styles.when} dateTime={at} title={exactTime(at)}>
        {timeAgo(at, Date.now())}
      </time>
    </li>
  );
}
