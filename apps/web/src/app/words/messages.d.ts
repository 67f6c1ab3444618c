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
  /** Now */
  readonly takeNow: () => string;
};
