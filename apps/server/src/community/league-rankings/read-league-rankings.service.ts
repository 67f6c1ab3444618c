import type { ChampionShares, LeagueEvent, LeagueRankings } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { type NamedRow, namesOfEvent } from '../../play/events/event-words.ts';
import type { LeagueMembers } from '../leagues/league-members.ts';
import type { Viewer } from '../leagues/league-parts.ts';
import { findOpenedLeague } from '../leagues/read-league.service.ts';
import { isLive } from './game-events.ts';
import type { LeagueEvents } from './league-events.ts';
import { membersOfLeague, type NamedMembers } from './members.ts';
import {
  boardWithGame,
  type PlaceInRanking,
  pageOf,
  type RankingParts,
  readShares,
} from './read-rankings.service.ts';

export interface LeagueReadingParts extends RankingParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly leagueMembers: LeagueMembers;
  readonly leagueEvents: LeagueEvents;
}

type NotOpened = 'league_not_found' | 'members_only';
type OfLeague<T, C extends string = never> = Promise<Outcome<T, NotOpened | C>>;

interface OpenedLeague {
  readonly id: number;
  readonly createdAt: Date;
  readonly members: NamedMembers;
}

/** A league whose members this viewer may see [rule: leagues-9]. */
async function openLeague(
  { db, leagueMembers }: LeagueReadingParts,
  leagueId: number,
  viewer: Viewer,
): OfLeague<OpenedLeague> {
  const opened = await findOpenedLeague(db, leagueId, viewer);
  if (!opened.ok) return opened;
  const members = await leagueMembers.of(leagueId);
  if (!members) return refuse('league_not_found');
  const { createdAt } = opened.value.league;
  return done({ id: leagueId, createdAt, members: membersOfLeague(leagueId, members) });
}

export async function readLeagueEvents(
  parts: LeagueReadingParts,
  viewer: Viewer,
  { leagueId, gameId }: { readonly leagueId: number; readonly gameId: GameId },
): OfLeague<LeagueEvent[]> {
  const league = await openLeague(parts, leagueId, viewer);
  if (!league.ok) return league;
  const { value } = league;
  const events = await parts.leagueEvents.of(value, value.members, gameId);
  const now = await parts.clock.now();
  return done(
    events.map((row) => ({
      eventId: row.id,
      ...leagueEventName(row),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isLive: isLive(row, now),
      isFinished: row.finishedAt !== null,
    })),
  );
}

function leagueEventName(row: NamedRow): Pick<LeagueEvent, 'name' | 'eventNames'> {
  const { eventName: name, eventNames } = namesOfEvent(row);
  return { name, ...(eventNames && { eventNames }) };
}

/** A page of the ranking of a league's members among themselves. */
export async function readLeagueRankings(
  parts: LeagueReadingParts,
  viewer: Viewer,
  { leagueId, ...place }: Omit<PlaceInRanking, 'userId'> & { readonly leagueId: number },
): OfLeague<LeagueRankings, 'event_not_found'> {
  const league = await openLeague(parts, leagueId, viewer);
  if (!league.ok) return league;
  const found = await boardWithGame(parts, place.eventId, place.generation);
  if (!found) return refuse('event_not_found');
  const { members } = league.value;
  const { userId } = viewer;
  return done(await pageOf(parts, found.board, members, leagueId, { ...place, userId }));
}

/** Champion calls of the analysts, of all entrants, and of a league if one is given. */
export async function readChampionShares(
  parts: LeagueReadingParts,
  viewer: Viewer,
  { leagueId, eventId }: { readonly leagueId?: number | undefined; readonly eventId: number },
): OfLeague<ChampionShares, 'event_not_found'> {
  const league = leagueId === undefined ? null : await openLeague(parts, leagueId, viewer);
  if (league?.ok === false) return league;
  const found = await boardWithGame(parts, eventId);
  if (!found) return refuse('event_not_found');
  return done(await readShares(parts, found, league?.value.members ?? null));
}
