import { type BracketFuture, type OpenMatch, type OpenPool, Standing } from './bracket-future.ts';
import type { BracketGains } from './bracket-gains.ts';

/** The bound of the search: never less than what can come, and quick to compute. */
export interface Hopes {
  readonly future: BracketFuture;
  readonly gains: BracketGains;
  readonly width: number;
  /** By open match and team's byte: the best that this team alone can bring from there on. */
  readonly ofTeam: Uint32Array;
}

export function hopesOf(future: BracketFuture, gains: BracketGains): Hopes {
  const { width } = gains;
  const ofTeam = new Uint32Array(future.matches.length * width);
  const hopes: Hopes = { future, gains, width, ofTeam };
  for (let at = future.matches.length - 1; at >= 0; at -= 1) {
    const match = future.matches[at];
    if (!match) continue;
    for (let team = 1; team < width; team += 1) {
      ofTeam[at * width + team] = bestOfTeam(hopes, match, team);
    }
  }
  return hopes;
}

function bestOfTeam(hopes: Hopes, match: OpenMatch, team: number): number {
  if (match.pool) {
    return Math.max(throughPool(hopes, match.pool, team), outOfPool(hopes, match.pool, team));
  }
  const won = wonBy(hopes, match, team);
  const lost = lostBy(hopes, match, team);
  const { reset } = hopes.future;
  if (match.isReset) return Math.max(won + titleOf(hopes, team), lost);
  if (!match.isFinal || reset === null) return Math.max(won, lost);
  const inReset = hopes.ofTeam[reset * hopes.width + team] ?? 0;
  return Math.max(won + titleOf(hopes, team), won + inReset, lost + inReset);
}

/** The points of a team that wins a match, and the best that can follow; likewise for losing it. */
const wonBy = (hopes: Hopes, { match, winnerTo }: OpenMatch, team: number): number =>
  (hopes.gains.wins[match * hopes.width + team] ?? 0) +
  (hopes.gains.scores[match * hopes.width + team] ?? 0) +
  from(hopes, winnerTo, team);

const lostBy = (hopes: Hopes, { match, loserTo }: OpenMatch, team: number): number =>
  (hopes.gains.losses[match * hopes.width + team] ?? 0) + from(hopes, loserTo, team);

const from = ({ future, ofTeam, width }: Hopes, slot: number | null, team: number): number =>
  slot === null ? 0 : (ofTeam[(future.ownerOf[slot] ?? -1) * width + team] ?? 0);

/** A team of a pool may play any of its matches, and all of them lead to the same next one. */
function throughPool(hopes: Hopes, { matches, winnersTo }: OpenPool, team: number): number {
  const next = winnersTo.reduce<number>((most, slot) => Math.max(most, from(hopes, slot, team)), 0);
  return mostOf(hopes, hopes.gains.wins, matches, team) + next;
}

function outOfPool(hopes: Hopes, { matches, losersTo }: OpenPool, team: number): number {
  const next = losersTo.reduce<number>((most, slot) => Math.max(most, from(hopes, slot, team)), 0);
  return mostOf(hopes, hopes.gains.losses, matches, team) + next;
}

const mostOf = (
  { width }: Hopes,
  gains: Uint32Array,
  matches: readonly number[],
  team: number,
): number => matches.reduce((most, match) => Math.max(most, gains[match * width + team] ?? 0), 0);

/** The points that the end of a pool pays at once. */
export function paidByPool(
  hopes: Hopes,
  { matches }: OpenPool,
  through: readonly number[],
  out: readonly number[],
): number {
  const { wins, losses } = hopes.gains;
  const sum = (gains: Uint32Array, teams: readonly number[]): number =>
    teams.reduce((total, team) => total + mostOf(hopes, gains, matches, asTeam(team)), 0);
  return sum(wins, through) + sum(losses, out);
}

