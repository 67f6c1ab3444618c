import { type Arrival, callRound } from '../bracket/drawn-round.ts';
import {
  type BracketGraph,
  type DrawnRound,
  type MatchNode,
  matchKey,
  type SlotSource,
} from '../bracket/graph.ts';
import { resetBase, sourcesOf } from '../bracket/reset-base.ts';
import { isWithoutWinner } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';

/** A team id, nobody for good (a bye, a double forfeit), or not known. */
export type Occupant = Arrival;

export interface WalkedMatch {
  readonly top: Occupant;
  readonly bottom: Occupant;
  readonly winner: Occupant;
  readonly loser: Occupant;
}

/** Official rows by match key. */
export const rowsByKey = (rows: readonly MatchPick[]): ReadonlyMap<string, MatchPick> =>
  new Map(
    rows.map((row) => [
      matchKey({ part: row.bracketPart, col: row.bracketCol, colIndex: row.bracketColIndex }),
      row,
    ]),
  );

/** A match that a slip calls, as its bytes tell it. */
export interface CalledMatch {
  readonly winner: number;
  /** Null where the slip does not keep it. */
  readonly loser: number | null;
  /** The side on which the winner came, where the slip tells it: in a final that a reset may follow. */
  readonly side: 'top' | 'bottom' | null;
}

/**
 * Plays a slip's bracket through from its starting slots: the teams of each match when `calledMatch` names the
 * winners. Official rows give the starting slots, their byes, and the results of locked matches. They also give
 * the result of a match that the slip does not call, since it had begun before the slip was made
 * [rule: late-3]. A call stands as it was made, also where such a result was told otherwise later.
 */
export function walkSlip(
  graph: BracketGraph,
  official: ReadonlyMap<string, MatchPick>,
  calledMatch: (match: number) => CalledMatch | null,
): readonly WalkedMatch[] {
  const called = graph.matches.map(({ index }) => calledMatch(index));
  const isFree = freeSides(graph, official, called);
  return walk(graph, official, called, (node, row, top, bottom) => {
    const call = called[node.index];
    if (!call) return { top, bottom, ...resultOf(node.isLocked || isGiven(row), row, top, bottom) };
    const sources = sourcesOf(graph, node);
    const free = { top: isFree(sources.top), bottom: isFree(sources.bottom) };
    return asCalled(call, { top, bottom }, free);
  });
}

/**
 * Whether a slot's team came from a result that the slip did not call. Such a result can be taken back and
 * told otherwise.
 */
function freeSides(
  graph: BracketGraph,
  official: ReadonlyMap<string, MatchPick>,
  called: readonly (CalledMatch | null)[],
): (source: SlotSource) => boolean {
  const isFree = (source: SlotSource): boolean => {
    if (source.kind === 'opening') return false;
    const node = graph.matches[source.match];
    if (!node || node.isLocked || called[node.index]) return false;
    // A team that has no opponent passes by itself.
    const isPassed = official.get(node.key)?.outcome === 'bye';
    return !isPassed || isFree(node.top) || isFree(node.bottom);
  };
  return isFree;
}

const isGiven = (row: MatchPick | undefined): boolean => row !== undefined && row.outcome !== 'bye';

type Sides<T> = { readonly top: T; readonly bottom: T };

/** The two teams of a call: those of the bracket, and in a free slot the one that the call was made with. */
function asCalled(
  { winner, loser, side }: CalledMatch,
  teams: Sides<Occupant>,
  free: Sides<boolean>,
): WalkedMatch {
  const at = sideOfWinner({ winner, side }, teams, free);
  const other = at === 'top' ? 'bottom' : 'top';
  const isOther = typeof teams[other] === 'number' && teams[other] !== winner;
  const known = isOther ? teams[other] : 'unknown';
  const beaten = free[other] ? (loser ?? known) : drawn(teams[other]);
  const met = { [at]: free[at] ? winner : drawn(teams[at]), [other]: beaten } as Sides<Occupant>;
  return { ...met, winner, loser: beaten };
}

