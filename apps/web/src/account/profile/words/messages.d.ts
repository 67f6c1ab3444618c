// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Profile */
  readonly profile: () => string;
  /** This profile could not be loaded */
  readonly profileFailed: () => string;
  /** Loading the profile */
  readonly loadingProfile: () => string;
  /** Your profile */
  readonly yourProfile: () => string;
  /** Notifications */
  readonly notifications: () => string;
  /** Everything arrives at the bell. Choose what else you want. */
  readonly notificationsText: () => string;
  /** Account */
  readonly account: () => string;
  /** Member since {month} */
  readonly memberSince: (values: { readonly month: string | number }) => string;
  /** Choose a username */
  readonly chooseUsername: () => string;
  /** Admin */
  readonly admin: () => string;
  /** Event Creator */
  readonly eventCreator: () => string;
  /** Survey Creator */
  readonly surveyCreator: () => string;
  /** Moderator */
  readonly moderator: () => string;
  /** Analyst */
  readonly analyst: () => string;
  /** Share */
  readonly share: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copy this link: {link} */
  readonly copyThisLink: (values: { readonly link: string | number }) => string;
  /** the trophy case */
  readonly trophyCaseData: () => string;
  /** the trophies */
  readonly trophiesData: () => string;
  /** {count, plural, one {event} other {events}} */
  readonly eventsUnit: (values: { readonly count: number }) => string;
  /** best rank */
  readonly bestRank: () => string;
  /** {count, plural, one {trophy} other {trophies}} */
  readonly trophiesUnit: (values: { readonly count: number }) => string;
  /** Pinned trophy */
  readonly pinnedTrophy: () => string;
  /** Nothing is pinned beside your name. */
  readonly nothingPinned: () => string;
  /** Pin a trophy */
  readonly pinTrophy: () => string;
  /** Change pin */
  readonly changePin: () => string;
  /** Unpin */
  readonly unpin: () => string;
  /** Trophy case */
  readonly trophyCase: () => string;
  /** Edit case */
  readonly editCase: () => string;
  /** Change slot {slot}: {event} */
  readonly changeSlot: (values: { readonly slot: string | number; readonly event: string | number }) => string;
  /** Fill slot {slot} */
  readonly fillSlot: (values: { readonly slot: string | number }) => string;
  /** Empty */
  readonly emptySlot: () => string;
  /** Linked accounts */
  readonly linkedAccounts: () => string;
  /** LINKED ACCOUNTS */
  readonly linkedAccountsTitle: () => string;
  /** linked */
  readonly linked: () => string;
  /** Link {provider} */
  readonly linkProvider: (values: { readonly provider: string | number }) => string;
  /** Events */
  readonly events: () => string;
  /** The events could not be loaded */
  readonly eventsFailed: () => string;
  /** No events yet. */
  readonly noEventsYet: () => string;
  /** Show more events */
  readonly showMoreEvents: () => string;
  /** rank */
  readonly rankBefore: () => string;
  /** shared, */
  readonly rankShared: () => string;
  /** Top {percent}% */
  readonly topPercent: (values: { readonly percent: string | number }) => string;
  /** {count, number} pts. */
  readonly points: (values: { readonly count: number }) => string;
  /** Display */
  readonly display: () => string;
  /** Motion follows your system: where it asks for less, nothing moves here. */
  readonly motionHint: () => string;
  /** Theme */
  readonly theme: () => string;
  /** API tokens and webhooks */
  readonly apiTitle: () => string;
  /** Your own programs can read, save your picks and hear about events. */
  readonly apiText: () => string;
  /** Open the developer page */
  readonly openDeveloperPage: () => string;
  /** Sessions */
  readonly sessions: () => string;
  /** Browsers that are signed in to your account. End any that you do not know or no longer use. */
  readonly sessionsText: () => string;
  /** your sessions */
  readonly sessionsData: () => string;
  /** This browser */
  readonly thisBrowser: () => string;
  /** Active now */
  readonly activeNow: () => string;
  /** Last active {time} */
  readonly lastActive: (values: { readonly time: string | number }) => string;
  /** Signed in {time} */
  readonly signedIn: (values: { readonly time: string | number }) => string;
  /** End */
  readonly endAction: () => string;
  /** End this session? */
  readonly endThisSession: () => string;
  /** End session */
  readonly endSession: () => string;
  /** Session ended: {device} */
  readonly sessionEnded: (values: { readonly device: string | number }) => string;
  /** End all other sessions */
  readonly endAllOtherSessions: () => string;
  /** {count, plural, one {End # other sessions?} other {End # other sessions?}} */
  readonly endOthersQuestion: (values: { readonly count: number }) => string;
  /** End all others */
  readonly endAllOthers: () => string;
  /** All other sessions ended */
  readonly allOtherSessionsEnded: () => string;
  /** Submissions */
  readonly submissions: () => string;
  /** Every time your picks for an event were saved. Only you see this list. */
  readonly submissionsText: () => string;
  /** the events */
  readonly eventsData: () => string;
  /** There are no events yet. */
  readonly thereAreNoEvents: () => string;
  /** Event */
  readonly eventLabel: () => string;
  /** your submissions */
  readonly submissionsData: () => string;
  /** You have not submitted anything here. */
  readonly nothingSubmitted: () => string;
  /** {stage}, {count, plural, one {# pick} other {# picks}} */
  readonly saved: (values: { readonly stage: string | number; readonly count: number }) => string;
  /** {stage}, {count, plural, one {# pick} other {# picks}}, edited by staff */
  readonly savedByStaff: (values: { readonly stage: string | number; readonly count: number }) => string;
  /** {stage}, {count, plural, one {# pick} other {# picks}}, after the lock */
  readonly savedAfterLock: (values: { readonly stage: string | number; readonly count: number }) => string;
  /** {count, plural, one {and # earlier ones: all are in the file below} other {and # earlier ones: all are in the file below}} */
  readonly earlierOnes: (values: { readonly count: number }) => string;
  /** Download your data */
  readonly downloadYourData: () => string;
  /** Everything Callshot stores about you, as a JSON file: account, sessions, picks with earlier submissions, trophies, notifications and what you did. */
  readonly downloadText: () => string;
  /** Download JSON */
  readonly downloadJson: () => string;
  /** Saved as {name} */
  readonly savedAs: (values: { readonly name: string | number }) => string;
  /** Delete account */
  readonly deleteAccount: () => string;
  /** Ends your account for good. You first see what is deleted and what stays. */
  readonly deleteAccountText: () => string;
  /** Delete account… */
  readonly deleteAccountAction: () => string;
  /** what a deletion asks for */
  readonly deletionData: () => string;
  /** <strong>Deleted:</strong> your name, email, password, linked accounts, sessions, settings and notifications. */
  readonly isDeleted: (values: { readonly strong: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** <strong>Stays, without your name:</strong> your picks and trophies, so that the ranks of others stay true. Boards say “deleted user”. */
  readonly stays: (values: { readonly strong: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** This cannot be undone, and nobody can bring the account back. */
  readonly cannotBeUndone: () => string;
  /** Type your username to confirm */
  readonly typeYourUsername: () => string;
  /** Exactly as written: {username} */
  readonly exactlyAsWritten: (values: { readonly username: string | number }) => string;
  /** Password */
  readonly password: () => string;
  /** Delete my account */
  readonly deleteMyAccount: () => string;
  /** Keep my account */
  readonly keepMyAccount: () => string;
  /** delete the account */
  readonly deleteAccountPurpose: () => string;
  /** You are the last admin */
  readonly lastAdminTitle: () => string;
  /** Make somebody else an admin first. Then this account can be deleted. */
  readonly lastAdminText: () => string;
  /** Back */
  readonly back: () => string;
  /** Account deleted */
  readonly accountDeleted: () => string;
  /** Your account and what it held are gone. Thank you for playing. */
  readonly farewellText: () => string;
  /** Done */
  readonly done: () => string;
  /** Late entry */
  readonly lateEntry: () => string;
};
