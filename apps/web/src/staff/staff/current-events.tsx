import type { Answer } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { EventArt } from '../../platform/ui/art/event-art.tsx';
import { GameArt } from '../../platform/ui/art/game-art.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import styles from './dashboard-page.module.css';
import { OverduePill } from './overdue-pill.tsx';
import { overviewQuery } from './staff.queries.ts';
import { StatePill } from './state-pill.tsx';
import { m } from './words/messages.js';

type CurrentEvent = NonNullable<Answer<'GET /api/staff/overview'>['events']>['list'][number];

const columns: readonly Column[] = [
  { key: 'event', head: m.event() },
  { key: 'stage', head: m.status() },
  { key: 'lock', head: m.lock() },
  { key: 'entrants', head: m.entrants(), isEnd: true },
  { key: 'state', head: m.picks(), isEnd: true },
];

/** The events that are not finished, for roles that work with events. */
export function CurrentEvents() {
  const { data } = useQuery(overviewQuery);
  const events = data?.events;
  if (!events || events.list.length === 0) return null;
  return (
    <StaffPanel title={m.events()} fact={m.eventsNotFinished({ count: events.current })} isFlush>
      <DataTable caption={m.eventsCaption()} columns={columns}>
        {events.list.map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </DataTable>
    </StaffPanel>
  );
}

function EventRow({ event }: { event: CurrentEvent }) {
  const { eventId, gameId, name, rewardTypeId, stage, stages, stageName, lockAt, state } = event;
  const { prefix } = gameOf(gameId);
  return (
    <Row>
      <Cell of="event" isLead className={styles.event}>
        <EventArt event={{ name, gameId, rewardTypeId }} className={styles.art} />
        <Link to={`/admin/event/${eventId}`} className={styles.eventName}>
          <bdi>{name}</bdi>
        </Link>
        <GameArt prefix={prefix} size={16} />
      </Cell>
      <Cell of="stage">
        <bdi>{stageName}</bdi>
        {stages > 1 ? (
          <span className={styles.caption}>{m.stageOf({ stage: stage + 1, stages })}</span>
        ) : null}
        <OverduePill overdue={event.overdue} />
      </Cell>
      <Cell of="lock" className={styles.lock}>
        {lockAt === null ? <Nothing /> : <Moment at={lockAt} />}
      </Cell>
      <Cell of="entrants">{event.entrants.toLocaleString(language())}</Cell>
      <Cell of="state">{states[state]}</Cell>
    </Row>
  );
}

const states = {
  open: (
    <StatePill tone="ok" icon="unlock">
      {m.stateOpen()}
    </StatePill>
  ),
  locked: (
    <StatePill tone="quiet" icon="lock">
      {m.stateLocked()}
    </StatePill>
  ),
  ahead: (
    <StatePill tone="quiet" icon="clock">
      {m.stateAhead()}
    </StatePill>
  ),
} as const;
