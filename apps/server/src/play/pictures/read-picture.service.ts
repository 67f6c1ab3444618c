import type { Picture } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findPicture } from './pictures.repository.ts';

export async function readPicture(
  db: Kysely<Schema>,
  hash: string,
): Promise<Outcome<Picture, 'picture_not_found'>> {
  const bytes = await findPicture(db, hash);
  return bytes ? done({ type: 'image/webp', bytes }) : refuse('picture_not_found');
}
