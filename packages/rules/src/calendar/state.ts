export const calendarStates = [
  'waiting',
  'drafted',
  'doubtful',
  'open',
  'running',
  'done',
  'hidden',
] as const;
export type CalendarState = (typeof calendarStates)[number];

export interface CalendarFacts {
  readonly isHidden: boolean;
  /** The event that was made of it and is not archived; null = none. */
  readonly event: { readonly isFinished: boolean; readonly isOpen: boolean } | null;
  /** Null = the wiki was not looked at yet. */
  readonly doubts: readonly unknown[] | null;
}

/** The state of a tournament in the calendar, of which the first that holds counts [rule: calendar-5]. */
export function calendarStateOf({ isHidden, event, doubts }: CalendarFacts): CalendarState {
  if (event) return event.isFinished ? 'done' : event.isOpen ? 'open' : 'running';
  if (isHidden) return 'hidden';
  if (doubts === null) return 'waiting';
  return doubts.length > 0 ? 'doubtful' : 'drafted';
}
