import type { pictureEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { readPicture } from './read-picture.service.ts';

export const pictureHandlers = (db: Kysely<Schema>): Handlers<keyof typeof pictureEndpoints> => ({
  'GET /api/picture/:hash': ({ params }) => readPicture(db, params.hash),
});
