import { timeLeft } from './countdown-state.ts';
import { m } from './words/messages.js';

/** '2d 21h', '3h 5m' or '12m'. */
export function shortLeft(until: string, now: number): string {
  const { days, hours, minutes } = timeLeft(Date.parse(until), now);
  if (days > 0) return m.daysLeft({ days, hours });
  return hours > 0 ? m.hoursLeft({ hours, minutes }) : m.minutesLeft({ minutes });
}
