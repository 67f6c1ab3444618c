import { z } from 'zod';
import { eventDesk } from './desk-event.ts';
import { noEvent, reason, reasonRequired } from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, plannedInstant } from './values.ts';

/** When picks lock, and when matches begin. */
export const timeCalls = {
  'POST /api/event/extendLock': endpoint({
    summary: 'Put the lock of the current stage off for everybody; audited, and a banner says so',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    isUrgent: true,
    body: z.object({
      eventId: id,
      /** The lock that is put off: sent twice, it is put off once. */
      lockAt: instant,
      minutes: z.int().min(1).max(10_080),
      reason,
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...reasonRequired,
      lock_changed: { status: 409, title: 'The lock was changed meanwhile' },
      lock_still_past: {
        status: 400,
        title: 'By so few minutes the lock would still be past',
      },
      stage_has_results: {
        status: 409,
        title: 'Results of this stage are known; its picks cannot be opened',
      },
      locks_in_parts: {
        status: 409,
        title: 'This stage locks match by match: move the start of a match instead',
      },
      event_finished: { status: 409, title: 'The event is finished; resume it first' },
    },
  }),
  'POST /api/event/matchTime': endpoint({
    summary:
      'Say when a match begins; the lock of an open stage moves with its first match; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      eventSubstageId: id,
      /** Slot of a bracket match; empty = the first match of the substage. */
      slot: z.string().max(100),
      /** Null = not known. */
      startsAt: plannedInstant.nullable(),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      match_not_found: { status: 404, title: 'There is no such match in this event' },
    },
  }),
} as const;
