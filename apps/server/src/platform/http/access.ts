import { isForKeys, type Who } from '@callshot/contract';
import type { Caller } from './handler.ts';

export type Denial = 'unauthorized' | 'forbidden';

/** Nobody signed in is 401, the wrong role 403 [rule: staff-6]; Admin may do what any role may. */
export function denyAccess(who: Who, caller: Caller): Denial | null {
  if (who === 'anyone') return null;
  if (caller.user === null || isForKeys(who)) return 'unauthorized';
  if (who === 'user' || caller.roles.has('Admin')) return null;
  return who.some((role) => caller.roles.has(role)) ? null : 'forbidden';
}
