import { z } from 'zod';
import { eventDesk } from './desk-event.ts';
import { eventChanged, noEvent, staff } from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { stageMapping } from './liquipedia.ts';
import { id, instant, version } from './values.ts';

const rosterPlace = z.object({
  position: z.enum(['Player', 'Captain', 'Coach', 'Substitute', 'Other']),
  username: z.string(),
});

/** News of the wiki about an event's teams. */
export const teamUpdate = z.object({
  /** Hash of the following, which applying it must name. */
  hash: z.string(),
  isApplied: z.boolean(),
  changes: z.array(
    z.object({
      teamId: id,
      name: z.string(),
      /** Found by its players: the wiki has it under another page now. */
      isRenamed: z.boolean(),
      /** Null = as it is. */
      newName: z.string().nullable(),
      newAbbreviation: z.string().nullable(),
      newLogo: z.string().nullable(),
      joined: z.array(rosterPlace),
      left: z.array(rosterPlace),
    }),
  ),
  /** Teams of which the wiki's tournament tells nothing: renamed, or replaced. */
  missing: z.array(z.object({ teamId: id, name: z.string() })),
  readAt: instant,
});

const wikiRefusals = {
  not_from_wiki: { status: 409, title: 'This event was made by hand' },
  wiki_unavailable: { status: 503, title: 'The tournament wiki cannot be read now' },
  tournament_not_found: { status: 404, title: 'The wiki has no such tournament (any more)' },
} as const;
/** Calls for everything that an event takes from its wiki page besides results. */
export const wikiCalls = {
  'POST /api/event/mapping': endpoint({
    summary:
      'Say anew which group of the wiki stands in which slot of the event; the wiki is looked at again; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({ eventId: id, version, stageMapping }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      ...wikiRefusals,
      mapping_refused: {
        status: 400,
        title: 'The tournament does not fit the event as it is mapped',
      },
    },
  }),
  'POST /api/event/updateteams': endpoint({
    summary:
      'Read names, rosters and logos of the wiki again: what differs, and with its hash the same applied; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      /** The hash of the difference that is to be applied; without it nothing is changed. */
      apply: z.string().max(64).optional(),
    }),
    response: teamUpdate,
    refusals: {
      ...noEvent,
      ...wikiRefusals,
      teams_changed: { status: 409, title: 'The wiki has changed: look again' },
    },
  }),
} as const;
