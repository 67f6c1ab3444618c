import { z } from 'zod';
import { deskEvent, eventDesk } from './desk-event.ts';
import { noEvent, staff } from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { factCalls } from './event-facts.ts';
import { matchCalls } from './event-matches.ts';
import { seatCalls } from './event-seats.ts';
import { teamEditCalls } from './event-team-edits.ts';
import { timeCalls } from './event-times.ts';
import { wikiCalls } from './event-wiki.ts';
import { gameIdText, idText } from './values.ts';

/** Everything by which staff run events. */
export const eventDeskEndpoints = {
  'GET /api/event/desk': endpoint({
    summary: 'Every event of a game as staff see it, archived ones included, newest first',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText }),
    response: z.array(deskEvent),
    refusals: {},
  }),
  'GET /api/event/desk/:eventId': endpoint({
    summary: 'One event with all that staff run it by',
    who: staff,
    mutates: false,
    cache: 'private',
    tellsTime: true,
    params: z.object({ eventId: idText }),
    response: eventDesk,
    refusals: noEvent,
  }),
  ...factCalls,
  ...timeCalls,
  ...seatCalls,
  ...matchCalls,
  ...teamEditCalls,
  ...wikiCalls,
} as const;
