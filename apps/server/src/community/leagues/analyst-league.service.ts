import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { insertMember } from './league-members.repository.ts';
import { leagueNameKey } from './league-name-key.ts';
import {
  existsLeagueName,
  insertLeague,
  lockAnalystLeague,
  lockLeagueName,
  updateLeague,
} from './leagues.repository.ts';

interface Wish {
  readonly actorUserId: number;
  /** Locked by the caller. */
  readonly user: { readonly id: number; readonly username: string };
  readonly isWanted: boolean;
}

/**
 * Makes the league of an analyst, once; shows it again, or hides it from all but its members
 * [rule: leagues-34]. Its id, if anything changed.
 */
export async function settleAnalystLeague(
  trx: Kysely<Schema>,
  { actorUserId, user, isWanted }: Wish,
): Promise<number | null> {
  const league = await lockAnalystLeague(trx, user.id);
  if (league === null) return isWanted ? make(trx, actorUserId, user) : null;
  if (league.isHidden !== isWanted) return null;
  await updateLeague(trx, league.id, { isHidden: !isWanted });
  await insertAudit(trx, {
    actorUserId,
    action: isWanted ? 'league.analyst_shown' : 'league.analyst_hidden',
    subjectType: 'league',
    subjectId: league.id,
    after: { name: league.name, members: league.memberCount },
    erasedWith: user.id,
  });
  return league.id;
}

async function make(trx: Kysely<Schema>, actorUserId: number, user: Wish['user']): Promise<number> {
  const name = await freeName(trx, `${publicUsername(user)}'s Analyst League`);
  const id = await insertLeague(trx, {
    name,
    nameKey: leagueNameKey(name),
    createdBy: user.id,
    isAnalystLeague: true,
    passwordHash: null,
    requireDiscord: false,
    requireReddit: false,
    nameplateId: null,
    discordUrl: null,
  });
  await insertMember(trx, id, user.id);
  await insertAudit(trx, {
    actorUserId,
    action: 'league.analyst_made',
    subjectType: 'league',
    subjectId: id,
    after: { name },
    erasedWith: user.id,
  });
  return id;
}

/** Locks the name against other leagues until the transaction ends. */
async function freeName(trx: Kysely<Schema>, name: string): Promise<string> {
  for (let no = 1; ; no += 1) {
    const wanted = no === 1 ? name : `${name} ${no}`;
    const nameKey = leagueNameKey(wanted);
    await lockLeagueName(trx, nameKey);
    if (!(await existsLeagueName(trx, nameKey, null))) return wanted;
  }
}
