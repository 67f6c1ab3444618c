import { spokenLanguage } from '@callshot/rules';

// A server knows no viewer's zone: its words name UTC [rule: product-31].

const inUtc = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { ...options, timeZone: 'UTC' }).format(at);

/** '3:05 PM UTC' */
export const utcTime = (at: Date): string =>
  `${inUtc(at, { hour: 'numeric', minute: '2-digit' })} UTC`;

/** 'June 7, 2025, 3:05 PM UTC' */
export const utcInstant = (at: Date): string =>
  `${inUtc(at, { dateStyle: 'long' })}, ${utcTime(at)}`;
