import { isSurveyOpen } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';

const day = new Intl.DateTimeFormat(language(), {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Its day alone, in UTC. */
export const dayWords = (instant: string): string => day.format(new Date(instant));

/** An instant as a field of date and time has it, in UTC. */
export const fieldOf = (instant: string | null): string => instant?.slice(0, 16) ?? '';

/** Null = nothing that is a time was typed. */
export function instantOf(field: string): string | null {
  const at = new Date(`${field}Z`);
  return field === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export type SurveyStanding = 'planned' | 'open' | 'closed' | 'unplanned';

interface Times {
  readonly openTime: string | null;
  readonly closeTime: string | null;
}

/** The state of a survey at an instant. */
export function standingOf(times: Times, nowMs: number): SurveyStanding {
  if (times.openTime === null || times.closeTime === null) return 'unplanned';
  if (isSurveyOpen(times, nowMs)) return 'open';
  return nowMs < Date.parse(times.openTime) ? 'planned' : 'closed';
}
