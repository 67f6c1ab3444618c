import { m } from '../words/messages.js';

interface Left {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time left in short: '2d 05h 09m 41s'. Days and hours show only while there are any. */
export function lockUnits({ days, hours, minutes, seconds }: Left) {
  const all = [
    [days, m.dayMark()],
    [hours, m.hourMark()],
    [minutes, m.minuteMark()],
    [seconds, m.secondMark()],
  ] as const;
  const first = days > 0 ? 0 : hours > 0 ? 1 : 2;
  return all
    .slice(first)
    .map(([count, unit], at) => [at === 0 ? String(count) : twoDigits(count), unit] as const);
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The last hour, and its last ten minutes. */
export function lockUrgency({ days, hours, minutes }: Left): 'soon' | 'now' | undefined {
  if (days > 0 || hours > 0) return undefined;
  return minutes < 10 ? 'now' : 'soon';
}
