import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { namedEvent } from './named-event.ts';
import { id, idText, instant } from './values.ts';

const count = z.int().min(0);

/** A team's place in a ranking, by staff's word. */
export const teamRanking = z.object({
  /** From 1, the best. */
  place: z.int().min(1).max(9999),
  /** The ranking's name. */
  source: z.string(),
  /** The day that it is of. */
  asOf: z.iso.date(),
  /** A link to it; null = none. */
  url: z.string().nullable(),
});

/** Official matches and maps of a team. Forfeits are matches without maps. */
export const teamRecord = z.object({
  wins: count,
  losses: count,
  /** Series that ended level. */
  draws: count,
  mapsWon: count,
  mapsLost: count,
});

/** A team in a stage by official results. */
const stageFacts = z.object({
  eventStageId: id,
  eventSubstageId: id,
  stageName: z.string(),
  kind: z.enum(['swiss', 'groups', 'orders', 'fixtures', 'brackets']),
  /** From 1, the best; null where places in the list mean nothing. */
  seed: z.int().min(1).nullable(),
  record: teamRecord,
  /** Null = not settled, or a bracket, which does not tell it by itself. */
  fate: z.enum(['through', 'out']).nullable(),
  /** From 1; null where the stage gives it none, or not yet. */
  place: z.int().min(1).nullable(),
});

/** A team in an event by official results. */
const eventFacts = z.object({
  eventId: id,
  ...namedEvent,
  startDate: instant,
  record: teamRecord,
  /** Stages that the team has a place in, in their order. */
  stages: z.array(stageFacts),
  /** The last stage of the event is a bracket or the order of a group, and gives the team this place; else null. */
  place: z.int().min(1).nullable(),
});

export const teamFacts = z.object({
  teamId: id,
  ranking: teamRanking.nullable(),
  here: eventFacts,
  /** The last events before this one in which it played, newest first. */
  before: z.array(eventFacts).max(3),
});

/** The last official match of two teams. */
const meeting = z.object({
  eventId: id,
  ...namedEvent,
  stageName: z.string(),
  /** Null = not known. */
  startTime: instant.nullable(),
  /** In the order of the call. */
  teamIds: z.tuple([id, id]),
  /** Null = a draw, or neither came. */
  winnerTeamId: id.nullable(),
  /** Maps won, in the order of the teams; null = not known, or nothing was played. */
  maps: z.tuple([count, count]).nullable(),
  /** Somebody was not there. */
  isForfeit: z.boolean(),
});

export const teamFactsEndpoints = {
  'GET /api/event/facts': endpoint({
    summary:
      'Facts of a team of an event, or of two side by side: seed, records here and before, ranking, last meeting; official results only',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    cost: 3,
    query: z.object({ eventId: idText, teamId: idText, otherId: idText.optional() }),
    response: z.object({
      /** In the order of the call. */
      teams: z.array(teamFacts).min(1).max(2),
      /** Null = they have not met in an event that is told of, or there is one team. */
      meeting: meeting.nullable(),
    }),
    refusals: {
      event_not_found: { status: 404, title: 'No such event' },
      team_not_found: { status: 404, title: 'This team does not play in the event' },
      same_team: { status: 400, title: 'This is the same team: choose another one' },
    },
  }),
} as const;
