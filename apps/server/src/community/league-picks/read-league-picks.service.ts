import { LEAGUE_PICKS_PAGE, type LeaguePicks } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { UserCard, UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findStage, shownSince } from '../../play/events/loaded-event.ts';
import type { CrowdReader } from '../../play/leaderboards/crowd.service.ts';
import type { Boards, EventBoard } from '../../play/scoreboards/boards.ts';
import type { Seals } from '../../play/seals/seals.ts';
import type { LeagueMembers } from '../leagues/league-members.ts';
import { findOpenedLeague } from '../leagues/read-league.service.ts';
import { buildLeagueMatrix, type LeagueMatrix } from './build-league-matrix.ts';
import { createKeptMatrices } from './kept-matrices.ts';

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
  /** The place of the first row of the page. */
  readonly from: number;
  /** Null = a visitor. */
  readonly userId: number | null;
  readonly isAdmin: boolean;
}

type Answered = Outcome<
  LeaguePicks,
  'league_not_found' | 'members_only' | 'event_not_found' | 'not_sealed'
>;

/** The picks of a league's members in a sealed stage. */
export function createLeaguePicksReader(parts: LeaguePicksParts) {
  const { db, seals, boards, cards, crowds, leagueMembers } = parts;
  const matrices = createKeptMatrices();
  /** A board may be older than the seal of the stage. */
  const boardWith = async (eventId: number, eventStageId: number): Promise<EventBoard | null> => {
    const board = await boards.boardOf(eventId);
    const isCounted = board?.stages.some(({ loaded }) => loaded.id === eventStageId);
    return isCounted ? board : boards.refresh(eventId);
  };

  return async ({
    leagueId,
    eventId,
    eventStageId,
    from,
    ...viewer
  }: AskedPicks): Promise<Answered> => {
    const opened = await findOpenedLeague(db, leagueId, viewer);
    if (!opened.ok) return opened;
    const event = await seals.currentEvent(eventId);
    const stage = event && findStage(event, eventStageId);
    if (!stage) return refuse('event_not_found');
    if (shownSince(stage) === null) return refuse('not_sealed');
    const members = await leagueMembers.of(leagueId);
    if (!members) return refuse('league_not_found');
    const board = await boardWith(eventId, eventStageId);
    if (!board) return refuse('event_not_found');
    const everybody = await crowds.crowd(eventId);
    const crowd = everybody.ok
      ? (everybody.value.stages.find((one) => one.eventStageId === eventStageId) ?? null)
      : null;
    const { generation, entrantsOf } = board;
    const state = [generation, entrantsOf, members.version].join(' ');
    const matrix = await matrices.of(`${eventStageId} ${leagueId} ${state}`, () =>
      buildLeagueMatrix({ board, eventStageId }, members.userIds, crowd),
    );
    const shown = matrix.rows.slice(from, from + LEAGUE_PICKS_PAGE);
    const faces = await cards.of(shown.map(({ userId }) => userId));
    return done(
      keptPage({ matrix, from, faces }, () => ({
        ...{ leagueId, eventId, eventStageId, generation, state },
        columns: from === 0 ? matrix.columns : [],
        rows: shown.flatMap((row, at) => {
          const face = faces[at];
          if (!face) return [];
          const { username, nameplateId, isStaff } = face;
          return [{ ...row, username, nameplateId, ...(isStaff && staffMark) }];
        }),
        rowCount: matrix.rows.length,
        memberCount: members.userIds.length,
        entrants: crowd?.entrants ?? null,
      })),
    );
  };
}

interface AskedPage {
  readonly matrix: LeagueMatrix;
  readonly from: number;
  readonly faces: readonly UserCard[];
}

interface Page {
  readonly faces: readonly UserCard[];
  readonly answer: LeaguePicks;
}

/** Pages go with their matrix, printed and compressed as they are. */
const pages = new WeakMap<LeagueMatrix, Map<number, Page>>();

/** A page whose names are shown as they were is the same answer. */
function keptPage({ matrix, from, faces }: AskedPage, make: () => LeaguePicks): LeaguePicks {
  const ofMatrix = pages.get(matrix) ?? new Map<number, Page>();
  pages.set(matrix, ofMatrix);
  const known = ofMatrix.get(from);
  if (known && faces.every((face, at) => face === known.faces[at])) return known.answer;
  const answer = Object.freeze(make());
  // Others than those that the page asks for would be as many as somebody likes.
  if (from % LEAGUE_PICKS_PAGE === 0 && from <= matrix.rows.length) {
    ofMatrix.set(from, { faces, answer });
  }
  return answer;
}

const staffMark = { isStaff: true } as const;
