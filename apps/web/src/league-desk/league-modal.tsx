import type { ReportedLeague } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentGame } from '../core/current-game.ts';
import { useSend } from '../core/use-send.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormError } from '../ui/form-error.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { NameBadge } from '../ui/name-badge.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { exactTime, timeAgo } from '../ui/time-ago.ts';
import { showToast } from '../ui/toast.tsx';
import { LeagueFlags, reportsText } from './all-leagues.tsx';
import { CloseLeague } from './close-league.tsx';
import styles from './league-desk.module.css';
import { dismissReportsMutation, managedLeagueQuery } from './league-desk.queries.ts';
import { RenameLeague } from './rename-league.tsx';

interface LeagueModalProps {
  leagueId: number;
  onClose(): void;
}

/** A league with what was reported of it, and what staff can do about it. */
export function LeagueModal({ leagueId, onClose }: LeagueModalProps) {
  const { data, error, refetch } = useQuery(managedLeagueQuery(leagueId));
  if (data) return <Opened league={data} onClose={onClose} />;
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <Modal title="League" isOpen onClose={onClose} size="md">
      {error === null ? (
        <div role="status" aria-label="Loading the league">
          <Skeleton height={320} />
        </div>
      ) : null}
      {error !== null && isGone ? (
        <EmptyState
          icon="shield"
          title="There is no such league (any more)"
          text="Deleted ones stand under Deleted for 30 days."
        />
      ) : null}
      {error !== null && !isGone ? (
        <LoadFailure title="The league could not be loaded" onRetry={() => void refetch()} />
      ) : null}
    </Modal>
  );
}

function Opened({ league, onClose }: { league: ReportedLeague; onClose(): void }) {
  return (
    <Modal title={league.name} isOpen onClose={onClose} size="md">
      <div className={styles.opened}>
        <Facts league={league} />
        <Reports league={league} onAnswered={onClose} />
        <RenameLeague key={league.version} league={league} onDone={onClose} />
        <CloseLeague league={league} onDone={onClose} />
      </div>
    </Modal>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function Facts({ league }: { league: ReportedLeague }) {
  const { creatorName, createdBy, memberCount, createdAt, discordUrl } = league;
  return (
    <dl className={styles.facts}>
      <dt>Plate</dt>
      <dd>
        <NameBadge username={league.name} nameplateId={league.nameplateId} size="full" />
      </dd>
      <dt>Page</dt>
      <dd>
        <Link to={`/${currentGame.prefix}/leagues/${league.id}`} className={styles.link}>
          What players see
        </Link>
      </dd>
      <dt>Creator</dt>
      <dd>
        <Link to={`/admin/user?user=${createdBy}`} className={styles.link}>
          {creatorName}
        </Link>
      </dd>
      <dt>Members</dt>
      <dd>{memberCount.toLocaleString('en')}</dd>
      <dt>Made</dt>
      <dd>{day.format(new Date(createdAt))}</dd>
      {discordUrl === null ? null : (
        <>
          <dt>Discord</dt>
          <dd className={styles.whole}>{discordUrl}</dd>
        </>
      )}
      <dt>Flags</dt>
      <dd className={styles.flags}>
        <LeagueFlags league={league} />
      </dd>
    </dl>
  );
}

interface ReportsProps {
  league: ReportedLeague;
  onAnswered(): void;
}

function Reports({ league, onAnswered }: ReportsProps) {
  const { send, isBusy, refusal } = useSend(dismissReportsMutation);
  const { id, name, openReports, reports } = league;
  if (openReports === 0) return null;
  const dismiss = () =>
    send(id, () => {
      onAnswered();
      showToast({ text: `Reports of ${name} dismissed`, kind: 'success' });
    });
  return (
    <PanelSection title={reportsText(openReports)}>
      <ul className={styles.reports}>
        {reports.map(({ id: reportId, reporter, reason, reportedAt }) => (
          <li key={reportId} className={styles.report}>
            <p className={styles.whole}>{reason}</p>
            <p className={styles.by}>
              {reporter.username},{' '}
              <time dateTime={reportedAt} title={exactTime(reportedAt)}>
                {timeAgo(reportedAt, Date.now())}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {openReports > reports.length ? (
        <p className={styles.by}>and {openReports - reports.length} earlier</p>
      ) : null}
      <FormError refusal={refusal} />
      <Button
        className={styles.dismiss}
        isBusy={isBusy}
        icon="check"
        onClick={() => void dismiss()}
      >
        Dismiss, leave it as it is
      </Button>
    </PanelSection>
  );
}
