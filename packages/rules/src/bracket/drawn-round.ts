import { type BracketGraph, type DrawnRound, type MatchNode, matchKey } from './graph.ts';

/** A team id, nobody for good (a bye, a cancelled match), or not known yet. */
export type Arrival = number | 'nobody' | 'unknown';

/** The teams that a slip has coming into a drawn round, and those of them that it sends on. */
export interface RoundCall {
  /** The teams that have come, in the order of the places. */
  readonly teams: readonly number[];
  /** So many go on: as many as there are matches, or all who come if they are fewer. */
  readonly count: number;
  /** False where all who come go on: nothing is called then. */
  readonly isAsked: boolean;
  /** The teams that go on so far, in the order of the places. */
  readonly chosen: readonly number[];
  /** Everybody has come, and all who go on are chosen. */
  readonly isWhole: boolean;
  /** The teams of each match: on top one that goes on, at the bottom one that goes out. */
  readonly pairs: readonly RoundPair[];
}

interface RoundPair {
  readonly top: Arrival;
  readonly bottom: Arrival;
}

/**
 * The call of a drawn round in its one shape: two slips with the same teams going on are the
 * same. The j-th that goes on is on top of match j, and the j-th that goes out at its bottom [rule: picks-39].
 */
export function callRound(
  { matches }: DrawnRound,
  arrivals: readonly Arrival[],
  called: ReadonlySet<number>,
): RoundCall {
  const teams = [...new Set(arrivals.filter((arrival) => typeof arrival === 'number'))];
  const isWaiting = arrivals.includes('unknown');
  const coming = arrivals.filter((arrival) => arrival !== 'nobody').length;
  const count = Math.min(matches.length, coming);
  const isAsked = coming > matches.length;
  const chosen = (isAsked ? teams.filter((team) => called.has(team)) : teams).slice(0, count);
  const isWhole = !isWaiting && chosen.length === count;
  const out = isWhole ? teams.filter((team) => !chosen.includes(team)) : [];
  const pairs = matches.map(
    (_, at): RoundPair => ({
      top: chosen[at] ?? (at < count ? 'unknown' : 'nobody'),
      bottom: out[at] ?? (at < coming - count ? 'unknown' : 'nobody'),
    }),
  );
  return { teams, count, isAsked, chosen, isWhole, pairs };
}

/** The places of a drawn round that teams officially have, and what is known of the others. */
export interface OfficialDraw {
  /** In the order of the places: a team, nobody for good, or not drawn yet. */
  readonly places: readonly Arrival[];
  /** The teams that have come and have no place yet. */
  readonly unplaced: readonly number[];
  /** Everybody has come. */
  readonly isReady: boolean;
}

/** A team, or nobody, where the draw puts it; null = the draw does not say. */
export type Wish = number | 'nobody' | null;

/**
 * Puts teams where the draw wishes them, as far as they come into the round. A team that comes twice or not at all
 * has no place there. A draw that is possible in one way only fills itself. No more teams meet than have to, so
 * that as many as possible go on [rule: brackets-18].
 */
export function drawRound(
  { matches }: DrawnRound,
  arrivals: readonly Arrival[],
  wishes: readonly Wish[],
): OfficialDraw {
  const teams = [...new Set(arrivals.filter((arrival) => typeof arrival === 'number'))];
  const isReady = !arrivals.includes('unknown');
  const coming = arrivals.filter((arrival) => arrival !== 'nobody').length;
  const size = matches.length;
  const draw: Draw = {
    seats: [],
    left: { meeting: Math.max(0, coming - size), nobody: 2 * size - coming },
  };
  wishes.forEach((wish, place) => {
    if (typeof wish === 'number' && teams.includes(wish)) seat(draw, place, wish);
  });
  wishes.forEach((wish, place) => {
    if (wish === 'nobody') leaveAlone(draw, place);
  });
  if (isReady) fillWhatIsCertain(draw, size, unseated(teams, draw));
  const unplaced = unseated(teams, draw);
  const isDone = isReady && unplaced.length === 0;
  const places = arrivals.map((_, place): Arrival => {
    const isAlone = typeof draw.seats[place ^ 1] === 'number' && draw.left.meeting === 0;
    return draw.seats[place] ?? (isDone || isAlone ? 'nobody' : 'unknown');
  });
  return { places, unplaced, isReady };
}

interface Draw {
  /** By place; what is not said yet is undefined. */
  readonly seats: (number | 'nobody' | undefined)[];
  /** Matches in which two teams still meet, and places that stay empty. */
  readonly left: { meeting: number; nobody: number };
}

const unseated = (teams: readonly number[], { seats }: Draw): number[] =>
  teams.filter((team) => !seats.includes(team));

function seat({ seats, left }: Draw, place: number, team: number): void {
  const meets = typeof seats[place ^ 1] === 'number';
  if (seats.includes(team) || seats[place] !== undefined || (meets && left.meeting === 0)) return;
  seats[place] = team;
  if (meets) left.meeting -= 1;
}

/** A team has no opponent; nobody else than a team can be left alone. */
function leaveAlone({ seats, left }: Draw, place: number): void {
  if (seats[place] !== undefined || typeof seats[place ^ 1] !== 'number' || left.nobody === 0)
    return;
  seats[place] = 'nobody';
  left.nobody -= 1;
}

/** The last match takes the teams that are left, and so do matches in which nobody meets anybody. */
function fillWhatIsCertain(draw: Draw, size: number, teams: readonly number[]): void {
  const isOver = draw.left.meeting === 0;
  const all = Array.from({ length: size }, (_, match) => [2 * match, 2 * match + 1]);
  const isFree = (place: number): boolean =>
    draw.seats[place] === undefined && !(isOver && typeof draw.seats[place ^ 1] === 'number');
  const rooms = all.map((places) => places.filter(isFree)).filter((free) => free.length > 0);
  if (!isOver && rooms.length > 1) return;
  const free = rooms.flatMap((places) => (isOver ? places.slice(0, 1) : places)).values();
  for (const team of teams) {
    const { value: place } = free.next();
    if (place !== undefined) seat(draw, place, team);
  }
}

/** The match that stands for a call: of a drawn round the first one, since no call belongs to one of its matches. */
export const callIndex = ({ index, round }: Pick<MatchNode, 'index' | 'round'>): number =>
  round?.matches[0] ?? index;

/** The key of that match: matches of a column are in the order of the graph. */
export const callKey = (node: Pick<MatchNode, 'key' | 'part' | 'col' | 'round'>): string =>
  node.round ? matchKey({ part: node.part, col: node.col, colIndex: 0 }) : node.key;

/** The header of a drawn round, as its format has it. */
export function roundHeader({ parts }: BracketGraph, { matches: [first] }: DrawnRound): string {
  const columns = parts.flatMap((part) => part.columns);
  return (
    columns.find(({ matches }) => first !== undefined && matches.includes(first))?.header ?? ''
  );
}

/** Whether slips call the score of a match as well as its winner. */
export const isScoreAsked = (
  { useSeriesScore }: { readonly useSeriesScore: boolean },
  { bestOf, round }: Pick<MatchNode, 'bestOf' | 'round'>,
): boolean => useSeriesScore && bestOf > 1 && round === null;