/** As many go on as can, and those to whom it brings the most. While somebody is awaited each counts by itself. */
function bestOfPool(hopes: Hopes, pool: OpenPool, standings: Uint8Array): number {
  const { awaited, nobody, anybody } = Standing;
  const teams = pool.slots.map((slot) => standings[slot] ?? anybody);
  const known = teams.filter((team) => team < awaited);
  const out = known.map((team) => outOfPool(hopes, pool, team));
  const more = known.map((team, at) => throughPool(hopes, pool, team) - (out[at] ?? 0));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  if (teams.includes(awaited)) return sum(out) + sum(more.map((one) => Math.max(0, one)));
  const count = Math.min(pool.matches.length, teams.filter((team) => team !== nobody).length);
  return sum(out) + sum(more.sort((a, b) => b - a).slice(0, count));
}

const titleOf = ({ gains }: Hopes, team: number): number => gains.titles[team] ?? 0;

/** A team that is not a particular one counts as byte 0, which has no gains. */
const asTeam = (byte: number): number => (byte >= Standing.awaited ? Standing.anybody : byte);

/** The points that the end of a match pays at once. */
export function paid(
  hopes: Hopes,
  at: number,
  top: number,
  bottom: number,
  isTopWin: boolean,
): number {
  const { future, gains, width } = hopes;
  const match = future.matches[at];
  if (!match) return 0;
  const winner = asTeam(isTopWin ? top : bottom);
  const loser = asTeam(isTopWin ? bottom : top);
  // A match without an opponent has no score.
  const isPlayed = top !== Standing.nobody && bottom !== Standing.nobody;
  const now =
    (gains.wins[match.match * width + winner] ?? 0) +
    (gains.losses[match.match * width + loser] ?? 0) +
    (isPlayed ? (gains.scores[match.match * width + winner] ?? 0) : 0);
  if (match.isReset) return now + titleOf(hopes, winner);
  if (!match.isFinal) return now;
  const isResetPlayed = !isTopWin && top !== Standing.nobody;
  return now + (isResetPlayed ? gains.resetPlayed : gains.resetSkipped + titleOf(hopes, winner));
}

/**
 * The best that the two teams of a match can bring from there on, if all other matches went their
 * way.
 */
export function bestGains(hopes: Hopes, at: number, standings: Uint8Array): number {
  const match = hopes.future.matches[at];
  if (match?.pool) return bestOfPool(hopes, match.pool, standings);
  const slot = match?.slot ?? 0;
  const top = standings[slot] ?? Standing.anybody;
  const bottom = standings[slot + 1] ?? Standing.anybody;
  return bestOfPair(hopes, at, top, bottom);
}

function bestOfPair(hopes: Hopes, at: number, top: number, bottom: number): number {
  const match = hopes.future.matches[at];
  const { awaited, nobody } = Standing;
  if (!match || (match.isReset && (top === awaited || top === nobody))) return 0;
  if (top === awaited || bottom === awaited) return bestApart(hopes, at, top, bottom);
  if (top === nobody) return bestIf(hopes, match, at, top, bottom, false);
  const ifTopWins = bestIf(hopes, match, at, top, bottom, true);
  return bottom === nobody
    ? ifTopWins
    : Math.max(ifTopWins, bestIf(hopes, match, at, top, bottom, false));
}

/** If not both teams are known, each is counted by itself. */
function bestApart(
  { future, gains, ofTeam, width }: Hopes,
  at: number,
  top: number,
  bottom: number,
) {
  const bonus = future.matches[at]?.isFinal ? Math.max(gains.resetPlayed, gains.resetSkipped) : 0;
  const bestOf = (byte: number): number => ofTeam[at * width + asTeam(byte)] ?? 0;
  return bestOf(top) + bestOf(bottom) + bonus;
}

function bestIf(
  hopes: Hopes,
  match: OpenMatch,
  at: number,
  top: number,
  bottom: number,
  isTopWin: boolean,
): number {
  const { reset } = hopes.future;
  const winner = asTeam(isTopWin ? top : bottom);
  const loser = asTeam(isTopWin ? bottom : top);
  const isResetPlayed = match.isFinal && !isTopWin && top !== Standing.nobody;
  return (
    paid(hopes, at, top, bottom, isTopWin) +
    from(hopes, match.winnerTo, winner) +
    from(hopes, match.loserTo, loser) +
    (isResetPlayed && reset !== null ? bestOfPair(hopes, reset, top, bottom) : 0)
  );
}
