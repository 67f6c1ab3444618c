import type { Answer } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { EventArt } from '../../platform/ui/art/event-art.tsx';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { seasonEventsQuery } from './override.queries.ts';
import styles from './season-events.module.css';
import { m } from './words/messages.js';

type SeasonEvent = Answer<'GET /api/event/getSeasonEvents'>[number];

const columns: readonly Column[] = [
  { key: 'event', head: m.event() },
  { key: 'dates', head: m.played() },
  { key: 'state', head: m.picks() },
  { key: 'lock', head: m.lockColumn() },
  { key: 'entrants', head: m.entrants(), isEnd: true },
];

/** Until an event is chosen: those of the season, the newest first, each a press away. */
export function SeasonEvents({ onChoose }: { onChoose(eventId: number): void }) {
  const events = useQuery(seasonEventsQuery(currentGame.id));
  const fact = events.data && m.eventsOfGame({ count: events.data.length, game: currentGame.name });
  return (
    <StaffPanel title={m.eventsOfSeason()} fact={fact} isFlush>
      {events.isPending && <Skeleton height={220} />}
      {events.isError && (
        <LoadFailure title={m.eventsNotLoaded()} onRetry={() => void events.refetch()} />
      )}
      {events.data?.length === 0 && <EmptyState icon="trophy" title={m.noEvents()} />}
      {events.data && events.data.length > 0 && (
        <DataTable caption={m.eventsOfSeason()} columns={columns}>
          {events.data.toReversed().map((event) => (
            <EventRow key={event.id} event={event} onChoose={onChoose} />
          ))}
        </DataTable>
      )}
    </StaffPanel>
  );
}

interface EventRowProps {
  readonly event: SeasonEvent;
  onChoose(eventId: number): void;
}

function EventRow({ event, onChoose }: EventRowProps) {
  const { id, nameOverride: name, gameId, rewardTypeId, metadata, lockAt } = event;
  return (
    <Row>
      <Cell of="event" isLead className={styles.event}>
        <EventArt event={{ name, gameId, rewardTypeId }} className={styles.art} />
        <button type="button" className={styles.name} onClick={() => onChoose(id)}>
          {name}
        </button>
      </Cell>
      <Cell of="dates">
        {days.formatRange(new Date(metadata.startDate), new Date(metadata.endDate))}
      </Cell>
      <Cell of="state">
        <State event={event} />
      </Cell>
      <Cell of="lock">{lockAt === null ? <Nothing /> : <Moment at={lockAt} />}</Cell>
      <Cell of="entrants">{event.bracketsSubmitted.toLocaleString(language())}</Cell>
    </Row>
  );
}

/** Tournament days are UTC days. */
const days = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });

function State({ event: { finished, locked } }: { readonly event: SeasonEvent }) {
  const { icon, word }: { icon: IconName; word: string } = finished
    ? { icon: 'check', word: m.stateComplete() }
    : locked
      ? { icon: 'lock', word: m.stateLocked() }
      : { icon: 'unlock', word: m.openState() };
  return (
    <span className={styles.state} data-open={word === 'Open' || undefined}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  );
}
