import type { Kysely } from 'kysely';
import type { AttemptLimit } from '../accounts/attempts.repository.ts';
import { countAttempts, returnAttempts } from '../accounts/too-many.ts';
import type { Schema } from '../platform/database/schema.ts';
import { limitedAddress } from '../platform/http/limited-address.ts';
import { done, type Outcome, orRefuse, refuse } from '../platform/outcome.ts';
import { hashInvite, readInvite } from './invite-code.ts';
import type { InviteKey } from './invite-key.ts';
import { findInvitedLeagueId } from './league-invites.repository.ts';

export interface InviteParts {
  readonly db: Kysely<Schema>;
  readonly inviteKey: InviteKey;
}

/** Who comes with an invite. */
export interface Comer {
  /** Null = a visitor. */
  readonly userId: number | null;
  readonly address: string;
}

/** An invite that opened a league, to be looked at again where nobody changes it. */
export interface OpenedInvite {
  readonly leagueId: number;
  isStillOpen(trx: Kysely<Schema>): Promise<boolean>;
}

const withinMinutes = 15;
/** Behind one address there may be a whole venue, of which nobody guesses. */
const mostPerAddress = 60;
const mostPerUser = 20;

/**
 * The league that a code or a link opens. Codes that open nothing are counted, of an address and of a user,
 * in all processes together; nobody guesses a link.
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
  // Counted before it is looked up, so that as many at once are no way around the limit.
  const attempts = await countAttempts(db, limitsOf(comer));
  if (!attempts.ok) return refuse('too_many_tries', attempts.details);
  const found = opened(await find(db));
  if (found === null) return refuse('invite_invalid');
  await returnAttempts(db, attempts.value);
  return done(found);
}

const limitsOf = ({ userId, address }: Comer): AttemptLimit[] => [
  {
    kind: 'invite-code-address',
    subject: limitedAddress(address),
    most: mostPerAddress,
    withinMinutes,
  },
  ...(userId === null
    ? []
    : [
        {
          kind: 'invite-code' as const,
          subject: `user ${userId}`,
          most: mostPerUser,
          withinMinutes,
        },
      ]),
];
