/** Dates are English, in the viewer's own zone (core-platform §9, decision 52). */
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'June 3, 2025' */
export const formatDate = (instant: string): string => day.format(new Date(instant));

/** 'June 3, 2025, 4:00 PM GMT+2' */
export const formatDateTime = (instant: string): string =>
  dayAndTime.format(new Date(instant)).replace(' at ', ', ');

/** 'June 3 – 22, 2025' */
export const formatDateRange = (start: string, end: string): string =>
  day.formatRange(new Date(start), new Date(end)).replaceAll('\u2009', ' ');
