import type { Answer, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { lockLeague } from '../leagues/leagues.repository.ts';
import { findSeenLeague } from '../leagues/read-league.service.ts';
import { refuseOther } from '../leagues/refuse-other.ts';
import { deriveInvite, hashInviteTexts, makeNonce } from './invite-code.ts';
import {
  findInvite,
  type InviteRow,
  insertInvite,
  replaceInvite,
  updateInvite,
} from './league-invites.repository.ts';
import type { InviteParts } from './open-invite.service.ts';

type Db = Kysely<Schema>;
type Invite = Answer<'GET /api/leagues/invite'>;

export interface OwnInviteParts extends InviteParts {
  readonly publicUrl: string;
}

/** The invite of a league, for its members. */
export async function readOwnInvite(
  parts: OwnInviteParts,
  userId: number,
  leagueId: number,
): Promise<Outcome<Invite, 'league_not_found'>> {
  const { db } = parts;
  const seen = await findSeenLeague(db, leagueId, { userId, isAdmin: false });
  if (seen === null || !seen.isMember) return refuse('league_not_found');
  const invite = await ensureInvite(parts, db, leagueId);
  return done(await tellInvite(parts, invite, seen.league.createdBy === userId));
}

/** Switches, replaces or opens up the invite of an own league; the audit log tells what, and no code. */
export async function changeInvite(
  parts: OwnInviteParts,
  userId: number,
  { leagueId, isOn, membersMayInvite, rotate }: Body<'POST /api/leagues/changeInvite'>,
): Promise<Outcome<Invite, 'league_not_found' | 'not_creator'>> {
  const { db } = parts;
  const changed = await db.transaction().execute(async (trx) => {
    const league = await lockLeague(trx, leagueId);
    if (league === null) return refuse('league_not_found');
    if (league.createdBy !== userId) return refuseOther(trx, league, userId);
    const before = await ensureInvite(parts, trx, leagueId);
    const change = {
      ...(isOn !== undefined && isOn !== before.isOn && { isOn }),
      ...(membersMayInvite !== undefined &&
        membersMayInvite !== before.membersMayInvite && { membersMayInvite }),
    };
    const isChanged = Object.keys(change).length > 0;
    if (isChanged) await updateInvite(trx, leagueId, change);
    if (rotate) await makeAnother(parts, trx, leagueId);
    if (isChanged || rotate) {
      await insertAudit(trx, {
        actorUserId: userId,
        action: 'league.invite_changed',
        subjectType: 'league',
        subjectId: leagueId,
        after: { ...change, ...(rotate && { isReplaced: true }) },
      });
    }
    return done(await ensureInvite(parts, trx, leagueId));
  });
  return changed.ok ? done(await tellInvite(parts, changed.value, true)) : changed;
}

/** The first reader of an invite creates it. */
async function ensureInvite(parts: InviteParts, db: Db, leagueId: number): Promise<InviteRow> {
  for (;;) {
    const known = await findInvite(db, leagueId);
    if (known) return known;
    await insertInvite(db, { leagueId, ...(await makeInvite(parts, leagueId)) });
  }
}

/** Until no other league has its code. */
async function makeAnother(parts: InviteParts, trx: Db, leagueId: number): Promise<void> {
  while (!(await replaceInvite(trx, leagueId, await makeInvite(parts, leagueId))));
}

async function makeInvite({ inviteKey }: InviteParts, leagueId: number) {
  const key = await inviteKey();
  const nonce = makeNonce();
  return { nonce, ...hashInviteTexts(key, deriveInvite(key, leagueId, nonce)) };
}

async function tellInvite(
  { inviteKey, publicUrl }: OwnInviteParts,
  { leagueId, nonce, isOn, membersMayInvite }: InviteRow,
  isCreator: boolean,
): Promise<Invite> {
  const told = { leagueId, isOn, membersMayInvite };
  if (!isOn || (!isCreator && !membersMayInvite)) return { ...told, code: null, link: null };
  const { code, token } = deriveInvite(await inviteKey(), leagueId, nonce);
  return { ...told, code, link: new URL(`/join/${token}`, publicUrl).href };
}
