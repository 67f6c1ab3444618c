// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Leagues */
  readonly leagues: () => string;
  /** Rename or close leagues. Deleted ones can be brought back for 30 days. */
  readonly intro: () => string;
  /** Which leagues */
  readonly whichLeagues: () => string;
  /** All leagues */
  readonly allLeagues: () => string;
  /** Deleted */
  readonly deleted: () => string;
  /** Newest first */
  readonly newestFirst: () => string;
  /** Part of the name */
  readonly searchLabel: () => string;
  /** Search */
  readonly searchAction: () => string;
  /** League */
  readonly league: () => string;
  /** Creator */
  readonly creator: () => string;
  /** Members */
  readonly members: () => string;
  /** Made */
  readonly madeOn: () => string;
  /** Flags */
  readonly flags: () => string;
  /** The leagues */
  readonly whatLeagues: () => string;
  /** No leagues yet */
  readonly noLeaguesYet: () => string;
  /** No leagues found */
  readonly noneFound: () => string;
  /** Try part of the name. */
  readonly noneFoundText: () => string;
  /** Private */
  readonly flagPrivate: () => string;
  /** Analyst */
  readonly flagAnalyst: () => string;
  /** Hidden */
  readonly flagHidden: () => string;
  /** {count, plural, one {# report} other {# reports}} */
  readonly reportCount: (values: { readonly count: number }) => string;
  /** {league} is closed */
  readonly leagueClosed: (values: { readonly league: string | number }) => string;
  /** Close */
  readonly closeTitle: () => string;
  /** It disappears for everyone, and its members ({count, plural, one {# person} other {# people}}) are told why. You can bring it back with all of them for 30 days. */
  readonly closeEffect: (values: { readonly count: number }) => string;
  /** Why (its members read it) */
  readonly closeReason: () => string;
  /** Say why */
  readonly sayWhy: () => string;
  /** Close this league */
  readonly closeAction: () => string;
  /** Why */
  readonly why: () => string;
  /** Kept until */
  readonly keptUntil: () => string;
  /** Actions */
  readonly actions: () => string;
  /** Deleted leagues */
  readonly deletedLeagues: () => string;
  /** Kept for 30 days with all their members */
  readonly deletedText: () => string;
  /** The deleted leagues */
  readonly whatDeletedLeagues: () => string;
  /** No league was deleted in the last 30 days */
  readonly noneDeleted: () => string;
  /** Deleted leagues, newest first */
  readonly deletedCaption: () => string;
  /** <time>{when}</time> by {username} */
  readonly deletedBy: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly when: string | number; readonly username: string | number }) => ReactNode;
  /** Bring {league} back */
  readonly bringBackLeague: (values: { readonly league: string | number }) => string;
  /** Bring back */
  readonly bringBackAction: () => string;
  /** by {creator} */
  readonly byCreator: (values: { readonly creator: string | number }) => string;
  /** Loading the league */
  readonly leagueLoading: () => string;
  /** There is no such league (any more) */
  readonly leagueGone: () => string;
  /** Deleted leagues are listed under Deleted for 30 days. */
  readonly leagueGoneText: () => string;
  /** The league could not be loaded */
  readonly leagueFailed: () => string;
  /** Plate */
  readonly plate: () => string;
  /** Page */
  readonly page: () => string;
  /** What players see */
  readonly whatPlayersSee: () => string;
  /** <link>{count, plural, one {# report of it waits} other {# reports of it wait}} for an answer</link>; a new name and closing it answer {count, plural, one {it} other {them}}. */
  readonly reportsWaiting: (values: { readonly link: (inside: ReactNode) => ReactNode; readonly count: number }) => ReactNode;
  /** Renamed to {name} */
  readonly renamedTo: (values: { readonly name: string | number }) => string;
  /** Rename */
  readonly renameAction: () => string;
  /** Name */
  readonly name: () => string;
  /** {count} of {most} */
  readonly charactersOf: (values: { readonly count: string | number; readonly most: string | number }) => string;
  /** Why ({creator} reads it) */
  readonly renameReason: (values: { readonly creator: string | number }) => string;
  /** Enter a new name and say why */
  readonly renameMissing: () => string;
  /** {league} is back */
  readonly leagueBack: (values: { readonly league: string | number }) => string;
  /** Bring this league back? */
  readonly restoreTitle: () => string;
  /** Give it a new name */
  readonly newNameMissing: () => string;
  /** Back */
  readonly backAction: () => string;
  /** <league>{name}</league> by <user>{creator}</user> comes back with {count, plural, one {# person} other {# people}} in it, and its creator is told. */
  readonly restoreText: (values: { readonly league: (inside: ReactNode) => ReactNode; readonly name: string | number; readonly user: (inside: ReactNode) => ReactNode; readonly creator: string | number; readonly count: number }) => ReactNode;
  /** Another league has this name now. Choose a new one. */
  readonly nameTaken: () => string;
  /** New name */
  readonly newName: () => string;
};
