import { z } from 'zod';
import { endpoint } from '../../../packages/contract/src/endpoint.ts';
import { id, instant } from '../../../packages/contract/src/values.ts';

/** Stands in packages/contract/src/cheers.ts; calls.ts there lists it. */
export const cheerEndpoints = {
  'POST /api/cheer/give': endpoint({
    summary: 'Cheer for a team until its next match',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ teamId: id }),
    response: z.object({ until: instant }),
    limit: { of: 'user', atOnce: 10, perHour: 60 },
    refusals: {
      team_unknown: { status: 404, title: 'There is no such team' },
      team_played: { status: 409, title: 'This team has no match left' },
    },
  }),
} as const;
