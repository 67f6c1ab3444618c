import type {
  Bracket,
  BracketColumn,
  BracketPart,
  ColumnMatch,
  MatchSlot,
} from '../model/format.ts';
import {
  bracketOfParts,
  bracketSize,
  generateBracket,
  type StandardBracketOptions,
} from './generate-bracket.ts';
import { matchKey } from './graph.ts';
import { activeParts, type BracketPlace, linkBracket, slotKey } from './links.ts';
import { seedOrder } from './openings.ts';
import { roundName } from './round-names.ts';

/**
 * A bracket in which exactly so many teams start, 4 to 64, and every match is played. Between powers of two
 * the best seeds start in the second round, and what nobody would fall into below is left out [rule:
 * formats-34].
 *
 * Its parts are standard ones where columns alone say who moves where, else drawn freely.
 */
export function bracketFor(options: StandardBracketOptions): Bracket {
  const whole = generateBracket(options);
  const { teamCount } = options;
  return teamCount === bracketSize(teamCount) ? whole : withoutByes(whole, teamCount);
}

type Arrival =
  | { readonly kind: 'start' }
  | { readonly kind: 'winner' | 'loser'; readonly of: string };

interface Kept {
  readonly place: BracketPlace;
  readonly at: MatchSlot;
}

function withoutByes(whole: Bracket, teamCount: number): Bracket {
  const { kept, arrivals } = playedOf(whole, teamCount);
  const paths = { winner: new Map<string, MatchSlot>(), loser: new Map<string, MatchSlot>() };
  for (const { place, at } of kept.values()) {
    for (const isTop of [true, false]) {
      const arrival = arrivals.get(slotKey({ ...place, isTop }));
      if (arrival && arrival.kind !== 'start')
        paths[arrival.kind].set(arrival.of, { ...at, isTop });
    }
  }
  const standard = bracketOfParts(
    partsOf(whole, kept, ({ key, at }) => ({
      id: matchKey(at),
      loserPath: paths.loser.get(key) ?? null,
    })),
  );
  if (leadsAs(standard, kept, paths.winner)) return standard;
  const parts = partsOf(whole, kept, ({ key, number }) => ({
    id: `m${number}`,
    loserPath: paths.loser.get(key) ?? null,
    winnerPath: paths.winner.get(key) ?? null,
  }));
  return { ...bracketOfParts(parts), freeform: true, parts: [], freeformParts: parts };
}

/** The matches that two teams come to, where each now stands, and who comes into which slot. */
function playedOf(whole: Bracket, teamCount: number) {
  const { places, winnerTo, loserTo } = linkBracket(whole);
  const arrivals = new Map<string, Arrival>();
  const seeds = seedOrder(bracketSize(teamCount));
  const opening = places.filter(({ part, col }) => part === 'UB' && col === 0);
  for (const [at, seed] of seeds.entries()) {
    const place = opening[Math.floor(at / 2)];
    if (place && seed <= teamCount)
      arrivals.set(slotKey({ ...place, isTop: at % 2 === 0 }), { kind: 'start' });
  }
  const kept = new Map<string, Kept>();
  const columns = new Map<string, Map<number, number>>();
  const pass = (to: MatchSlot | undefined, arrival: Arrival): void => {
    if (to) arrivals.set(slotKey(to), arrival);
  };
  // Upper, lower and final, each round by round: whoever leads to a match comes before it.
  for (const place of places) {
    const { key, part, col } = place;
    const coming = [true, false].flatMap(
      (isTop) => arrivals.get(slotKey({ ...place, isTop })) ?? [],
    );
    const [first, second] = coming;
    if (first === undefined) continue;
    if (second === undefined) {
      pass(winnerTo.get(key), first);
      continue;
    }
    const cols = columns.get(part) ?? new Map<number, number>();
    columns.set(part, cols);
    const colIndex = cols.get(col) ?? 0;
    cols.set(col, colIndex + 1);
    const at = { part, col: [...cols.keys()].indexOf(col), colIndex, isTop: true };
    kept.set(key, { place, at });
    pass(winnerTo.get(key), { kind: 'winner', of: key });
    pass(loserTo.get(key), { kind: 'loser', of: key });
  }
  return { kept, arrivals };
}

interface KeptMatch {
  readonly key: string;
  readonly at: MatchSlot;
  /** Counts all matches, from 1. */
  readonly number: number;
}

type Ways = Pick<ColumnMatch, 'id' | 'loserPath' | 'winnerPath'>;

/** The parts with the matches that are kept; a round that nobody plays is left out. */
function partsOf(
  whole: Bracket,
  kept: ReadonlyMap<string, Kept>,
  waysOf: (match: KeptMatch) => Ways,
): BracketPart[] {
  let number = 0;
  return activeParts(whole).map((part) => {
    const columns = part.columns.flatMap((column, col): BracketColumn[] => {
      const matches = column.matches.flatMap((match): ColumnMatch[] => {
        const key = matchKey(match);
        const at = kept.get(key)?.at;
        if (!at) return [];
        number += 1;
        const ways = waysOf({ key, at, number });
        const { colIndex } = at;
        return [{ ...ways, part: at.part, col: at.col, colIndex, bracketMatchId: ways.id }];
      });
      const [first] = matches;
      if (!first) return [];
      const name = roundName(whole, part, col);
      return [{ ...column, index: first.col, name, matchCount: matches.length, matches }];
    });
    return { ...part, columnCount: columns.length, columns };
  });
}

/** Whether the columns of standard parts alone lead every winner to the right match. */
function leadsAs(
  standard: Bracket,
  kept: ReadonlyMap<string, Kept>,
  winners: ReadonlyMap<string, MatchSlot>,
): boolean {
  const { winnerTo, loserTo } = linkBracket(standard);
  const taken = [...winnerTo.values(), ...loserTo.values()].map(slotKey);
  if (new Set(taken).size < taken.length) return false;
  const fed = new Set([...winnerTo.values(), ...loserTo.values()].map(matchKey));
  const isStart = ({ at }: Kept): boolean => at.part === 'UB' && at.col === 0;
  if (![...kept.values()].every((match) => isStart(match) || fed.has(matchKey(match.at))))
    return false;
  return [...kept].every(([key, { at }]) => {
    const [own, right] = [winnerTo.get(matchKey(at)), winners.get(key)];
    return own === undefined || right === undefined
      ? own === right
      : matchKey(own) === matchKey(right);
  });
}
