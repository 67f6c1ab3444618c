import type { Answer, ChampionShares, LeagueRankings } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { lateLineOf, linesOf } from '../../play/leaderboards/board-lines.ts';
import { recordOf } from '../../play/leaderboards/leaderboard-record.ts';
import type { Boards, EventBoard } from '../../play/scoreboards/boards.ts';
import type { Seals } from '../../play/seals/seals.ts';
import type { Analysts } from './analysts.ts';
import { sharesOn } from './champion-shares.service.ts';
import type { Held } from './held-standings.ts';
import type { MemberPlace, MemberStandings } from './member-standings.ts';
import type { NamedMembers } from './members.ts';

export interface RankingParts {
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
  readonly cards: Pick<UserCards, 'of'>;
  readonly analysts: Analysts;
  readonly standings: Held<MemberStandings>;
}

export interface PlaceInRanking {
  readonly eventId: number;
  /** 1-based. */
  readonly from?: number | undefined;
  readonly generation?: number | undefined;
  /** Null = a visitor. */
  readonly userId: number | null;
}

/** Rows of a page. */
const pageSize = 100;

type WithoutLeague<T> = Promise<Outcome<T, 'event_not_found'>>;

/** A page of the ranking of an event's analysts among themselves [rule: leagues-33]. */
export async function readAnalystRankings(
  parts: RankingParts,
  place: PlaceInRanking,
): WithoutLeague<LeagueRankings> {
  const found = await boardWithGame(parts, place.eventId, place.generation);
  if (!found) return refuse('event_not_found');
  const members = await parts.analysts.of(found.gameId);
  return done(await pageOf(parts, found.board, members, null, place));
}

export async function readAnalystLeague(
  { analysts }: Pick<RankingParts, 'analysts'>,
  gameId: GameId,
): Promise<Answer<'GET /api/leagues/analyst'>> {
  const { userIds } = await analysts.of(gameId);
  return { name: 'Analyst League', gameId, members: userIds.length, memberCount: userIds.length };
}

export async function boardWithGame(
  { seals, boards }: Pick<RankingParts, 'seals' | 'boards'>,
  eventId: number,
  generation?: number,
): Promise<{ readonly board: EventBoard; readonly gameId: GameId } | null> {
  const event = await seals.currentEvent(eventId);
  const board = event && (await boards.boardOf(eventId, generation));
  return board && { board, gameId: event.row.gameId };
}

export async function pageOf(
  { standings, cards }: RankingParts,
  board: EventBoard,
  members: NamedMembers,
  leagueId: number | null,
  { from = 1, userId }: PlaceInRanking,
): Promise<LeagueRankings> {
  const among = await standings.of(board, members);
  const own = userId === null ? null : among.placeOf(userId);
  const places = among.page(from, pageSize);
  const records = await recordsOf(cards, board, own ? [...places, own] : places);
  return {
    leagueId,
    eventId: board.eventId,
    records: records.slice(0, places.length),
    totalRecords: among.memberCount,
    ranked: among.ranked,
    own: records[places.length] ?? null,
    generation: board.generation,
    memberVersion: members.version,
    isScored: board.scoreboard.hasResults,
  };
}

const withoutEntry = {
  rank: null,
  move: null,
  lastPoints: null,
  champion: null,
} as const;

async function recordsOf(
  cards: Pick<UserCards, 'of'>,
  board: EventBoard,
  places: readonly MemberPlace[],
): Promise<LeagueRankings['records']> {
  const entries = places.flatMap(({ entry }) => entry ?? []);
  const lines = new Map((await linesOf(board, entries)).map((line) => [line.userId, line]));
  const shown = await cards.of(places.map(({ userId }) => userId));
  const late = await board.late();
  return places.map(({ userId, row, entry }, at) => {
    const line = lines.get(userId);
    const lateLine = entry ? null : lateLineOf(board, late, userId);
    // Ranks are told among the members, and so is what became of them.
    const place =
      line && entry ? { ...line, move: entry.move } : { ...withoutEntry, ...lateLine, row };
    const totalScore = entry?.totalScore ?? lateLine?.totalScore ?? 0;
    return {
      ...recordOf({ ...place, totalScore }, userId, shown[at]),
      totalScore,
      eventId: board.eventId,
    };
  });
}

/** Champion calls of the analysts, of all entrants, and of `league` if given. */
export async function readShares(
  { analysts }: Pick<RankingParts, 'analysts'>,
  { board, gameId }: { readonly board: EventBoard; readonly gameId: GameId },
  league: NamedMembers | null,
): Promise<ChampionShares> {
  return sharesOn(board, { analysts: await analysts.of(gameId), league });
}
