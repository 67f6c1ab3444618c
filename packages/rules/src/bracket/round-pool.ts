import type { BracketState, MatchState } from './bracket-picks.ts';
import type { BracketGraph, DrawnRound, MatchNode } from './graph.ts';
import { pickWinner } from './pick-match.ts';
import { placeTeam } from './place-team.ts';
import { comingInto } from './settle-round.ts';
import { NOBODY, teamIn } from './slot-flow.ts';

/** The rest of a draw: matches without both teams, and the teams that have no opponent yet. */
export interface RoundPool {
  readonly matches: readonly MatchState[];
  /** Those who wait in a match, and those who have no place at all. */
  readonly teamIds: readonly number[];
  /** So many of them go on. */
  readonly count: number;
}

/** Null where a match was cancelled before its teams were drawn: nobody can tell who it takes out. */
export function poolOf(state: BracketState, round: DrawnRound): RoundPool | null {
  const own = round.matches.flatMap((index) => state.matches[index] ?? []);
  const isOpen = ({ top, bottom }: MatchState) => !isFixed(top) || !isFixed(bottom);
  const matches = own.filter(isOpen);
  if (matches.some(({ outcome }) => outcome !== 'played')) return null;
  const settled = own.filter((match) => !isOpen(match)).flatMap(teamsOf);
  const teamIds = comingInto(state, round).teamIds.filter((team) => !settled.includes(team));
  return { matches, teamIds, count: Math.min(matches.length, teamIds.length) };
}

const isFixed = ({ kind }: MatchState['top']): boolean => kind === 'team' || kind === NOBODY.kind;

const teamsOf = ({ top, bottom }: MatchState): number[] =>
  [teamIn(top), teamIn(bottom)].filter((team) => team !== null);

/** The official bracket in which these teams of a pool go on: they meet the others in some order, and win. */
export function playedPool(
  graph: BracketGraph,
  before: BracketState,
  { matches, teamIds }: RoundPool,
  through: readonly number[],
): BracketState {
  const waiting = matches.flatMap(teamsOf);
  const free = teamIds.filter((team) => !waiting.includes(team));
  const winners = free.filter((team) => through.includes(team));
  const losers = free.filter((team) => !through.includes(team));
  // A team that waits for an opponent goes first, so that those who are left can meet each other.
  const isWaiting = (match: MatchState) => teamsOf(match).length > 0;
  const order = [...matches.filter(isWaiting), ...matches.filter((match) => !isWaiting(match))];
  let state = before;
  for (const match of order) {
    const [first = winners.shift()] = teamsOf(match);
    const second =
      first !== undefined && through.includes(first) ? losers.shift() : winners.shift();
    const isTop = teamIn(match.bottom) === null;
    const { key } = match.node;
    for (const [team, isOnTop] of [[first, isTop] as const, [second, !isTop] as const]) {
      if (team === undefined) continue;
      const placed = placeTeam(
        graph,
        state,
        { key, isTop: isOnTop },
        { kind: 'team', teamId: team },
      );
      if (placed.ok) state = placed.state;
    }
  }
  for (const { node } of matches) {
    const match = state.matches[node.index];
    const winner = match && teamsOf(match).find((team) => through.includes(team));
    if (!match?.isPickable || winner === undefined) continue;
    const won = pickWinner(graph, state, node.key, winner);
    if (won.ok) state = won.state;
  }
  return state;
}

/**
 * The official bracket in which these two meet. Both have come into a drawn round that has not said so yet, the round of
 * `at` if that is given. They meet in `at`, if nobody stands there.
 */
export function withPair(
  graph: BracketGraph,
  state: BracketState,
  [one, two]: readonly [number, number],
  at: MatchNode | null = null,
): BracketState {
  for (const round of at?.round ? [at.round] : graph.drawnRounds) {
    const pool = poolOf(state, round);
    if (!pool || ![one, two].every((team) => pool.teamIds.includes(team))) continue;
    const seated = pool.matches.filter((match) =>
      teamsOf(match).some((team) => team === one || team === two),
    );
    const empty = pool.matches.filter((match) => teamsOf(match).length === 0);
    const chosen = empty.find(({ node }) => node === at) ?? empty[0];
    const match = seated[0] ?? chosen;
    if (!match || seated.length > 1) continue;
    const [there = one] = teamsOf(match);
    const isTop = teamIn(match.bottom) !== there;
    const sides = [
      { isTop, teamId: there },
      { isTop: !isTop, teamId: there === one ? two : one },
    ];
    return sides.reduce((before, { isTop: isOnTop, teamId }) => {
      const place = { key: match.node.key, isTop: isOnTop };
      const placed = placeTeam(graph, before, place, { kind: 'team', teamId });
      return placed.ok ? placed.state : before;
    }, state);
  }
  return state;
}

/** The match of a drawn round in which these two stand; null = they do not meet there. */
export const matchOfPair = (
  { matches }: BracketState,
  round: DrawnRound,
  [one, two]: readonly [number, number],
): MatchState | null =>
  round.matches
    .flatMap((index) => matches[index] ?? [])
    .find((match) => [one, two].every((team) => teamsOf(match).includes(team))) ?? null;
