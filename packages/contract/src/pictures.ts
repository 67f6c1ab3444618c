import { z } from 'zod';
import { endpoint, picture } from './endpoint.ts';

export const pictureEndpoints = {
  'GET /api/picture/:hash': endpoint({
    summary: 'A logo or a banner, copied from where it was found',
    who: 'anyone',
    mutates: false,
    cache: 'forever',
    produces: ['image/webp'],
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: picture,
    refusals: { picture_not_found: { status: 404, title: 'No such picture' } },
  }),
} as const;
