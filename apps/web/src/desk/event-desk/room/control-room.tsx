import type { EventDesk } from '@callshot/contract';
import { entrantsText, gameOf } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/core/api-error.ts';
import { Link } from '../../../platform/core/link.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { Menu } from '../../../platform/ui/overlays/menu.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { deskQuery } from '../desk.queries.ts';
import { daysText } from '../desk-words.ts';
import { ArchiveEvent } from '../edit/archive-event.tsx';
import { ChooseGoals } from '../edit/choose-goals.tsx';
import { ChooseLateEntry } from '../edit/choose-late-entry.tsx';
import { EditEvent } from '../edit/edit-event.tsx';
import { elsewhereQuery } from '../elsewhere/elsewhere.queries.ts';
import { ElsewherePanel } from '../elsewhere/elsewhere-panel.tsx';
import { EventState } from '../event-state.tsx';
import { MatchList } from '../matches/match-list.tsx';
import { StageCards } from '../stage/stage-cards.tsx';
import { DoubtsPanel } from '../sync/doubts-panel.tsx';
import { SyncPanel } from '../sync/sync-panel.tsx';
import { TeamsPanel } from '../teams/teams-panel.tsx';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { ComingEnd } from './coming-end.tsx';
import styles from './control-room.module.css';
import { OverdueNote } from './overdue-note.tsx';

const up = { to: '/admin/event', title: m.events() };

/** One event with all that staff run it by. */
export function ControlRoom({ eventId }: { eventId: number }) {
  const desk = useQuery({ ...deskQuery(eventId), enabled: Number.isInteger(eventId) });
  const { error } = desk;
  if (desk.data) return <Room desk={desk.data} isStale={desk.isError} />;
  const isGone = !Number.isInteger(eventId) || (error instanceof ApiError && error.status === 404);
  return (
    <StaffPage
      title={m.eventTitle()}
      up={up}
      intro={isGone || error ? undefined : m.loadingShort()}
    >
      {isGone ? (
        <EmptyState icon="trophy" title={m.noSuchEvent()}>
          <Link to={up.to} className={buttonClass({})}>
            {m.allEvents()}
          </Link>
        </EmptyState>
      ) : null}
      {!isGone && error ? (
        <LoadFailure title={m.eventNotLoaded()} onRetry={() => void desk.refetch()} />
      ) : null}
      {!isGone && !error ? <Waiting /> : null}
    </StaffPage>
  );
}

interface RoomProps {
  desk: EventDesk;
  /** Reading the desk again failed. */
  isStale: boolean;
}

function Room({ desk, isStale }: RoomProps) {
  const [asked, setAsked] = useState<'edit' | 'archive' | 'goals' | 'late' | null>(null);
  const close = () => setAsked(null);
  return (
    <StaffPage
      title={desk.nameOverride}
      up={up}
      intro={<Facts desk={desk} />}
      actions={<Actions desk={desk} onAsk={setAsked} />}
    >
      {isStale ? (
        <p className={styles.stale} role="status">
          <Icon name="warning" size={18} />
          {m.outOfDate()}
        </p>
      ) : null}
      <OverdueNote desk={desk} />
      <ComingEnd desk={desk} />
      <StageCards desk={desk} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Doubts desk={desk} />
          <MatchList desk={desk} />
        </div>
        <div className={styles.column}>
          {desk.wiki === null ? null : <SyncPanel desk={desk} />}
          <ElsewherePanel desk={desk} />
          <TeamsPanel desk={desk} />
        </div>
      </div>
      {asked === 'edit' ? <EditEvent desk={desk} onClose={close} /> : null}
      {asked === 'goals' ? <ChooseGoals desk={desk} onClose={close} /> : null}
      {asked === 'late' ? <ChooseLateEntry desk={desk} onClose={close} /> : null}
      {asked === 'archive' ? <ArchiveEvent desk={desk} onClose={close} /> : null}
    </StaffPage>
  );
}

/** Without a wiki there are questions only where others tell results. */
function Doubts({ desk }: { desk: EventDesk }) {
  const elsewhere = useQuery(elsewhereQuery(desk.id)).data;
  const isTold = elsewhere !== undefined && elsewhere.groups.length + elsewhere.doubts > 0;
  return desk.wiki === null && !isTold ? null : <DoubtsPanel desk={desk} />;
}

function Facts({ desk }: { desk: EventDesk }) {
  const entrants = entrantsText(desk.entrants);
  return (
    <span className={styles.facts}>
      <EventState state={desk.state} />
      <span>
        {entrants} · {daysText(desk.startDate, desk.endDate)}
        {' · '}
        {desk.format.id === null ? (
          desk.format.name
        ) : (
          <Link
            to={`/admin/eventFormatBuilder?format=${desk.format.id}`}
            className={styles.format}
            title={m.formatTitle()}
          >
            <bdi>{desk.format.name}</bdi>
          </Link>
        )}
      </span>
    </span>
  );
}

interface ActionsProps {
  desk: EventDesk;
  onAsk(what: 'edit' | 'archive' | 'goals' | 'late'): void;
}

function Actions({ desk, onAsk }: ActionsProps) {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const isArchived = desk.archivedAt !== null;
  const reason = isAdmin ? {} : { detail: FOR_ADMINS, isDisabled: true };
  return (
    <>
      <Link
        to={`/${gameOf(desk.gameId).prefix}/event/${desk.id}`}
        className={classNames(buttonClass({ variant: 'ghost' }), styles.asPlayers)}
      >
        <Icon name="eye" size={18} />
        {m.asPlayersSeeIt()}
      </Link>
      <Button icon="edit" onClick={() => onAsk('edit')}>
        {m.editEvent()}
      </Button>
      <Menu
        label={m.moreOfEvent()}
        align="end"
        items={[
          {
            key: 'override',
            label: m.enterOrCorrectResults(),
            icon: 'swap',
            ...reason,
            onSelect: () => void navigate(`/admin/pickOverride?event=${desk.id}`),
          },
          ...(desk.wiki === null
            ? []
            : [
                {
                  key: 'mapping',
                  label: m.stageMapping(),
                  icon: 'bracket' as const,
                  onSelect: () => void navigate(`/admin/event/${desk.id}/mapping`),
                },
              ]),
          {
            key: 'goals',
            label: m.trophyGoals(),
            icon: 'trophy',
            onSelect: () => onAsk('goals'),
          },
          {
            key: 'late',
            label: m.lateEntry(),
            icon: 'clock',
            ...reason,
            onSelect: () => onAsk('late'),
          },
          {
            key: 'archive',
            label: isArchived ? m.showAgain() : m.archiveAction(),
            icon: isArchived ? 'eye' : 'eye-off',
            ...reason,
            onSelect: () => onAsk('archive'),
          },
        ]}
      >
        {m.moreMenu()}
      </Menu>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={m.loadingEvent()}>
      <Skeleton height={132} />
      <Skeleton height={420} />
    </div>
  );
}
