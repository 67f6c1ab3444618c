import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const exampleEndpoints = {
  'GET /api/example/notes': endpoint({
    summary: "The caller's own notes, the newest first",
    who: 'user',
    mutates: false,
    cache: 'private',
    response: z.array(z.object({ text: z.string(), writtenAt: z.iso.datetime() })),
    refusals: {},
  }),
} as const;
