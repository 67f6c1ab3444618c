import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { useAskedId } from '../../platform/ui/hooks/use-asked-id.ts';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { type OverrideTarget, seasonEventsQuery } from './override.queries.ts';
import styles from './override-page.module.css';
import { OverrideStages } from './override-stages.tsx';
import { PastOverrides } from './past-overrides.tsx';
import { SeasonEvents } from './season-events.tsx';
import { StagePanel } from './stage-panel.tsx';
import { TargetChoice } from './target-choice.tsx';
import { UnreadableEntries } from './unreadable-entries.tsx';
import { m } from './words/messages.js';

/** Staff enter official results, change a user's picks, and open or lock stages. */
export function OverridePage() {
  const [eventId, setEventId] = useState<number | null>(null);
  const [target, setTarget] = useState<OverrideTarget | null>({ kind: 'official' });
  // A link from where the event is run names it.
  useAskedId('event', (id) => {
    if (id !== null) setEventId(id);
  });
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== null });
  return (
    <StaffPage title={m.pageTitle()} intro={m.pageIntro()}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.panel} aria-label={m.whatToChange()}>
            <EventChoice eventId={eventId} onChoose={setEventId} />
            {eventId !== null && <TargetChoice target={target} onChoose={setTarget} />}
          </section>
          {eventId !== null && event.isPending && <Skeleton height={170} />}
          {event.data && <StagePanel key={event.data.id} event={event.data} />}
        </div>
        <div className={styles.main}>
          {eventId === null && <SeasonEvents onChoose={setEventId} />}
          {eventId !== null && event.isPending && <Skeleton height={320} />}
          {event.isError && (
            <LoadFailure title={m.eventNotLoaded()} onRetry={() => event.refetch()} />
          )}
          {event.data && <UnreadableEntries event={event.data} onChoose={setTarget} />}
          {event.data && <Work event={event.data} target={target} />}
          {event.data && <PastOverrides key={event.data.id} event={event.data} />}
        </div>
      </div>
    </StaffPage>
  );
}

function Work({
  event,
  target,
}: {
  readonly event: Event;
  readonly target: OverrideTarget | null;
}) {
  if (target === null) {
    return <EmptyState icon="user" title={m.findUser()} />;
  }
  return (
    <OverrideStages key={`${event.id}-${JSON.stringify(target)}`} event={event} target={target} />
  );
}

interface EventChoiceProps {
  readonly eventId: number | null;
  onChoose(eventId: number | null): void;
}

function EventChoice({ eventId, onChoose }: EventChoiceProps) {
  const id = useId();
  const events = useQuery(seasonEventsQuery(currentGame.id));
  // A link may name an event of the other game.
  const isUnlisted = eventId !== null && !events.data?.some((event) => event.id === eventId);
  const named = useQuery({ ...eventQuery(eventId ?? 0), enabled: isUnlisted }).data;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{m.eventOfSeason({ game: currentGame.name })}</label>
      <select
        id={id}
        className={styles.select}
        value={eventId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{m.chooseEvent()}</option>
        {isUnlisted && (
          <option value={eventId}>{named?.nameOverride ?? m.eventNumber({ id: eventId })}</option>
        )}
        {events.data?.map((event) => (
          <option key={event.id} value={event.id}>
            {event.nameOverride}
          </option>
        ))}
      </select>
      <p className={styles.hint} role="status">
        {events.isPending && m.loadingEvents()}
        {events.isError && m.eventsNotLoadedSentence()}
        {events.data?.length === 0 && m.noEventsSentence()}
      </p>
    </div>
  );
}
