import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { limitedAddress } from '../../../platform/http/guard/limited-address.ts';
import { type Refused, refuse } from '../../../platform/outcome.ts';
import { attemptLimit } from '../login/attempt-limits.ts';
import { countAttempt } from '../login/too-many.ts';
import { findTokenEnd, type TokenEnd, type TokenPurpose } from './one-time-tokens.repository.ts';

/** The refusal of a link that opens nothing. */
export type SpentLink = `link_${TokenEnd}`;

/** Tells why a link does not work. */
export const refuseSpent = async (
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<Refused<SpentLink>> => refuse(`link_${await findTokenEnd(db, purpose, token)}`);

/** Links cannot be guessed; who tries all the same is slowed down. */
export const countLinkAttempt = (db: Kysely<Schema>, address: string) =>
  countAttempt(db, attemptLimit('link-address', limitedAddress(address)));
