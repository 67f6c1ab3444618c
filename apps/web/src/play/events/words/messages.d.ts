// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** {month} {day} */
  readonly monthDay: (values: { readonly month: string | number; readonly day: string | number }) => string;
  /** {month} {first} - {last} */
  readonly daysOfMonth: (values: { readonly month: string | number; readonly first: string | number; readonly last: string | number }) => string;
  /** {first} - {last} */
  readonly daysAcrossMonths: (values: { readonly first: string | number; readonly last: string | number }) => string;
  /** Picks lock in: */
  readonly picksLockIn: () => string;
  /** Picks Are Locked */
  readonly picksAreLocked: () => string;
  /** Event is complete */
  readonly eventIsComplete: () => string;
  /** {count, plural, one {day} other {days}} */
  readonly daysUnit: (values: { readonly count: number }) => string;
  /** {count, plural, one {hour} other {hours}} */
  readonly hoursUnit: (values: { readonly count: number }) => string;
  /** min */
  readonly minutesUnit: () => string;
  /** sec */
  readonly secondsUnit: () => string;
  /** {days}d {hours}h */
  readonly daysLeft: (values: { readonly days: string | number; readonly hours: string | number }) => string;
  /** {hours}h {minutes}m */
  readonly hoursLeft: (values: { readonly hours: string | number; readonly minutes: string | number }) => string;
  /** {minutes}m */
  readonly minutesLeft: (values: { readonly minutes: string | number }) => string;
  /** Groups */
  readonly groups: () => string;
  /** <quiet>{title}: </quiet>Table */
  readonly tableOf: (values: { readonly quiet: (inside: ReactNode) => ReactNode; readonly title: string | number }) => ReactNode;
  /** Place */
  readonly place: () => string;
  /** Team */
  readonly team: () => string;
  /** Matches played */
  readonly matchesPlayed: () => string;
  /** P */
  readonly playedShort: () => string;
  /** Won, drawn, lost */
  readonly wonDrawnLost: () => string;
  /** W-D-L */
  readonly recordShort: () => string;
  /** Maps won and lost */
  readonly mapsWonLost: () => string;
  /** Maps */
  readonly maps: () => string;
  /** Points: 3 for a win, 1 for a draw */
  readonly pointsHelp: () => string;
  /** Pts */
  readonly pointsShort: () => string;
  /** level */
  readonly level: () => string;
  /** by maps */
  readonly byMaps: () => string;
  /** by their matches */
  readonly byTheirMatches: () => string;
  /** by maps of their matches */
  readonly byMapsOfTheirMatches: () => string;
  /** by staff */
  readonly byStaff: () => string;
  /** Level teams, by staff: {note} */
  readonly levelByStaff: (values: { readonly note: string | number }) => string;
  /** Not known */
  readonly teamNotKnown: () => string;
};
