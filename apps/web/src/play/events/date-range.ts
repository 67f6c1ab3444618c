const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Tournament days are UTC days: an event ends at 23:59:59 UTC of its last one [rule: events-11]. */
const dayOf = (instant: string) => {
  const date = new Date(instant);
  return {
    month: MONTHS[date.getUTCMonth()] ?? '',
    day: String(date.getUTCDate()).padStart(2, '0'),
    year: date.getUTCFullYear(),
  };
};

/** 'June 22' */
export function dateOf(instant: string): string {
  const { month, day } = dayOf(instant);
  return `${month} ${day}`;
}

/** 'Month DD - DD', or 'Month DD - Month DD' across months [rule: event-page-3]. */
export function dateRange(startAt: string, endAt: string): string {
  const start = dayOf(startAt);
  const end = dayOf(endAt);
  const isSameMonth = start.month === end.month && start.year === end.year;
  if (isSameMonth && start.day === end.day) return `${start.month} ${start.day}`;
  return `${start.month} ${start.day} - ${isSameMonth ? '' : `${end.month} `}${end.day}`;
}
