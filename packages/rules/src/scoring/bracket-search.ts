import { subsets } from '../stage/ways-to-take.ts';
import { type BracketFuture, type FilledSlots, type OpenPool, Standing } from './bracket-future.ts';
import type { BracketGains } from './bracket-gains.ts';
import { bestGains, type Hopes, hopesOf, paid, paidByPool } from './bracket-hopes.ts';
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
    const outcomes = outcomesOf(hopes, state);
    work -= state.standings.length * Math.max(1, (outcomes?.length ?? 0) >> 1);
    if (work < 0 || outcomes === null) return { points: most, isExact: false };
    for (const after of outcomes) {
      if (!isNews(known[state.at], after, future.filled[state.at] ?? NONE_FILLED)) continue;
      const most = after.points + after.hope;
      waiting[most] ??= [];
      waiting[most].push(after);
    }
  }
  throw new Error('A bracket that cannot be played to its end');
}

const NONE_FILLED: FilledSlots = { single: [], pools: [] };

/**
 * Whether this state was not reached before with as many points; from there on everything would be
 * the same.
 */
function isNews(
  known: Map<string, number> | undefined,
  { standings, points }: State,
  { single, pools }: FilledSlots,
): boolean {
  let key = '';
  for (const slot of single) key += String.fromCharCode(standings[slot] ?? 0);
  for (const slots of pools) {
    const inAnyOrder = slots.map((slot) => standings[slot] ?? 0).sort((a, b) => a - b);
    key += String.fromCharCode(...inAnyOrder);
  }
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
const seen = ({ future, ofTeam, width }: Hopes, slot: number, byte: number): number =>
  byte >= Standing.awaited || (ofTeam[(future.ownerOf[slot] ?? -1) * width + byte] ?? 0) > 0
    ? byte
    : Standing.anybody;

/** Null where a pool can end in too many ways. */
function outcomesOf(hopes: Hopes, state: State): State[] | null {
  const { nobody, anybody } = Standing;
  const { at, standings } = state;
  const match = hopes.future.matches[at];
  if (match?.pool) return poolOutcomes(hopes, state, match.pool);
  const slot = match?.slot ?? 0;
  const top = standings[slot];
  const bottom = standings[slot + 1];
  if (bottom === nobody) return [played(hopes, state, true)];
  if (top === nobody) return [played(hopes, state, false)];
  const isAllTheSame = top === anybody && bottom === anybody && !hopes.future.matches[at]?.isFinal;
  const topWins = played(hopes, state, true);
  return isAllTheSame ? [topWins] : [topWins, played(hopes, state, false)];
}

/** A pool is looked at only where it can end in no more ways than this. */
const POOL_ENDS = 5000;

/** The states after each way to choose who goes on; teams that earn nothing more are all the same. */
function poolOutcomes(hopes: Hopes, state: State, pool: OpenPool): State[] | null {
  const { nobody, anybody } = Standing;
  const present = pool.slots
    .map((slot) => state.standings[slot] ?? anybody)
    .filter((team) => team !== nobody);
  const count = Math.min(pool.matches.length, present.length);
  const some = present.filter((team) => team !== anybody);
  const others = present.length - some.length;
  const states: State[] = [];
  for (let taken = Math.max(0, count - others); taken <= Math.min(count, some.length); taken += 1) {
    for (const chosen of subsets(some, taken)) {
      if (states.length === POOL_ENDS) return null;
      const through = [...chosen, ...Array<number>(count - taken).fill(anybody)];
      const left = some.filter((team) => !chosen.includes(team));
      const out = [...left, ...Array<number>(others - count + taken).fill(anybody)];
      states.push(playedPool(hopes, state, pool, through, out));
    }
  }
  return states;
}

function playedPool(
  hopes: Hopes,
  state: State,
  pool: OpenPool,
  through: readonly number[],
  out: readonly number[],
): State {
  const before = state.standings;
  const standings = before.slice();
  for (const slot of pool.slots) standings[slot] = Standing.awaited;
  const send = (targets: readonly (number | null)[], teams: readonly number[]): void => {
    targets.forEach((slot, at) => {
      if (slot !== null) standings[slot] = seen(hopes, slot, teams[at] ?? Standing.nobody);
    });
  };
  send(pool.winnersTo, through);
  send(pool.losersTo, out);
  let hope = state.hope - bestGains(hopes, state.at, before);
  const next = [...pool.winnersTo, ...pool.losersTo].flatMap((slot) =>
    slot === null ? [] : [hopes.future.ownerOf[slot] ?? -1],
  );
  for (const at of new Set(next)) {
    hope += bestGains(hopes, at, standings) - bestGains(hopes, at, before);
  }
  const points = state.points + paidByPool(hopes, pool, through, out);
  return { at: state.at + 1, standings, points, hope };
}

/** The state after a match that its top, or its bottom, has won. */
function played(hopes: Hopes, state: State, isTopWin: boolean): State {
  const { matches, reset } = hopes.future;
  const { at } = state;
  const match = matches[at];
  if (!match) throw new Error(`No open match ${at}`);
  const { winnerTo, loserTo, isFinal, slot: own } = match;
  const { ownerOf } = hopes.future;
  const before = state.standings;
  const standings = before.slice();
  const top = before[own] ?? Standing.anybody;
  const bottom = before[own + 1] ?? Standing.anybody;
  standings.fill(Standing.awaited, own, own + 2);
  if (winnerTo !== null) standings[winnerTo] = seen(hopes, winnerTo, isTopWin ? top : bottom);
  if (loserTo !== null) standings[loserTo] = seen(hopes, loserTo, isTopWin ? bottom : top);
  let hope = state.hope - bestGains(hopes, at, before);
  const regain = (slot: number): void => {
    const owner = ownerOf[slot] ?? -1;
    hope += bestGains(hopes, owner, standings) - bestGains(hopes, owner, before);
  };
  if (isFinal && reset !== null) {
    const isPlayed = !isTopWin && top !== Standing.nobody;
    const again = matches[reset]?.slot ?? 0;
    standings[again] = isPlayed ? seen(hopes, again, top) : Standing.nobody;
    standings[again + 1] = isPlayed ? seen(hopes, again, bottom) : Standing.nobody;
    regain(again);
  }
  if (winnerTo !== null) regain(winnerTo);
  const isOtherMatch =
    loserTo !== null && (winnerTo === null || ownerOf[loserTo] !== ownerOf[winnerTo]);
  if (isOtherMatch) regain(loserTo);
  const points = state.points + paid(hopes, at, top, bottom, isTopWin);
  return { at: at + 1, standings, points, hope };
}
