import { type Endpoint, isForKeys, needsSiteChecks, type Who } from '@callshot/contract';
import type { Caller } from './handler.ts';

export type Denial = 'unauthorized' | 'forbidden' | 'other_account';

/** Nobody signed in is 401, the wrong role 403 [rule: staff-6]; Admin may do what any role may. */
export function denyAccess(who: Who, caller: Caller): Denial | null {
  if (who === 'anyone') return null;
  if (caller.user === null || isForKeys(who)) return 'unauthorized';
  if (who === 'user' || caller.roles.has('Admin')) return null;
  return who.some((role) => caller.roles.has(role)) ? null : 'forbidden';
}

/**
 * A page changes nothing in the name of somebody who has signed in in its browser since it was loaded; it says in
 * the header `User` whom it acts for [rule: accounts-50].
 */
export const isOfOtherAccount = (endpoint: Endpoint, caller: Caller, actsFor: unknown): boolean =>
  needsSiteChecks(endpoint) &&
  caller.user !== null &&
  actsFor !== undefined &&
  actsFor !== String(caller.user.id);
