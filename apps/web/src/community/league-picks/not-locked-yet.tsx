import type { Event, League } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { weekdayWords } from '../../platform/core/clock.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { countdownState } from '../../play/events/countdown-state.ts';
import { eventKeys } from '../../play/events/event.queries.ts';
import { useCountdownPhase, useServerSecond } from '../../play/events/server-second.ts';
import { TimeLeft } from '../../play/events/time-left.tsx';
import { BackToLeague } from './back-to-league.tsx';
import { m } from './words/messages.js';

interface NotLockedYetProps {
  readonly event: Event;
  readonly stageIndex: number;
  readonly league: League;
}

/** Nothing of the stage is told before its picks are locked; this says when that is. */
export function NotLockedYet({ event, stageIndex, league }: NotLockedYetProps) {
  const isNow = stageIndex === event.stage;
  const phase = useCountdownPhase(event);
  const name = event.eventStages[stageIndex]?.name ?? m.thisStage();
  const previous = event.eventStages[stageIndex - 1]?.name;
  useSealSoon(event.id, isNow && phase !== 'open');
  if (isNow && phase === 'open' && event.lockAt !== null) {
    return (
      <EmptyState
        level={2}
        icon="lock"
        title={m.picksAreStillOpen({ stage: name })}
        text={m.picksShownOn({ time: weekdayWords(event.lockAt) })}
      >
        <Running event={event} />
        <BackToLeague league={league} eventId={event.id} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      icon="lock"
      title={isNow ? m.picksAreBeingLocked({ stage: name }) : m.hasNotBegun({ stage: name })}
      text={
        isNow
          ? m.picksShownSoon()
          : previous === undefined
            ? m.opensAfterStageBefore()
            : m.opensAfterStage({ stage: previous })
      }
    >
      <BackToLeague league={league} eventId={event.id} />
    </EmptyState>
  );
}

const Running = ({ event }: { readonly event: Event }) => {
  const { days, hours, minutes, seconds } = countdownState(event, useServerSecond() * 1000);
  return <TimeLeft days={days} hours={hours} minutes={minutes} seconds={seconds} />;
};

/**
 * The time is over: the server seals within a second or two, and its message may have been missed.
 */
function useSealSoon(eventId: number, isDue: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(
      () => void queries.invalidateQueries({ queryKey: eventKeys.one(eventId) }),
      2_000,
    );
    return () => clearInterval(timer);
  }, [eventId, isDue, queries]);
}
