import type { Bracket, BracketColumn, BracketPart, MatchSlot } from '../model/format.ts';
import { matchKey } from './graph.ts';

/** A match and its position in its bracket, before its links are resolved. */
export interface BracketPlace {
  readonly key: string;
  readonly part: string;
  readonly col: number;
  readonly colIndex: number;
  readonly column: BracketColumn;
}

/** Every match of a bracket in drawing order, and where winners and losers move. */
export interface BracketLinks {
  readonly places: readonly BracketPlace[];
  readonly winnerTo: ReadonlyMap<string, MatchSlot>;
  readonly loserTo: ReadonlyMap<string, MatchSlot>;
}

/** Identifies one of the two match slots. */
export const slotKey = (slot: MatchSlot): string =>
  `${matchKey(slot)}-${slot.isTop ? 'top' : 'bottom'}`;

/** The parts that are in use: freeform parts or UB, LB and GF. */
export const activeParts = (bracket: Bracket): readonly BracketPart[] =>
  bracket.freeform ? bracket.freeformParts : bracket.parts;

/** Brackets are immutable, so one is linked once however many checks follow its links. */
const linked = new WeakMap<Bracket, BracketLinks>();

/**
 * Resolves where the winner and the loser of every match move [rule: brackets-1, brackets-2,
 * brackets-3, formats-28].
 */
export function linkBracket(bracket: Bracket): BracketLinks {
  const known = linked.get(bracket);
  if (known) return known;
  const links = followLinks(bracket);
  linked.set(bracket, links);
  return links;
}

function followLinks(bracket: Bracket): BracketLinks {
  const parts = activeParts(bracket);
  const places = parts.flatMap(placesOf);
  const loserTo = loserLinks(parts, places);
  if (bracket.freeform) return { places, loserTo, winnerTo: freeformWinners(places) };
  const taken = new Set([...loserTo.values()].map(slotKey));
  const winnerTo = new Map<string, MatchSlot>();
  for (const place of places) {
    const target = standardWinner(parts, place, taken);
    if (target) winnerTo.set(place.key, target);
  }
  return { places, winnerTo, loserTo };
}

function placesOf(part: BracketPart): BracketPlace[] {
  return part.columns.flatMap((column, col) =>
    Array.from({ length: column.matchCount }, (_, colIndex) => ({
      key: matchKey({ part: part.identifier, col, colIndex }),
      part: part.identifier,
      col,
      colIndex,
      column,
    })),
  );
}

function loserLinks(
  parts: readonly BracketPart[],
  places: readonly BracketPlace[],
): Map<string, MatchSlot> {
  const links = new Map<string, MatchSlot>();
  for (const place of places) {
    const path = place.column.matches[place.colIndex]?.loserPath ?? qualifyingLoser(parts, place);
    if (path) links.set(place.key, path);
  }
  return links;
}

/** Both teams of a match may go straight into the qualifier column behind it [rule: formats-28]. */
function qualifyingLoser(parts: readonly BracketPart[], place: BracketPlace): MatchSlot | null {
  const next = partOf(parts, place.part)?.columns[place.col + 1];
  const isPaired = next?.isQualifier && next.matchCount === place.column.matchCount;
  if (!place.column.bothTeamsAdvance || !isPaired) return null;
  return { part: place.part, col: place.col + 1, colIndex: place.colIndex, isTop: false };
}

function freeformWinners(places: readonly BracketPlace[]): Map<string, MatchSlot> {
  const links = new Map<string, MatchSlot>();
  for (const place of places) {
    const path = place.column.matches[place.colIndex]?.winnerPath;
    if (path) links.set(place.key, path);
  }
  return links;
}

function standardWinner(
  parts: readonly BracketPart[],
  place: BracketPlace,
  taken: ReadonlySet<string>,
): MatchSlot | null {
  if (place.column.isQualifier) return null;
  const next = partOf(parts, place.part)?.columns[place.col + 1];
  if (next) return inward(place, next, { part: place.part, col: place.col + 1 }, taken);
  const final = partOf(parts, 'GF')?.columns[0];
  if (place.part === 'GF' || !final) return null;
  const hasLower = (partOf(parts, 'LB')?.columns.length ?? 0) > 0;
  if (!hasLower) return inward(place, final, { part: 'GF', col: 0 }, taken);
  const isSame = final.matchCount === place.column.matchCount;
  const colIndex = isSame ? place.colIndex : Math.floor(place.colIndex / 2);
  return { part: 'GF', col: 0, colIndex, isTop: place.part === 'UB' };
}

/**
 * Columns of equal size link straight across, into the match slot that no loser drops into; others
 * halve.
 */
function inward(
  place: BracketPlace,
  next: BracketColumn,
  to: { readonly part: string; readonly col: number },
  taken: ReadonlySet<string>,
): MatchSlot {
  if (next.matchCount === place.column.matchCount) {
    const top = { ...to, colIndex: place.colIndex, isTop: true };
    return taken.has(slotKey(top)) ? { ...top, isTop: false } : top;
  }
  return { ...to, colIndex: Math.floor(place.colIndex / 2), isTop: place.colIndex % 2 === 0 };
}

const partOf = (parts: readonly BracketPart[], identifier: string): BracketPart | undefined =>
  parts.find((part) => part.identifier === identifier);
