import { z } from 'zod';
import { patreonLevel } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { gameId } from './values.ts';

export const game = z.object({
  id: gameId,
  name: z.string(),
  iconUrl: z.string(),
  instagramUrl: z.string().nullable(),
  twitterUrl: z.string().nullable(),
  trophyImagePrefix: z.string(),
});

/** `value` is text; the client parses the words true, false, null and integers (core-platform §5). */
export const setting = z.object({ name: z.string(), value: z.string(), storeKey: z.string() });

export const settingEndpoints = {
  'GET /api/settings/all': endpoint({
    summary: 'Public settings',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    response: z.array(setting),
    refusals: {},
  }),
  'GET /api/lookup/games': endpoint({
    summary: 'The two games',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    response: z.array(game),
    refusals: {},
  }),
  'GET /api/lookup/patreonlevels': endpoint({
    summary: 'Supporter levels',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    response: z.array(patreonLevel),
    refusals: {},
  }),
} as const;
