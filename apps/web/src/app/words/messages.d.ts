// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Logged Out */
  readonly loggedOutTitle: () => string;
  /** Signed In */
  readonly signedInTitle: () => string;
  /** Load Page Again */
  readonly loadPageAgain: () => string;
  /** Stay Here */
  readonly stayHere: () => string;
  /** You have logged out in another tab. Log in again there to save what is on this page. */
  readonly loggedOutElsewhere: () => string;
  /** You have signed in as {username} in another tab. This page still shows the earlier account and cannot save for {username}. */
  readonly signedInElsewhere: (values: { readonly username: string | number }) => string;
  /** The server is not responding. This page may be out of date. */
  readonly noAnswer: () => string;
  /** This page is as of {time}. Saving is not possible right now. */
  readonly ofBefore: (values: { readonly time: string | number }) => string;
  /** No connection. This page may be out of date. */
  readonly noConnection: () => string;
  /** Error */
  readonly error: () => string;
  /** OK */
  readonly ok: () => string;
  /** Something went wrong */
  readonly somethingWentWrong: () => string;
  /** Maintenance */
  readonly maintenance: () => string;
  /** Notifications could not be loaded. Try again */
  readonly notificationsFailed: () => string;
  /** Callshot home */
  readonly home: () => string;
  /** Game: {name} */
  readonly game: (values: { readonly name: string | number }) => string;
  /** Main */
  readonly mainPlaces: () => string;
  /** This page could not be shown */
  readonly pageFailed: () => string;
  /** A newer version may just have been published. Unsaved picks are kept. */
  readonly pageFailedText: () => string;
  /** Reload */
  readonly reload: () => string;
  /** This page is for admins. */
  readonly forAdmins: () => string;
  /** This page is for admins. Log in to open it. */
  readonly forAdminsLogIn: () => string;
  /** This page is for staff. */
  readonly forStaff: () => string;
  /** This page is for staff. Log in to open it. */
  readonly forStaffLogIn: () => string;
  /** Not allowed */
  readonly notAllowed: () => string;
  /** See the current event */
  readonly seeCurrentEvent: () => string;
  /** Login */
  readonly login: () => string;
  /** Skip to content */
  readonly skipToContent: () => string;
  /** Staff */
  readonly staff: () => string;
  /** Keys of this page */
  readonly keysOfPage: () => string;
  /** shows all keys */
  readonly showsAllKeys: () => string;
  /** Pages */
  readonly pages: () => string;
  /** {count, number}<quiet> waiting</quiet> */
  readonly waiting: (values: { readonly count: number; readonly quiet: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Events */
  readonly events: () => string;
  /** Community */
  readonly community: () => string;
  /** System */
  readonly system: () => string;
  /** You were logged out here: an account can be logged in on 20 devices, and this was the oldest login. */
  readonly endTooMany: () => string;
  /** You were logged out here: the password of your account was changed. */
  readonly endPassword: () => string;
  /** You were logged out here from another device. */
  readonly endElsewhere: () => string;
  /** You were logged out here: staff stay logged in for 12 hours. */
  readonly endStaffHours: () => string;
  /** You were logged out here: your account has a staff role now, and this device was not in use. */
  readonly endRole: () => string;
  /** Log In */
  readonly logIn: () => string;
  /** A new version is ready */
  readonly newVersion: () => string;
  /** You are offline */
  readonly offlineTitle: () => string;
  /** We look for a connection every few seconds. */
  readonly offlineText: () => string;
  /** The server is not responding */
  readonly awayTitle: () => string;
  /** We keep trying, and this page goes on once it answers. */
  readonly awayText: () => string;
  /** {stage}, as this device saw it on {time} */
  readonly seenAt: (values: { readonly stage: string | number; readonly time: string | number }) => string;
  /** Picks and boards are never kept here */
  readonly neverKept: () => string;
  /** They change by the minute, so an old one would be wrong. */
  readonly neverKeptText: () => string;
  /** Your slip is safe on the server: it was saved on {time}. */
  readonly slipSafe: (values: { readonly time: string | number }) => string;
  /** Try now */
  readonly tryNow: () => string;
  /** Still no answer. */
  readonly stillNothing: () => string;
  /** What is on this device */
  readonly whatIsHere: () => string;
  /** Pages and art */
  readonly pagesAndArt: () => string;
  /** Picks you have not submitted */
  readonly unsubmitted: () => string;
  /** Picks you have not submitted: {stage} */
  readonly unsubmittedOf: (values: { readonly stage: string | number }) => string;
  /** on this device */
  readonly onThisDevice: () => string;
  /** Lock: {time} */
  readonly lockTime: (values: { readonly time: string | number }) => string;
  /** as of {time} */
  readonly asOf: (values: { readonly time: string | number }) => string;
  /** Picks, scores and boards */
  readonly picksAndBoards: () => string;
  /** need a connection */
  readonly needConnection: () => string;
  /** Submitting */
  readonly submitting: () => string;
  /** needs a connection */
  readonly needsConnection: () => string;
  /** Update */
  readonly update: () => string;
  /** After Submit */
  readonly afterSubmit: () => string;
  /** Your picks stay when you take it. */
  readonly picksStay: () => string;
  /** It is taken once you have submitted. */
  readonly takenAfterSubmit: () => string;
  /** Not now */
  readonly notNow: () => string;
  /** Callshot on your home screen */
  readonly installTitle: () => string;
  /** Callshot as an app */
  readonly installTitleDesktop: () => string;
  /** Opens at once, also on a bad line. Reminders before each lock, if you want them. */
  readonly installText: () => string;
  /** Install */
  readonly install: () => string;
  /** Tap <bold>Share</bold> in your browser’s bar. */
  readonly installStepShare: (values: { readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Choose <bold>Add to Home Screen</bold>. */
  readonly installStepAdd: (values: { readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
};
