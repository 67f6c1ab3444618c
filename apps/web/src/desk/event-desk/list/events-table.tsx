import type { DeskEvent } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { Link } from '../../../platform/core/link.tsx';
import { EventArt } from '../../../platform/ui/art/event-art.tsx';
import { Moment } from '../../../platform/ui/hooks/moment.tsx';
import {
  Cell,
  type Column,
  DataTable,
  Nothing,
  Row,
  type Sorting,
} from '../../../platform/ui/page/data-table.tsx';
import { OverduePill } from '../../../staff/staff/overdue-pill.tsx';
import { StatePill } from '../../../staff/staff/state-pill.tsx';
import { daysText } from '../desk-words.ts';
import { EventState } from '../event-state.tsx';
import { m } from '../words/messages.js';
import styles from './events-page.module.css';
import { type EventColumn, isEventColumn } from './listed-events.ts';

const columns: readonly Column<EventColumn | 'stage' | 'lock' | 'format' | 'state'>[] = [
  { key: 'name', head: m.eventTitle(), canSort: true },
  { key: 'start', head: m.dates(), canSort: true },
  { key: 'stage', head: m.status() },
  { key: 'lock', head: m.lockTime() },
  { key: 'format', head: m.format() },
  { key: 'entrants', head: m.entrants(), isEnd: true, canSort: true },
  { key: 'doubts', head: m.doubts(), isEnd: true, canSort: true },
  { key: 'state', head: m.picks(), isEnd: true },
];

interface EventsTableProps {
  events: readonly DeskEvent[];
  sorting: Sorting<EventColumn>;
  onSort(by: EventColumn): void;
}

export function EventsTable({ events, sorting, onSort }: EventsTableProps) {
  return (
    <DataTable
      caption={m.events()}
      columns={columns}
      sorting={sorting}
      onSort={(by) => {
        if (isEventColumn(by)) onSort(by);
      }}
    >
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </DataTable>
  );
}

function EventRow({ event }: { event: DeskEvent }) {
  const { id, name, nameOverride, gameId, rewardTypeId, stage, stageCount, lockAt } = event;
  const isOver = event.state === 'finished' || event.state === 'archived';
  return (
    <Row label={nameOverride}>
      <Cell of="name" isLead className={styles.event}>
        <EventArt event={{ name, gameId, rewardTypeId }} className={styles.art} />
        <Link to={`/admin/event/${id}`} className={styles.name}>
          <bdi>{nameOverride}</bdi>
        </Link>
      </Cell>
      <Cell of="start" className={styles.quiet}>
        {daysText(event.startDate, event.endDate)}
      </Cell>
      <Cell of="stage">
        {isOver ? (
          <Nothing />
        ) : (
          <>
            <bdi>{event.stageName}</bdi>
            {stageCount > 1 ? (
              <span className={styles.caption}>
                {m.stageOfStages({ stage: stage + 1, stages: stageCount })}
              </span>
            ) : null}
            <OverduePill overdue={event.overdue} />
          </>
        )}
      </Cell>
      <Cell of="lock" className={styles.quiet}>
        {lockAt === null || isOver ? <Nothing /> : <Moment at={lockAt} />}
      </Cell>
      <Cell of="format" className={styles.quiet}>
        {event.formatName}
        <span className={styles.caption}>{event.isFromWiki ? m.fromWiki() : m.byHand()}</span>
      </Cell>
      <Cell of="entrants">{event.entrants.toLocaleString(language())}</Cell>
      <Cell of="doubts">
        {event.doubtsWaiting === 0 ? (
          <Nothing />
        ) : (
          <StatePill tone="warn" icon="warning">
            {m.waitingCount({ count: event.doubtsWaiting })}
          </StatePill>
        )}
      </Cell>
      <Cell of="state">
        <EventState state={event.state} />
      </Cell>
    </Row>
  );
}
