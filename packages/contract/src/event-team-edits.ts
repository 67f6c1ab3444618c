import { z } from 'zod';
import { eventDesk } from './desk-event.ts';
import { link, linkRefused, noEvent, staff } from './desk-refusals.ts';
import { bodyLimits, endpoint } from './endpoint.ts';
import { nameReserved, teamName } from './event-seats.ts';
import { teamRanking } from './team-facts.ts';
import { pictureRefused, uploadedPicture } from './uploaded-picture.ts';
import { day, id } from './values.ts';

const ofTeam = { eventId: id, teamId: id };
/** Empty = made of the name. */
const abbreviation = z.string().trim().max(16);

const typedRanking = z.object({
  place: z.int().min(1).max(9999),
  source: z.string().trim().min(1).max(60),
  asOf: day,
  /** Empty = none. */
  url: link,
});

const noTeam = {
  team_not_found: { status: 404, title: 'This team does not play in the event' },
} as const;
/** With `{ name, abbreviation, logoUrl }` as `current`. */
const teamChanged = {
  team_changed: { status: 409, title: 'Somebody else changed this team meanwhile' },
} as const;

/** Edits of a team's name and look, in all of its events. Entrants get no notice. */
export const teamEditCalls = {
  'POST /api/event/teamName': endpoint({
    summary: 'Rename a team in all of its events; the wiki does not undo it; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      ...ofTeam,
      name: teamName,
      abbreviation,
      /** The name that the caller has seen. */
      was: z.object({ name: z.string().max(500), abbreviation: z.string().max(500) }),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...noTeam,
      ...nameReserved,
      ...teamChanged,
      /** With `{ teamId, name, playsHere }` of the other as `current`. */
      name_taken: { status: 409, title: 'Another team of the game has this name' },
    },
  }),
  'POST /api/event/mergeTeams': endpoint({
    summary:
      'Merge a misspelt team into the right one, which takes its places, names and picks in all of its events; sends no notice, can be undone; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      ...ofTeam,
      /** The team that it is. */
      intoTeamId: id,
      /** Both names that the caller has seen. */
      was: z.object({ name: z.string().max(500), intoName: z.string().max(500) }),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...noTeam,
      ...teamChanged,
      same_team: { status: 400, title: 'This is the same team: choose another one' },
      into_not_found: { status: 404, title: 'The game has no such team' },
      /** With a problem for each stage. */
      teams_meet: {
        status: 409,
        title: 'Both play in one stage: replace one of them there first',
      },
    },
  }),
  'POST /api/event/teamPicture': endpoint({
    summary:
      'Give a team a picture, in all of its events: one that is uploaded, or copied from its address, or none; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    bodyLimit: bodyLimits.picture,
    limit: { of: 'user', atOnce: 50, perHour: 300 },
    body: z.union([
      z.strictObject({ ...ofTeam, picture: uploadedPicture }),
      z.strictObject({ ...ofTeam, address: link.min(1) }),
      z.strictObject({ ...ofTeam, isRemoved: z.literal(true) }),
    ]),
    response: eventDesk,
    refusals: { ...noEvent, ...noTeam, ...pictureRefused },
  }),
  'POST /api/event/teamRanking': endpoint({
    summary:
      'Say where a team of the event stands in a ranking, change it, or take it away; shown beside the team; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      ...ofTeam,
      /** Null = take it away. */
      ranking: typedRanking.nullable(),
      /** The ranking that the caller has seen. */
      was: teamRanking
        .extend({ source: z.string().max(500), url: z.string().max(500).nullable() })
        .nullable(),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...noTeam,
      url_refused: linkRefused.url_refused,
      /** With `{ ranking }` as `current`. */
      ranking_changed: { status: 409, title: 'Somebody else changed this ranking meanwhile' },
    },
  }),
  'POST /api/event/undoTeamEdit': endpoint({
    summary: 'Undo the last edit of a team by staff; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({ eventId: id, editId: id }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      edit_not_found: { status: 404, title: 'This event has no such edit of a team' },
      edited_since: { status: 409, title: 'The team has changed again since' },
      ...teamChanged,
    },
  }),
} as const;