/** A starting slot that is empty waits for no result: nobody stands there. */
const drawn = (team: Occupant): Occupant => (team === 'unknown' ? 'nobody' : team);

function sideOfWinner(
  { winner, side }: Pick<CalledMatch, 'winner' | 'side'>,
  teams: Sides<Occupant>,
  free: Sides<boolean>,
): 'top' | 'bottom' {
  if (side !== null) return side;
  // A team that the slip itself brings stands firmer than one that a result brings.
  if (teams.top === winner && !free.top) return 'top';
  if (teams.bottom === winner) return 'bottom';
  return free.top ? 'top' : 'bottom';
}

/** Plays a bracket through from its starting slots by official results of locked matches alone. */
export const walkBracket = (
  graph: BracketGraph,
  official: ReadonlyMap<string, MatchPick>,
): readonly WalkedMatch[] =>
  walk(graph, official, [], (node, row, top, bottom) => ({
    top,
    bottom,
    ...resultOf(node.isLocked, row, top, bottom),
  }));

function walk(
  graph: BracketGraph,
  official: ReadonlyMap<string, MatchPick>,
  called: readonly (CalledMatch | null)[],
  play: (
    node: MatchNode,
    row: MatchPick | undefined,
    top: Occupant,
    bottom: Occupant,
  ) => WalkedMatch,
): readonly WalkedMatch[] {
  const walked: WalkedMatch[] = [];
  const final = resetBase(graph) ?? -1;
  const occupantOf = (source: SlotSource, atOpening: Occupant): Occupant => {
    if (source.kind === 'opening') return atOpening;
    return walked[source.match]?.[source.kind] ?? 'unknown';
  };
  for (const node of graph.matches) {
    if (node.index < walked.length) continue;
    if (node.round) {
      const { round } = node;
      const arrivals = round.sources.map((source) => occupantOf(source, 'unknown'));
      walked.push(...walkRound(round, arrivals, called));
      continue;
    }
    const row = official.get(node.key);
    const empty: Occupant = row?.outcome === 'bye' ? 'nobody' : 'unknown';
    const base = node.isReset ? walked[final] : undefined;
    const top = base?.top ?? occupantOf(node.top, row?.topTeamId ?? empty);
    const bottom = base?.bottom ?? occupantOf(node.bottom, row?.bottomTeamId ?? empty);
    walked.push(play(node, row, top, bottom));
  }
  return walked;
}

/** A drawn round by who is called to go on from it; who meets whom is of no account. */
function walkRound(
  round: DrawnRound,
  arrivals: readonly Occupant[],
  called: readonly (CalledMatch | null)[],
): WalkedMatch[] {
  const winners = new Set(round.matches.flatMap((match) => called[match]?.winner ?? []));
  const { pairs } = callRound(round, arrivals, winners);
  return pairs.map(({ top, bottom }) => ({ top, bottom, winner: top, loser: bottom }));
}

function resultOf(
  isOfficial: boolean,
  row: MatchPick | undefined,
  top: Occupant,
  bottom: Occupant,
): Pick<WalkedMatch, 'winner' | 'loser'> {
  if (isOfficial && row && isWithoutWinner(playedAs(row)))
    return { winner: 'nobody', loser: 'nobody' };
  if (isOfficial && row?.winnerTeamId != null) {
    const winner = row.winnerTeamId;
    return { winner, loser: row.loserTeamId ?? (winner === top ? bottom : top) };
  }
  if (top === 'nobody') return { winner: bottom, loser: 'nobody' };
  if (bottom === 'nobody') return { winner: top, loser: 'nobody' };
  return { winner: 'unknown', loser: 'unknown' };
}

const playedAs = (row: MatchPick) => ({ ...row, outcome: row.outcome ?? ('played' as const) });
