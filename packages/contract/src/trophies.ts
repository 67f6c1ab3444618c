import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { gameId, id, idText } from './values.ts';

/** A trophy that a user has been given; one a user, event and tier [rule: trophies-7]. */
export const award = z.object({
  id,
  eventId: id,
  eventName: z.string(),
  /** Own-origin path of its picture. */
  imagePath: z.string(),
  gameId,
  /** 1 wood, 2 bronze, 3 silver, 4 gold, 5 platinum, 6 diamond. */
  trophyTypeId: z.int().min(1).max(6),
  pinned: z.boolean(),
});

export const trophyEndpoints = {
  'GET /api/trophy/usertrophies/:userId': endpoint({
    summary: "A user's trophies of both games, those of the newest event first",
    who: 'anyone',
    mutates: false,
    cache: 'public',
    params: z.object({ userId: idText }),
    response: z.array(award),
    refusals: {},
  }),
} as const;
