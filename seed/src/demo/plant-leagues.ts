import {
  createIsCleanName,
  createPasswordWork,
  enterLeague,
  replaceParticipation,
  replaceRoles,
  type Schema,
  saveLeague,
  settleAnalystLeague,
} from '@callshot/server';
import type { Kysely } from 'kysely';
import { findOwnedPlate, findUser, moveLeague } from './demo-leagues.repository.ts';
import { type DemoLeague, demoAnalysts, demoLeagues } from './demo-leagues.ts';
import type { DemoPlayer } from './demo-players.ts';
import { type RandomSource, randomFrom } from './random.ts';

type Db = Kysely<Schema>;

export interface LeaguePeople {
  /** The demo player is the first. */
  readonly players: readonly DemoPlayer[];
  readonly adminId: number;
}

const SEED = 20250605;
const DAY = 86_400_000;
const ANALYST = 5;
const ANALYST_DAYS = 58;
/** Share of a league's age by which all members had joined. */
const LATEST_JOIN = 0.8;

interface Joining {
  readonly userId: number;
  readonly at: Date;
}

/** Leagues as players make and join them, then put where they stand in time; analysts of both games. */
export async function plantLeagues(db: Db, now: Date, people: LeaguePeople): Promise<void> {
  const random = randomFrom(SEED);
  const parts = {
    db,
    // There are no listeners yet.
    changes: { announce: () => {} },
    passwords: createPasswordWork(),
    isCleanName: createIsCleanName(),
  };
  const filling: (() => Promise<void>)[] = [];
  for (const league of demoLeagues) {
    const createdAt = new Date(now.getTime() - league.daysOld * DAY);
    const creatorId = playerAt(people, league.creator).id;
    const leagueId = await make(parts, creatorId, league);
    const joined = drawMembers(random, people, league, createdAt);
    filling.push(async () => {
      for (const { userId } of joined) await join(parts, leagueId, userId);
      await closeGates(parts, creatorId, leagueId, league);
      await moveLeague(db, leagueId, createdAt, [{ userId: creatorId, at: createdAt }, ...joined]);
    });
  }
  for (const analyst of demoAnalysts) {
    const creatorId = playerAt(people, analyst.player).id;
    const leagueId = await makeAnalyst(db, people.adminId, creatorId, analyst);
    if (leagueId === null) continue;
    const createdAt = new Date(now.getTime() - ANALYST_DAYS * DAY);
    const league = {
      creator: analyst.player,
      others: analyst.followers ?? 0,
      daysOld: ANALYST_DAYS,
    };
    const joined = drawMembers(random, people, league, createdAt);
    filling.push(async () => {
      for (const { userId } of joined) await join(parts, leagueId, userId);
      await moveLeague(db, leagueId, createdAt, [{ userId: creatorId, at: createdAt }, ...joined]);
    });
  }
  // No league waits for another's members.
  await Promise.all(filling.map((fill) => fill()));
}

/** The role, the game, and a league of their own where they have followers. */
async function makeAnalyst(
  db: Db,
  adminId: number,
  userId: number,
  { gameId, followers }: (typeof demoAnalysts)[number],
): Promise<number | null> {
  const isLeagueWanted = followers !== undefined;
  return db.transaction().execute(async (trx) => {
    await replaceRoles(trx, userId, [ANALYST]);
    await replaceParticipation(trx, userId, { gameId, isLeagueWanted });
    const user = await findUser(trx, userId);
    return settleAnalystLeague(trx, { actorUserId: adminId, user, isWanted: isLeagueWanted });
  });
}

type LeagueMaker = Parameters<typeof saveLeague>[0];

const wishOf = ({ name, discordUrl }: DemoLeague, nameplateId: number | null) => ({
  name,
  nameplateId,
  discordUrl: discordUrl ?? null,
  requireDiscord: false,
  requireReddit: false,
});

async function make(parts: LeagueMaker, userId: number, league: DemoLeague): Promise<number> {
  const { password = null } = league;
  const saved = await saveLeague(
    parts,
    { userId, isAdmin: false },
    {
      ...wishOf(league, await plateOf(parts.db, userId, league)),
      password,
      confirmPassword: password,
    },
  );
  if (!saved.ok || saved.value.league === null) {
    throw new Error(`${league.name} was not made: ${JSON.stringify(saved)}`);
  }
  return saved.value.league.id;
}

const plateOf = async (db: Db, userId: number, { plate }: DemoLeague): Promise<number | null> =>
  plate === undefined ? null : findOwnedPlate(db, userId, plate);

async function join(
  parts: Pick<LeagueMaker, 'db' | 'changes'>,
  leagueId: number,
  userId: number,
): Promise<void> {
  // They know the password.
  const entered = await enterLeague(parts, { leagueId, userId, closedBy: async () => null });
  if (!entered.ok) throw new Error(`User ${userId} did not join: ${entered.code}`);
}

/** Gates that were set later: who was in before stays. */
async function closeGates(
  parts: LeagueMaker,
  userId: number,
  leagueId: number,
  league: DemoLeague,
): Promise<void> {
  const { requireDiscord = false, requireReddit = false } = league;
  if (!requireDiscord && !requireReddit) return;
  const saved = await saveLeague(
    parts,
    { userId, isAdmin: false },
    {
      ...wishOf(league, await plateOf(parts.db, userId, league)),
      id: leagueId,
      version: 0,
      requireDiscord,
      requireReddit,
    },
  );
  if (!saved.ok) throw new Error(`${league.name} has no gates: ${saved.code}`);
}

function drawMembers(
  random: RandomSource,
  { players, adminId }: LeaguePeople,
  { creator, others, hasDemoPlayer, hasDemoAdmin, daysOld }: Omit<DemoLeague, 'name'>,
  createdAt: Date,
): Joining[] {
  if (others > players.length - 2) throw new Error(`A league of ${others} has not as many players`);
  const drawn = new Set<number>();
  while (drawn.size < others) {
    const at = 1 + random.whole(players.length - 1);
    const player = players[at];
    if (player && at !== creator) drawn.add(player.id);
  }
  const userIds = [
    ...(hasDemoPlayer && players[0] ? [players[0].id] : []),
    ...drawn,
    ...(hasDemoAdmin ? [adminId] : []),
  ];
  // Most come early.
  return userIds
    .map((userId) => {
      const share = LATEST_JOIN * random.next() * random.next();
      return { userId, at: new Date(createdAt.getTime() + 60_000 + share * daysOld * DAY) };
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

function playerAt({ players }: LeaguePeople, at: number): DemoPlayer {
  const player = players[at];
  if (!player) throw new RangeError(`There is no player ${at}`);
  return player;
}
