import type { Answer, BodyInput } from '@callshot/contract';
import { type HandOrder, type HandOutcome, roundRobin } from '@callshot/rules';

export type HandMatchList = Answer<'GET /api/event/matches'>;
type Sent = BodyInput<'POST /api/event/matches'>;

/** A match as it is typed: teams and scores may be missing still. */
export interface HandRow {
  /** Known to this page only. */
  readonly key: string;
  /** Null = it was never saved. */
  readonly id: number | null;
  readonly eventSubstageId: number;
  readonly round: number;
  readonly topTeamId: number | null;
  /** Null = not chosen yet, or the empty side of a bye. */
  readonly bottomTeamId: number | null;
  readonly bestOf: number;
  readonly startsAt: string | null;
  readonly outcome: HandOutcome;
  readonly winnerTeamId: number | null;
  readonly topTeamScore: number | null;
  readonly bottomTeamScore: number | null;
}

export interface OrderOf extends HandOrder {
  readonly eventSubstageId: number;
}

export interface HandState {
  readonly rows: readonly HandRow[];
  readonly orders: readonly OrderOf[];
}

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `new-${lastKey}`;
}

export const stateOf = ({ matches, orders }: HandMatchList): HandState => ({
  rows: matches.map(({ corrected: _, ...match }) => ({ key: `match-${match.id}`, ...match })),
  orders,
});

/** The request. Matches without both teams are left out without a notice. */
export const bodyOf = ({ rows, orders }: HandState): Pick<Sent, 'matches' | 'orders'> => ({
  matches: rows.flatMap(({ key: _, topTeamId, ...row }) =>
    topTeamId === null ? [] : [{ ...row, topTeamId }],
  ),
  orders: orders.map((order) => ({ ...order, teamIds: [...order.teamIds] })),
});

export const isComplete = ({ topTeamId, bottomTeamId, outcome }: HandRow): boolean =>
  topTeamId !== null && (bottomTeamId !== null || outcome === 'bye');

const NO_END = {
  outcome: 'open',
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
} as const;

export type Side = 'top' | 'bottom';

/** Maps of one side; once both are known they say how it ended. */
export function withScore(row: HandRow, side: Side, score: number | null): HandRow {
  const own = side === 'top' ? { topTeamScore: score } : { bottomTeamScore: score };
  const typed = { ...row, ...own };
  const { topTeamScore: top, bottomTeamScore: bottom } = typed;
  if (top === null || bottom === null) return { ...typed, outcome: 'open', winnerTeamId: null };
  if (top === bottom) return { ...typed, outcome: 'draw', winnerTeamId: null };
  const winnerTeamId = top > bottom ? row.topTeamId : row.bottomTeamId;
  return { ...typed, outcome: 'won', winnerTeamId };
}

/** The ending of a match without a score. */
export const withEnd = (
  row: HandRow,
  outcome: 'open' | 'won' | 'draw' | 'walkover' | 'double_forfeit',
  winner: Side | null = null,
): HandRow => ({
  ...row,
  ...NO_END,
  outcome,
  winnerTeamId: winner === null ? null : winner === 'top' ? row.topTeamId : row.bottomTeamId,
});

/** With other teams the entered result no longer applies. */
export function withTeam(row: HandRow, side: Side, teamId: number | null): HandRow {
  const own = side === 'top' ? { topTeamId: teamId } : { bottomTeamId: teamId };
  return { ...row, ...own, ...NO_END };
}

/** The team on top has no opponent. */
export const withBye = (row: HandRow): HandRow => ({
  ...row,
  ...NO_END,
  bottomTeamId: null,
  outcome: 'bye',
});

export const changeRow = (
  state: HandState,
  key: string,
  change: (row: HandRow) => HandRow,
): HandState => ({
  ...state,
  rows: state.rows.map((row) => (row.key === key ? change(row) : row)),
});

export const withoutRow = (state: HandState, key: string): HandState => ({
  ...state,
  rows: state.rows.filter((row) => row.key !== key),
});

/** All matches of a round begin at once. */
export const withRoundTime = (
  state: HandState,
  { eventSubstageId, round }: Pick<HandRow, 'eventSubstageId' | 'round'>,
  startsAt: string | null,
): HandState => ({
  ...state,
  rows: state.rows.map((row) =>
    row.eventSubstageId === eventSubstageId && row.round === round ? { ...row, startsAt } : row,
  ),
});

export interface NewMatch extends Pick<HandRow, 'eventSubstageId' | 'round' | 'bestOf'> {
  readonly teamIds?: readonly [number, number | null];
}

/** One more match; of a pairing without a second team a bye. */
export function newRow({ eventSubstageId, round, bestOf, teamIds }: NewMatch): HandRow {
  const [topTeamId = null, bottomTeamId = null] = teamIds ?? [];
  const outcome = teamIds && bottomTeamId === null ? 'bye' : 'open';
  return {
    key: newKey(),
    id: null,
    eventSubstageId,
    round,
    topTeamId,
    bottomTeamId,
    bestOf,
    startsAt: null,
    ...NO_END,
    outcome,
  };
}

export const withRows = (state: HandState, rows: readonly HandRow[]): HandState => ({
  ...state,
  rows: [...state.rows, ...rows],
});

interface FixturesOf {
  readonly eventSubstageId: number;
  readonly teamIds: readonly number[];
  readonly isDouble: boolean;
  readonly bestOf: number;
}

/** Everybody of a group meets everybody [rule: groups-8]. */
export const fixtureRows = ({ teamIds, isDouble, ...group }: FixturesOf): HandRow[] =>
  roundRobin(teamIds, isDouble).map(({ round, teamIds: sides }) =>
    newRow({ ...group, round, teamIds: sides }),
  );

export const withOrder = (state: HandState, order: OrderOf | null, of: number): HandState => ({
  ...state,
  orders: [
    ...state.orders.filter(({ eventSubstageId }) => eventSubstageId !== of),
    ...(order ? [order] : []),
  ],
});
