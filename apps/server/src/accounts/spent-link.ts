import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { findTokenEnd, type TokenEnd, type TokenPurpose } from './one-time-tokens.repository.ts';

/** The refusal of a link that opens nothing. */
export type SpentLink = `link_${TokenEnd}`;

/** Says of a link that was found not to be good what it is. */
export const spentLink = async (
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<SpentLink> => `link_${await findTokenEnd(db, purpose, token)}`;
