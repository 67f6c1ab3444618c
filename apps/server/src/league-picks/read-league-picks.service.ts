import type { LeaguePicks } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { UserCards } from '../accounts/user-cards.ts';
import { findStage } from '../events/loaded-event.ts';
import type { CrowdReader } from '../leaderboards/crowd.service.ts';
import type { LeagueMembers } from '../leagues/league-members.ts';
import { findOpenedLeague } from '../leagues/read-league.service.ts';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import type { Seals } from '../seals/seals.ts';
import { buildLeagueMatrix, type LeagueMatrix } from './build-league-matrix.ts';

export interface LeaguePicksParts {
  readonly db: Kysely<Schema>;
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf' | 'refresh'>;
  readonly cards: Pick<UserCards, 'of'>;
  readonly crowds: CrowdReader;
  readonly leagueMembers: LeagueMembers;
}

export interface AskedPicks {
  readonly leagueId: number;
  readonly eventId: number;
  readonly eventStageId: number;
  /** Null = a visitor. */
  readonly userId: number | null;
  readonly isAdmin: boolean;
}

type Answered = Outcome<
  LeaguePicks,
  'league_not_found' | 'members_only' | 'event_not_found' | 'not_sealed'
>;

/** So many leagues' matrices are kept: readers of one come together, after a result. */
const keptAtMost = 50;

/** Who of a league picked what of a sealed stage. */
export function createLeaguePicksReader(parts: LeaguePicksParts) {
  const { db, seals, boards, cards, crowds, leagueMembers } = parts;
  const kept = new Map<string, Promise<LeagueMatrix>>();
  const matrixOf = (key: string, build: () => Promise<LeagueMatrix>): Promise<LeagueMatrix> => {
    const known = kept.get(key);
    kept.delete(key);
    const matrix = known ?? build();
    kept.set(key, matrix);
    if (!known) matrix.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return matrix;
  };
  /** A board may be older than the seal of the stage. */
  const boardWith = async (eventId: number, eventStageId: number): Promise<EventBoard | null> => {
    const board = await boards.boardOf(eventId);
    const isCounted = board?.stages.some(({ loaded }) => loaded.id === eventStageId);
    return isCounted ? board : boards.refresh(eventId);
  };

  return async ({ leagueId, eventId, eventStageId, ...viewer }: AskedPicks): Promise<Answered> => {
    const opened = await findOpenedLeague(db, leagueId, viewer);
    if (!opened.ok) return opened;
    const event = await seals.currentEvent(eventId);
    const stage = event && findStage(event, eventStageId);
    if (!stage) return refuse('event_not_found');
    if (stage.sealedAt === null) return refuse('not_sealed');
    const members = await leagueMembers.of(leagueId);
    if (!members) return refuse('league_not_found');
    const board = await boardWith(eventId, eventStageId);
    if (!board) return refuse('event_not_found');
    const everybody = await crowds.crowd(eventId);
    const crowd = everybody.ok
      ? (everybody.value.stages.find((one) => one.eventStageId === eventStageId) ?? null)
      : null;
    const key = [eventStageId, board.generation, board.entrantsOf, leagueId, members.version];
    const { columns, rows } = await matrixOf(key.join(' '), () =>
      buildLeagueMatrix({ board, eventStageId }, members.userIds, crowd),
    );
    const faces = await cards.of(rows.map(({ userId }) => userId));
    return done({
      leagueId,
      eventId,
      eventStageId,
      generation: board.generation,
      columns,
      rows: rows.flatMap((row, at) => {
        const face = faces[at];
        if (!face) return [];
        const { username, nameplateId, isStaff } = face;
        return { ...row, username, nameplateId, ...(isStaff && staffMark) };
      }),
      memberCount: members.userIds.length,
      entrants: crowd?.entrants ?? null,
    });
  };
}

const staffMark = { isStaff: true } as const;
