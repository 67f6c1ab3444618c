import { type Answer, invitedBesideAtMost, type RefusalCode } from '@callshot/contract';
import { canJoin, type Joiner, type JoinRefusal } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { findJoiner } from '../leagues/joiners.repository.ts';
import { findMembersPage } from '../leagues/league-members.repository.ts';
import { findLeague, type LeagueRow } from '../leagues/leagues.repository.ts';
import { findStanding } from '../leagues/standing.repository.ts';
import { findNextLock } from './next-lock.repository.ts';
import { type Comer, type InviteParts, openInvite } from './open-invite.service.ts';

type Key = 'GET /api/leagues/invitation';
type Invitation = Answer<Key>;

export interface InvitationParts extends InviteParts {
  readonly cards: UserCards;
  readonly clock: DatabaseClock;
}

/** The page that holders of a code or link see before they join. */
export async function readInvitation(
  parts: InvitationParts,
  typed: string,
  comer: Comer,
): Promise<Outcome<Invitation, RefusalCode<Key>>> {
  const { db, clock } = parts;
  const opened = await openInvite(parts, typed, comer);
  if (!opened.ok) return opened;
  const { leagueId } = opened.value;
  const league = await findLeague(db, leagueId);
  if (league === null) return refuse('invite_invalid');
  const lock = await findNextLock(db, leagueId);
  return done({
    league: {
      id: leagueId,
      name: league.name,
      nameplateId: league.nameplateId ?? 0,
      memberCount: league.memberCount,
      hasPassword: league.passwordHash !== null,
      requireDiscord: league.requireDiscord,
      requireReddit: league.requireReddit,
    },
    ...(await tellMembers(parts, league)),
    nextLock: lock && { ...lock, lockAt: lock.lockAt.toISOString() },
    viewer: await viewerOf(db, league, comer.userId),
    serverTime: (await clock.now()).toISOString(),
  });
}

async function tellMembers(
  { db, cards }: InvitationParts,
  { id, createdBy }: LeagueRow,
): Promise<Pick<Invitation, 'invitedBy' | 'someMembers'>> {
  const first = await findMembersPage(db, id, 0, invitedBesideAtMost + 1);
  const others = first.map(({ userId }) => userId).filter((userId) => userId !== createdBy);
  const tell = async (userIds: readonly number[]) => {
    const faces = await cards.of(userIds);
    return faces.map(({ username, nameplateId }, at) => ({
      id: userIds[at] ?? 0,
      username,
      nameplateId,
    }));
  };
  const [invitedBy, ...someMembers] = await tell([
    createdBy,
    ...others.slice(0, invitedBesideAtMost),
  ]);
  if (!invitedBy) throw new Error(`League ${id} has no creator`);
  return { invitedBy, someMembers };
}

const viewerByRefusal: Readonly<Record<JoinRefusal, Invitation['viewer']>> = {
  already_joined: 'member',
  banned: 'banned',
  discord_required: 'discord',
  reddit_required: 'reddit',
  discord_and_reddit_required: 'both',
  discord_in_league: 'discord_in_league',
  reddit_in_league: 'reddit_in_league',
  limit_reached: 'limit',
  league_full: 'full',
};

/** Somebody whom only the league itself could keep out. */
const anybody: Joiner = {
  isMember: false,
  isBanned: false,
  hasDiscord: true,
  hasReddit: true,
  isDiscordInLeague: false,
  isRedditInLeague: false,
  leagueCount: 0,
  leagueLimit: 1,
};

async function viewerOf(
  db: Kysely<Schema>,
  league: LeagueRow,
  userId: number | null,
): Promise<Invitation['viewer']> {
  if (userId === null) return canJoin(league, anybody) === null ? 'visitor' : 'full';
  const standing = await findStanding(db, league.id, userId);
  const refusal = canJoin(league, { ...(await findJoiner(db, userId)), ...standing });
  return refusal === null ? 'may_join' : viewerByRefusal[refusal];
}
