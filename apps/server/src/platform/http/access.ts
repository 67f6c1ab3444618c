import type { Who } from '@callshot/contract';
import type { Caller } from './handler.ts';

/** Nobody signed in is 401, the wrong role 403 [rule: staff-6]; Admin may do what any role may. */
export function denyAccess(who: Who, caller: Caller): 'unauthorized' | 'forbidden' | null {
  if (who === 'anyone') return null;
  if (caller.user === null) return 'unauthorized';
  if (who === 'user' || caller.roles.has('Admin')) return null;
  return who.some((role) => caller.roles.has(role)) ? null : 'forbidden';
}
