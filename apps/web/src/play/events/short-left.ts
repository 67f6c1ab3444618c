import { timeLeft } from './countdown-state.ts';

/** '2d 21h', '3h 5m' or '12m'. */
export function shortLeft(until: string, now: number): string {
  const { days, hours, minutes } = timeLeft(Date.parse(until), now);
  if (days > 0) return `${days}d ${hours}h`;
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}
