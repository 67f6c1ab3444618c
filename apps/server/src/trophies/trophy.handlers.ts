import type { trophyEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done } from '../platform/outcome.ts';
import { findAllAwards } from './awards.repository.ts';
import { trophyImagePath } from './trophy-image.ts';

export const trophyHandlers = (db: Kysely<Schema>): Handlers<keyof typeof trophyEndpoints> => ({
  'GET /api/trophy/usertrophies/:userId': async ({ params }) => {
    const awards = await findAllAwards(db, params.userId);
    const told = awards.map(({ id, eventId, eventName, gameId, rewardTypeId, trophyTypeId }) => ({
      id,
      eventId,
      eventName,
      imagePath: trophyImagePath(rewardTypeId, trophyTypeId),
      gameId,
      trophyTypeId,
      // Nobody can pin a trophy yet.
      pinned: false,
    }));
    return done(told);
  },
});
