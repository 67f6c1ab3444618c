import { z } from 'zod';
import { listOf } from './bounded.ts';
import { eventDesk } from './desk-event.ts';
import { eventChanged, noEvent, reason, reasonRequired } from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { id, version } from './values.ts';

export const teamName = z.string().trim().min(1).max(60);

/** In fields for teams, 'BYE' means no opponent and 'TBD' not known yet. */
export const nameReserved = {
  name_reserved: { status: 400, title: 'BYE and TBD are not teams: type the name of one' },
} as const;

/** Calls that seat teams. */
export const seatCalls = {
  'POST /api/event/slots': endpoint({
    summary:
      'Put teams into the groups and starting slots of a stage; picks follow the places; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      eventStageId: id,
      /** Those that are left out stay as they are. */
      substages: listOf(z.object({ eventSubstageId: id, teamIds: listOf(id, 250) }), 100),
      /** Everybody who starts in brackets: who is in none of them starts nowhere. */
      openings: listOf(
        z.object({
          eventSubstageId: id,
          slot: z.string().max(100),
          topTeamId: id.nullable(),
          bottomTeamId: id.nullable(),
          /** A bye: no opponent. */
          isBye: z.boolean(),
        }),
        500,
      ),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      stage_not_found: { status: 404, title: 'There is no such stage in this event' },
      stage_has_results: {
        status: 409,
        title: 'This stage has results: correct them with an override',
      },
      places_fixed: {
        status: 409,
        title: 'People have picked this stage: replace a team that leaves by another',
      },
      teams_refused: { status: 400, title: 'Teams cannot be placed like this' },
    },
  }),
  'POST /api/event/team': endpoint({
    summary:
      'A team by its name, to be put into a stage: made if the game knows none of that name; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, name: teamName }),
    response: z.object({ id, name: z.string() }),
    refusals: { ...noEvent, ...nameReserved },
  }),
  'POST /api/event/replaceTeam': endpoint({
    summary:
      'Put another team into every place of one; picks follow, and their owners are told; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      teamId: id,
      /** Name of the new team: one of the game's, else it is created. */
      name: teamName,
      reason,
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...reasonRequired,
      ...nameReserved,
      team_not_found: { status: 404, title: 'This team does not play in the event' },
      team_plays_here: { status: 409, title: 'That team plays in the same stage already' },
    },
  }),
} as const;
