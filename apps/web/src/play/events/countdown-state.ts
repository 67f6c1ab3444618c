import type { Event } from '@callshot/contract';
import { type EventPhase, eventPhase } from '@callshot/rules';
import { unitText } from '../../platform/core/unit-text.ts';
import { m } from './words/messages.js';

/** The facts that a countdown needs; an event's summary has them too. */
export type CountdownFacts = Pick<
  Event,
  'finished' | 'locked' | 'lockAt' | 'openUntil' | 'metadata'
>;

export type PhaseFacts = Pick<Event, 'finished' | 'locked' | 'lockAt' | 'openUntil'> & {
  metadata: Pick<Event['metadata'], 'endDate'>;
};
export type CountdownPhase = EventPhase;

export interface CountdownState {
  readonly phase: CountdownPhase;
  readonly label: string;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const COUNTDOWN_LABEL: Record<CountdownPhase, string> = {
  open: m.picksLockIn(),
  locked: m.picksAreLocked(),
  complete: m.eventIsComplete(),
};

/** The phase of an event at an instant of the server's clock. */
export const phaseOf = (
  { finished, locked, lockAt, openUntil, metadata }: PhaseFacts,
  now: number,
): CountdownPhase =>
  eventPhase(
    {
      isFinished: finished,
      isSealed: locked,
      // A stage that locks in parts may be open without a known end.
      lockAt: openUntil === null ? Number.POSITIVE_INFINITY : instantOf(openUntil ?? lockAt),
      endsAt: Date.parse(metadata.endDate),
    },
    now,
  );

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Splits what is left until an instant into whole units; a started second counts whole. */
export function timeLeft(until: number, now: number) {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** '2 days 1 hour 0 minutes': without the seconds, that never stop. */
export const spokenTime = (days: number, hours: number, minutes: number) =>
  [unitText(days, 'day'), unitText(hours, 'hour'), unitText(minutes, 'minute')].join(' ');

/** The countdown at an instant of the server's clock [rule: event-page-7, events-12, locks-2]. */
export function countdownState(event: CountdownFacts, now: number): CountdownState {
  const phase = phaseOf(event, now);
  const until = phase === 'open' && event.lockAt !== null ? Date.parse(event.lockAt) : now;
  return { phase, label: COUNTDOWN_LABEL[phase], ...timeLeft(until, now) };
}
