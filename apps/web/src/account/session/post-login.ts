import { isSecretPage } from '../../platform/core/secret-address.ts';
import { forgetInvite } from './waiting-invite.ts';

/** Picks that a visitor submits. A user who comes back from here signed in submits them. */
export interface WaitingSlip {
  readonly eventId: number;
  readonly eventStageId: number;
  /** Comes out of a store, too: a reader checks its shape. */
  readonly picks: unknown;
}

const KEY = 'callshot.post-login-path';
const ARRIVED = 'callshot.waiting-slip';
/** Milliseconds a place is kept. Later logins start afresh. */
const KEPT_FOR = 24 * 60 * 60 * 1000;
/** As long as the page that a login leads to takes to be loaded. */
const ARRIVES_WITHIN = 2 * 60 * 1000;

interface Place {
  readonly path: string;
  readonly at: number;
  readonly slip?: WaitingSlip | undefined;
}

/**
 * A path of this site and nothing else: one leading slash, then no second one and no backslash
 * [rule: accounts-30].
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Remembers where to go on after the next login; the page on screen unless told. */
export function storePostLoginPath(
  path = location.pathname + location.search,
  slip?: WaitingSlip,
): void {
  forgetPostLoginPath();
  // The latest request is done first.
  if (slip) forgetInvite();
  if (!isOwnPath(path) || isSecretPage(path)) return;
  const place: Place = { path, at: Date.now(), slip };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** The same, unless a page that asked for the login has said where to go on. */
export function keepPostLoginPath(): void {
  if (readPlace() === null) storePostLoginPath();
}

/** A login leads back to where it was begun [rule: accounts-52]; from the landing page on to the picks. */
export function storePlace(): void {
  if (location.pathname === '/') forgetPostLoginPath();
  else storePostLoginPath();
}

function readPlace(): Place | null {
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isGood = place && isOwnPath(place.path) && Date.now() - place.at < KEPT_FOR;
    return isGood ? place : null;
  } catch {
    return null;
  }
}

/** Whether somebody who is signed in now has picks to submit where the login began. */
export const hasWaitingSlip = (): boolean => readPlace()?.slip !== undefined;

/**
 * The remembered path, once, for a user who is signed in now. Their earlier submission goes along.
 */
export function takePostLoginPath(): string | null {
  const place = readPlace();
  forgetPostLoginPath();
  if (place?.slip) sessionStorage.setItem(ARRIVED, JSON.stringify({ ...place, at: Date.now() }));
  return place?.path ?? null;
}

/** The same for somebody who did not sign in: nothing is submitted. */
export function leavePostLoginPath(): string | null {
  const place = readPlace();
  forgetPostLoginPath();
  return place?.path ?? null;
}

/** A login that was given up leads nowhere later. */
export function forgetPostLoginPath(): void {
  sessionStorage.removeItem(KEY);
  forgetWaitingSlip();
}

/**
 * The slip that was submitted before the login that led to this page; null for any other stage, and
 * later.
 */
export function waitingSlip(eventId: number, eventStageId: number): WaitingSlip | null {
  const stored = sessionStorage.getItem(ARRIVED);
  if (stored === null) return null;
  const { slip, at }: Place = JSON.parse(stored);
  const isHere = slip?.eventId === eventId && slip.eventStageId === eventStageId;
  return isHere && Date.now() - at < ARRIVES_WITHIN ? slip : null;
}

export const forgetWaitingSlip = (): void => sessionStorage.removeItem(ARRIVED);
