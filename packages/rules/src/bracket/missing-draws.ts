import type { BracketState, MatchState } from './bracket-picks.ts';
import type { BracketGraph, DrawnRound } from './graph.ts';
import { arrivalsIn } from './settle-round.ts';
import { NOBODY } from './slot-flow.ts';

/** The drawn rounds of an official bracket whose teams are all known, and not yet who meets whom. */
export const missingDraws = (graph: BracketGraph, { matches }: BracketState): DrawnRound[] =>
  graph.drawnRounds.filter((round) => {
    const own = round.matches.flatMap((index) => matches[index] ?? []);
    const arrivals = arrivalsIn(round, matches);
    const isReady = arrivals.every(({ kind }) => kind === 'team' || kind === NOBODY.kind);
    const isOpen = ({ top, bottom, outcome }: MatchState) =>
      outcome === 'played' &&
      [top, bottom].some(({ kind }) => kind !== 'team' && kind !== NOBODY.kind);
    return isReady && own.some(isOpen);
  });
