// A server knows no viewer's zone: its words name UTC [rule: product-31].

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '3:05 PM UTC' */
export const utcTime = (at: Date): string => `${time.format(at)} UTC`;

/** 'June 7, 2025, 3:05 PM UTC' */
export const utcInstant = (at: Date): string => `${day.format(at)}, ${utcTime(at)}`;
