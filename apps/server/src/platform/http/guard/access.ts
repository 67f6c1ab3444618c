import { type Endpoint, isForKeys, needsSiteChecks, type Who } from '@callshot/contract';
import type { Caller } from '../handler.ts';

export type Denial = 'unauthorized' | 'forbidden' | 'other_account';

/** Visitors get 401, the wrong role gets 403 [rule: staff-6]. Admin has every role's rights. */
export function denyAccess(who: Who, caller: Caller): Denial | null {
  if (who === 'anyone') return null;
  if (caller.user === null || isForKeys(who)) return 'unauthorized';
  if (who === 'user' || caller.roles.has('Admin')) return null;
  return who.some((role) => caller.roles.has(role)) ? null : 'forbidden';
}

/**
 * The header `User` names the account that the page was loaded for. If another one has signed in in
 * its browser since, the page changes nothing [rule: accounts-50].
 */
export const isOfOtherAccount = (endpoint: Endpoint, caller: Caller, actsFor: unknown): boolean =>
  needsSiteChecks(endpoint) &&
  caller.user !== null &&
  actsFor !== undefined &&
  actsFor !== String(caller.user.id);
