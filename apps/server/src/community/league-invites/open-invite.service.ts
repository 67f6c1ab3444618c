import type { Kysely } from 'kysely';
import { type AttemptLimit, attemptLimit } from '../../account/accounts/login/attempt-limits.ts';
import { countMisses } from '../../account/accounts/login/too-many.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { limitedAddress } from '../../platform/http/guard/limited-address.ts';
import { type Outcome, orRefuse, refuse } from '../../platform/outcome.ts';
import { hashInvite, readInvite } from './invite-code.ts';
import type { InviteKey } from './invite-key.ts';
import { findInvitedLeagueId } from './league-invites.repository.ts';

export interface InviteParts {
  readonly db: Kysely<Schema>;
  readonly inviteKey: InviteKey;
}

/** The user or visitor with the invite. */
export interface Comer {
  /** Null = a visitor. */
  readonly userId: number | null;
  readonly address: string;
}

/** A valid invite, to be checked again under the league's lock. */
export interface OpenedInvite {
  readonly leagueId: number;
  isStillOpen(trx: Kysely<Schema>): Promise<boolean>;
}

/**
 * The league that a code or link opens. Wrong codes are counted by address and by user, over all
 * processes. Links cannot be guessed.
 */
export async function openInvite(
  { db, inviteKey }: InviteParts,
  typed: string,
  comer: Comer,
): Promise<Outcome<OpenedInvite, 'invite_invalid' | 'too_many_tries'>> {
  const read = readInvite(typed);
  if (read === null) return refuse('invite_invalid');
  const hash = hashInvite(await inviteKey(), read);
  const find = async (from: Kysely<Schema>) => findInvitedLeagueId(from, read.kind, hash);
  const opened = (leagueId: number | null): OpenedInvite | null =>
    leagueId === null
      ? null
      : { leagueId, isStillOpen: async (trx) => (await find(trx)) === leagueId };
  if (read.kind === 'token') return orRefuse(opened(await find(db)), 'invite_invalid');
  const looked = await countMisses(db, limitsOf(comer), async () => opened(await find(db)));
  if (!looked.ok) return refuse('too_many_tries', looked.details);
  return orRefuse(looked.value, 'invite_invalid');
}

const limitsOf = ({ userId, address }: Comer): AttemptLimit[] => [
  attemptLimit('invite-code-address', limitedAddress(address)),
  ...(userId === null ? [] : [attemptLimit('invite-code', `user ${userId}`)]),
];
