import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answeredPickLists, eventPath, pickLists, stageVersions } from './picks.ts';
import { id, idText, instant, version } from './values.ts';

/** Results are public at once: they wait until nobody can pick any more, and until somebody could. */
const resultsRefusals = {
  stage_open: {
    status: 409,
    title: 'Picks of this stage are still open: lock them before results are entered',
  },
  stage_not_opened: {
    status: 409,
    title: 'This stage is still ahead: open it before results are entered',
  },
} as const;

/** Pick override (event-experience §2, decision 234): official results, or a user's picks with a reason. */
export const overrideEndpoints = {
  'GET /api/picks/override/:eventId': endpoint({
    summary:
      'The picks to start an override from: official results, or a user’s picks of every stage',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ userId: idText.optional() }),
    response: z.object({ ...answeredPickLists, versions: stageVersions }),
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/override/unreadable/:eventId': endpoint({
    summary:
      'Entries that stand for no picks of their stage as it is, and are left out: the newest 50',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z.object({
      count: z.int().min(0),
      entries: z
        .array(
          z.object({
            eventStageId: id,
            user: z.object({ id, username: z.string() }),
            /** Why it cannot be read. */
            reason: z.string(),
            foundAt: instant,
          }),
        )
        .max(50),
    }),
    refusals: {},
  }),
  'POST /api/picks/override/preview/:eventId': endpoint({
    summary: 'What an override would change, without saving it',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({ userId: id.nullable(), eventStageId: id, ...pickLists }),
    listsPicks: true,
    response: z.object({
      /** Picks that would be added, removed or changed, in words. */
      changes: z.array(z.string()),
      /** What follows for later stages, in words. */
      follows: z.array(z.string()),
      /** Entries whose picks become picks of another team, and the people whose they are; of one user's picks, those. */
      concerned: z.object({ entries: z.int().min(0), users: z.int().min(0) }),
      /** Users whose total or rank would change, and the first 10 of them. */
      affected: z.int(),
      scores: z.array(
        z.object({
          userId: id,
          username: z.string(),
          before: z.object({ totalScore: z.int(), rank: z.int().nullable() }),
          after: z.object({ totalScore: z.int(), rank: z.int().nullable() }),
        }),
      ),
    }),
    refusals: {
      event_not_found: { status: 404, title: 'No such event' },
      user_not_found: { status: 404, title: 'No such user' },
      invalid_picks: { status: 400, title: 'These picks are not possible' },
      ...resultsRefusals,
    },
  }),
  'POST /api/picks/override/:eventId': endpoint({
    summary: 'Enter or correct official results, or change a user’s picks',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({
      userId: id.nullable(),
      eventStageId: id,
      /** Required for a user's picks. */
      reason: z.string().trim().max(500),
      version,
      ...pickLists,
    }),
    listsPicks: true,
    response: z.object({ ...answeredPickLists, version: z.int(), savedAt: instant }),
    refusals: {
      event_not_found: { status: 404, title: 'No such event' },
      user_not_found: { status: 404, title: 'No such user' },
      reason_required: { status: 400, title: 'Say why these picks are changed' },
      invalid_picks: { status: 400, title: 'These picks are not possible' },
      version_conflict: { status: 409, title: 'Somebody else changed this meanwhile' },
      ...resultsRefusals,
    },
  }),
} as const;
