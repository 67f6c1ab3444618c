import type { League, RefusalCode } from '@callshot/contract';
import { canJoin, type JoinRefusal } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { CheckLeaguePassword } from './check-league-password.service.ts';
import { findJoiner, type JoinerFacts } from './joiners.repository.ts';
import { insertMember } from './league-members.repository.ts';
import type { LeagueParts } from './league-parts.ts';
import { findLeague, type LeagueRow, lockLeague } from './leagues.repository.ts';
import { lockJoiner } from './lock-joiner.repository.ts';
import { findStanding } from './standing.repository.ts';
import { tellLeague } from './told-league.ts';

type Refusal = RefusalCode<'POST /api/leagues/join'>;
type JoinParts = Pick<LeagueParts, 'db' | 'changes'> & {
  readonly checkPassword: CheckLeaguePassword;
};

export interface Joining {
  readonly userId: number;
  readonly address: string;
  readonly leagueId: number;
  readonly password: string;
}

/** Joins a league by its password, or a public one as it is. */
export async function joinLeague(
  parts: JoinParts,
  joining: Joining,
): Promise<Outcome<League, Refusal>> {
  const { db } = parts;
  const { leagueId, userId, address, password } = joining;
  const league = await findLeague(db, leagueId);
  if (league === null) return refuse('league_not_found');
  // Refused whatever the password is, so that no guess is spent.
  const refusal = await refusalOf(db, league, userId, await findJoiner(db, userId));
  if (refusal !== null) return refuse(refusal);
  const { passwordHash } = league;
  if (passwordHash !== null) {
    const opened = await parts.checkPassword({ league, passwordHash, password, userId, address });
    if (!opened.ok) return opened;
  }
  return enterLeague(parts, {
    userId,
    leagueId,
    // Another password than the one that was tried is another league's door.
    closedBy: async (_, now) =>
      now.passwordHash === null || now.passwordHash === passwordHash ? null : 'wrong_password',
  });
}

export interface Entering<Closed extends string> {
  readonly userId: number;
  readonly leagueId: number;
  /** Why what opened the league opens it no longer; null = it does. */
  closedBy(trx: Kysely<Schema>, league: LeagueRow): Promise<Closed | null>;
}

/**
 * Makes the user a member after the way in was checked. Limits of user and league are checked under
 * their locks [rule: leagues-24].
 */
export async function enterLeague<Closed extends string>(
  { db, changes }: Pick<JoinParts, 'db' | 'changes'>,
  { userId, leagueId, closedBy }: Entering<Closed>,
): Promise<Outcome<League, JoinRefusal | 'league_not_found' | Closed>> {
  const entered = await db.transaction().execute(async (trx) => {
    if (!(await lockJoiner(trx, userId))) return refuse('league_not_found');
    const joiner = await findJoiner(trx, userId);
    // From here on others wait for this league.
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    const refusal = (await refusalOf(trx, league, userId, joiner)) ?? (await closedBy(trx, league));
    if (refusal !== null) return { ok: false as const, code: refusal };
    await insertMember(trx, leagueId, userId);
    const { memberCount } = league;
    return done(tellLeague({ ...league, memberCount: memberCount + 1 }, { isMember: true }));
  });
  if (entered.ok) changes.announce('league', leagueId);
  return entered as Outcome<League, JoinRefusal | 'league_not_found' | Closed>;
}

async function refusalOf(
  db: Kysely<Schema>,
  league: LeagueRow,
  userId: number,
  joiner: JoinerFacts,
): Promise<JoinRefusal | 'league_not_found' | null> {
  const standing = await findStanding(db, league.id, userId);
  if (league.isHidden && !standing.isMember) return 'league_not_found';
  return canJoin(league, { ...joiner, ...standing });
}
