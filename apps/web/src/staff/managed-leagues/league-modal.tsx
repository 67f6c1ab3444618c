import type { ManagedLeague } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { LeagueFlags } from './all-leagues.tsx';
import { CloseLeague } from './close-league.tsx';
import styles from './managed-leagues.module.css';
import { managedLeagueQuery } from './managed-leagues.queries.ts';
import { RenameLeague } from './rename-league.tsx';
import { m } from './words/messages.js';

interface LeagueModalProps {
  leagueId: number;
  onClose(): void;
}

/** A league, and staff's actions on it. */
export function LeagueModal({ leagueId, onClose }: LeagueModalProps) {
  const { data, error, refetch } = useQuery(managedLeagueQuery(leagueId));
  if (data) return <Opened league={data} onClose={onClose} />;
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <Modal title={m.league()} isOpen onClose={onClose} size="md">
      {error === null ? (
        <div role="status" aria-label={m.leagueLoading()}>
          <Skeleton height={320} />
        </div>
      ) : null}
      {error !== null && isGone ? (
        <EmptyState icon="shield" title={m.leagueGone()} text={m.leagueGoneText()} />
      ) : null}
      {error !== null && !isGone ? (
        <LoadFailure title={m.leagueFailed()} onRetry={() => void refetch()} />
      ) : null}
    </Modal>
  );
}

function Opened({ league, onClose }: { league: ManagedLeague; onClose(): void }) {
  return (
    <Modal title={league.name} isOpen onClose={onClose} size="md">
      <div className={styles.opened}>
        <Facts league={league} />
        <Reports league={league} />
        <RenameLeague key={league.version} league={league} onDone={onClose} />
        <CloseLeague league={league} onDone={onClose} />
      </div>
    </Modal>
  );
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });

function Facts({ league }: { league: ManagedLeague }) {
  const { creatorName, createdBy, memberCount, createdAt, discordUrl } = league;
  return (
    <dl className={styles.facts}>
      <dt>{m.plate()}</dt>
      <dd>
        <NameBadge username={league.name} nameplateId={league.nameplateId} size="full" />
      </dd>
      <dt>{m.page()}</dt>
      <dd>
        <Link to={`/${currentGame.prefix}/leagues/${league.id}`} className={styles.link}>
          {m.whatPlayersSee()}
        </Link>
      </dd>
      <dt>{m.creator()}</dt>
      <dd>
        <Link to={`/admin/user?user=${createdBy}`} className={styles.link}>
          <bdi>{creatorName}</bdi>
        </Link>
      </dd>
      <dt>{m.members()}</dt>
      <dd>{memberCount.toLocaleString(language())}</dd>
      <dt>{m.madeOn()}</dt>
      <dd>{day.format(new Date(createdAt))}</dd>
      {discordUrl === null ? null : (
        <>
          <dt>Discord</dt>
          <dd className={styles.whole}>{discordUrl}</dd>
        </>
      )}
      <dt>{m.flags()}</dt>
      <dd className={styles.flags}>
        <LeagueFlags league={league} />
      </dd>
    </dl>
  );
}

function Reports({ league: { openReports } }: { league: ManagedLeague }) {
  if (openReports === 0) return null;
  return (
    <p>
      {m.reportsWaiting({
        count: openReports,
        link: (inside) => (
          <Link to="/admin/reports" className={styles.link}>
            {inside}
          </Link>
        ),
      })}
    </p>
  );
}
