import { matchKey } from '../bracket/graph.ts';
import { type BracketPlace, linkBracket, slotKey } from '../bracket/links.ts';
import { openSlotsOf } from '../bracket/open-slots.ts';
import type { Bracket, MatchSlot } from '../model/format.ts';
import { type Found, field, items, note } from './read-value.ts';

interface Link {
  readonly from: string;
  readonly to: MatchSlot;
  readonly isQualifier: boolean;
  /** The path that says so, or the match when the columns do. */
  readonly at: Found;
}

/**
 * Links lead to existing matches, one into each slot, and never in a circle [rule: formats-23].
 * Nobody plays in a qualifier column, so that nobody can win or lose there and move on.
 */
export function checkLinks(bracket: Bracket, partsAt: ReadonlyMap<string, Found>): void {
  const { places, winnerTo, loserTo } = linkBracket(bracket);
  const known = new Set(places.map((place) => place.key));
  checkIds(places, partsAt);
  const links = places.flatMap((place) => {
    const at = whereIs(place, partsAt);
    if (!at) return [];
    return [
      ...linkOf(place, winnerTo.get(place.key), at, 'winnerPath'),
      ...linkOf(place, loserTo.get(place.key), at, 'loserPath'),
    ];
  });
  const fed = new Map<string, string>();
  for (const link of links) {
    const key = slotKey(link.to);
    const first = fed.get(key);
    if (link.isQualifier) {
      note(link.at, { code: 'leads_out_of_qualifier' });
    } else if (!known.has(matchKey(link.to))) {
      note(link.at, { code: 'leads_nowhere', match: matchKey(link.to) });
    } else if (first !== undefined) {
      note(link.at, { code: 'slot_fed_twice', slot: key, feeder: first });
    } else fed.set(key, link.from);
  }
  checkCycles(places, links);
  checkStarts(bracket, partsAt);
}

/** [rule: formats-32] */
function checkStarts(bracket: Bracket, partsAt: ReadonlyMap<string, Found>): void {
  for (const { place, slot, isStart } of openSlotsOf(bracket)) {
    const at = whereIs(place, partsAt);
    if (!isStart && at) note(at, { code: 'slot_never_filled', slot: slotKey(slot) });
  }
}

/** A match in the document; the column where its matches are left out. */
function whereIs(place: BracketPlace, partsAt: ReadonlyMap<string, Found>): Found | undefined {
  const part = partsAt.get(place.part);
  const column = part && items(field(part, 'columns'))[place.col];
  return column && (items(field(column, 'matches'))[place.colIndex] ?? column);
}

function linkOf(
  place: BracketPlace,
  to: MatchSlot | undefined,
  at: Found,
  key: 'winnerPath' | 'loserPath',
): Link[] {
  if (!to) return [];
  const isWritten = place.column.matches[place.colIndex]?.[key] === to;
  const { isQualifier } = place.column;
  return [{ from: place.key, to, isQualifier, at: isWritten ? field(at, key) : at }];
}

/** [rule: formats-18] */
function checkIds(places: readonly BracketPlace[], partsAt: ReadonlyMap<string, Found>): void {
  const seen = new Set<string>();
  for (const place of places) {
    const id = place.column.matches[place.colIndex]?.id ?? place.key;
    const at = whereIs(place, partsAt);
    if (seen.has(id) && at) note(field(at, 'id'), { code: 'match_id_twice', id });
    seen.add(id);
  }
}

function checkCycles(places: readonly BracketPlace[], links: readonly Link[]): void {
  const leaving = new Map<string, Link[]>();
  for (const link of links) {
    const known = leaving.get(link.from);
    if (known) known.push(link);
    else leaving.set(link.from, [link]);
  }
  const seen = new Map<string, 'open' | 'done'>();
  const visit = (key: string): void => {
    seen.set(key, 'open');
    for (const link of leaving.get(key) ?? []) {
      const to = matchKey(link.to);
      if (seen.get(to) === 'open') note(link.at, { code: 'leads_back', match: to });
      else if (!seen.has(to)) visit(to);
    }
    seen.set(key, 'done');
  };
  for (const { key } of places) if (!seen.has(key)) visit(key);
}
