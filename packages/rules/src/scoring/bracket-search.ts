import { type BracketFuture, Standing } from './bracket-future.ts';
import type { BracketGains } from './bracket-gains.ts';
import { bestGains, type Hopes, hopesOf, paid } from './bracket-hopes.ts';
import type { Maximum } from './maximum.ts';

/** The search looks at this many match slots before it settles for a bound: a few milliseconds. */
const WORK = 100_000;

/**
 * A state of the search: a bracket played up to some match, the teams in its slots, and the points
 * gained.
 */
interface State {
  /** The number of matches played. */
  readonly at: number;
  readonly standings: Uint8Array;
  readonly points: number;
  /** Never less than what can still come. */
  readonly hope: number;
}

/**
 * The most points that an entry can still gain in a bracket, by a best-first search (A*). Among the states
 * with the highest bound, the most advanced is continued first. Bounds only shrink, so the first complete
 * bracket is the best one. If the search takes too long, the highest bound is the answer.
 */
export function searchBracket(future: BracketFuture, gains: BracketGains): Maximum {
  const hopes = hopesOf(future, gains);
  const start = startOf(hopes);
  const waiting: State[][] = [];
  waiting[start.hope] = [start];
  const known = future.filled.map(() => new Map<string, number>());
  let work = WORK;
  for (let most = start.hope; most >= 0; ) {
    const state = waiting[most]?.pop();
    if (!state) {
      most -= 1;
      continue;
    }
    if (state.at === future.matches.length) return { points: most, isExact: true };
    work -= state.standings.length;
    if (work < 0) return { points: most, isExact: false };
    for (const after of outcomesOf(hopes, state)) {
      if (!isNews(known[state.at], after, future.filled[state.at] ?? [])) continue;
      const most = after.points + after.hope;
      waiting[most] ??= [];
      waiting[most].push(after);
    }
  }
  throw new Error('A bracket that cannot be played to its end');
}

/**
 * Whether this state was not reached before with as many points; from there on everything would be
 * the same.
 */
function isNews(
  known: Map<string, number> | undefined,
  { standings, points }: State,
  filled: readonly number[],
): boolean {
  let key = '';
  for (const slot of filled) key += String.fromCharCode(standings[slot] ?? 0);
  if ((known?.get(key) ?? -1) >= points) return false;
  known?.set(key, points);
  return true;
}

function startOf(hopes: Hopes): State {
  const { future } = hopes;
  const standings = future.standings.map((byte, slot) => seen(hopes, slot, byte));
  const hope = future.matches.reduce((sum, _, at) => sum + bestGains(hopes, at, standings), 0);
  return { at: 0, standings, points: 0, hope };
}

/** Teams that can earn nothing from here on are interchangeable. */
const seen = ({ ofTeam, width }: Hopes, slot: number, byte: number): number =>
  byte >= Standing.awaited || (ofTeam[(slot >> 1) * width + byte] ?? 0) > 0
    ? byte
    : Standing.anybody;

function outcomesOf(hopes: Hopes, state: State): State[] {
  const { nobody, anybody } = Standing;
  const { at, standings } = state;
  const top = standings[2 * at];
  const bottom = standings[2 * at + 1];
  if (bottom === nobody) return [played(hopes, state, true)];
  if (top === nobody) return [played(hopes, state, false)];
  const isAllTheSame = top === anybody && bottom === anybody && !hopes.future.matches[at]?.isFinal;
  const topWins = played(hopes, state, true);
  return isAllTheSame ? [topWins] : [topWins, played(hopes, state, false)];
}

/** The state after a match that its top, or its bottom, has won. */
function played(hopes: Hopes, state: State, isTopWin: boolean): State {
  const { matches, reset } = hopes.future;
  const { at } = state;
  const match = matches[at];
  if (!match) throw new Error(`No open match ${at}`);
  const { winnerTo, loserTo, isFinal } = match;
  const before = state.standings;
  const standings = before.slice();
  const top = before[2 * at] ?? Standing.anybody;
  const bottom = before[2 * at + 1] ?? Standing.anybody;
  standings.fill(Standing.awaited, 2 * at, 2 * at + 2);
  if (winnerTo !== null) standings[winnerTo] = seen(hopes, winnerTo, isTopWin ? top : bottom);
  if (loserTo !== null) standings[loserTo] = seen(hopes, loserTo, isTopWin ? bottom : top);
  let hope = state.hope - bestGains(hopes, at, before);
  const regain = (slot: number): void => {
    hope += bestGains(hopes, slot >> 1, standings) - bestGains(hopes, slot >> 1, before);
  };
  if (isFinal && reset !== null) {
    const isPlayed = !isTopWin && top !== Standing.nobody;
    standings[2 * reset] = isPlayed ? seen(hopes, 2 * reset, top) : Standing.nobody;
    standings[2 * reset + 1] = isPlayed ? seen(hopes, 2 * reset, bottom) : Standing.nobody;
    regain(2 * reset);
  }
  if (winnerTo !== null) regain(winnerTo);
  const isOtherMatch = loserTo !== null && (winnerTo === null || loserTo >> 1 !== winnerTo >> 1);
  if (isOtherMatch) regain(loserTo);
  const points = state.points + paid(hopes, at, top, bottom, isTopWin);
  return { at: at + 1, standings, points, hope };
}
