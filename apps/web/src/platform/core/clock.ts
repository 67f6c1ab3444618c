import { language } from './language.ts';

type Instant = string | number | Date;
type Words = (at: Instant) => string;

/** Made with its first use: a formatter is dear, and most pages need few. */
function words(options: Intl.DateTimeFormatOptions): Words {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(language(), options);
    return format.format(new Date(at));
  };
}

// The one clock of all screens: twelve hours, in the zone of the viewer [rule: product-31].
const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { month: 'short', day: 'numeric' } as const;
const zone = { timeZoneName: 'short' } as const;

/** '3:05 PM' */
export const timeWords = words(time);
/** 'Jun 7, 3:05 PM' */
export const instantWords = words({ ...day, ...time });
/** 'Sat, Jun 7, 3:05 PM' */
export const weekdayWords = words({ weekday: 'short', ...day, ...time });
/** 'Sat, Jun 7, 3:05 PM GMT+2' */
export const zonedWords = words({ weekday: 'short', ...day, ...time, ...zone });
/** 'Sat 3:05 PM GMT+2', of this week. */
export const soonWords = words({ weekday: 'short', ...time, ...zone });
/** 'June 7, 2025 at 3:05 PM' */
export const exactWords = words({ dateStyle: 'long', timeStyle: 'short' });
/** 'June 7, 2025 at 3:05:07 PM' */
export const secondWords = words({ dateStyle: 'long', timeStyle: 'medium' });

// Lists of staff that name UTC.
/** 'Jun 7, 2025, 3:05 PM' */
export const utcWords = words({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** 'Jun 7, 2025, 3:05:07 PM' */
export const utcStampWords = words({
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
/** '3:05:07 PM' */
export const utcSecondWords = words({ timeStyle: 'medium', timeZone: 'UTC' });
/** '3:05 PM' */
export const utcTimeWords = words({ ...time, timeZone: 'UTC' });
/** 'Jun 03, 3:05 PM', of a year that stands nearby */
export const utcDayTimeWords = words({ month: 'short', day: '2-digit', ...time, timeZone: 'UTC' });
