import { matchKey } from '../bracket/graph.ts';
import { type BracketLinks, type BracketPlace, linkBracket, slotKey } from '../bracket/links.ts';
import type { Bracket, BracketColumn, MatchSlot } from '../model/format.ts';
import type { BracketFault } from './format-problem.ts';
import { type Found, field, items, note } from './read-value.ts';

/** The most matches of a drawn round: a slip chooses so many teams from twice as many. */
export const MAX_DRAWN_MATCHES = 8;

/**
 * A drawn round has all its teams from earlier matches, and sends them where it means nothing which of its matches
 * they played [rule: formats-59, formats-60, formats-61].
 */
export function checkDrawn(at: Found, bracket: Bracket, partsAt: ReadonlyMap<string, Found>): void {
  const links = linkBracket(bracket);
  const drawn = links.places.filter(({ column }) => column.drawn === true);
  for (const column of new Set(drawn.map((place) => place.column))) {
    const places = drawn.filter((place) => place.column === column);
    const [first] = places;
    const found = first && columnAt(first, partsAt);
    if (!first || !found) continue;
    for (const fault of faultsOf(links, column, places)) note(field(found, 'drawn'), fault);
  }
  checkPlacement(at, bracket, links);
}

function columnAt(
  { part, col }: BracketPlace,
  partsAt: ReadonlyMap<string, Found>,
): Found | undefined {
  const found = partsAt.get(part);
  return found && items(field(found, 'columns'))[col];
}

function faultsOf(
  links: BracketLinks,
  column: BracketColumn,
  places: readonly BracketPlace[],
): BracketFault[] {
  const faults: BracketFault[] = [];
  if (places.length < 2) faults.push({ code: 'drawn_of_one' });
  if (places.length > MAX_DRAWN_MATCHES) {
    faults.push({ code: 'drawn_of_many', count: places.length, most: MAX_DRAWN_MATCHES });
  }
  if (column.lockPicks) faults.push({ code: 'drawn_and_locked' });
  if (column.isQualifier) faults.push({ code: 'drawn_and_qualifier' });
  if (column.bothTeamsAdvance) faults.push({ code: 'drawn_and_both_advance' });
  const unfed = places.find((place) => !isFed(links, place));
  if (unfed) faults.push({ code: 'drawn_start', match: unfed.key });
  const [first] = places;
  if (first && reachedFrom(links, places).has(first.key)) {
    faults.push({ code: 'drawn_into_itself', match: first.key });
  }
  for (const to of [links.winnerTo, links.loserTo]) {
    const targets = places.map(({ key }) => to.get(key) ?? null);
    if (!isOneWay(links, targets)) {
      faults.push({ code: 'drawn_apart', match: first?.key ?? '' });
      break;
    }
  }
  return faults;
}

function isFed({ winnerTo, loserTo }: BracketLinks, { key }: BracketPlace): boolean {
  const fed = [...winnerTo.values(), ...loserTo.values()].filter((to) => matchKey(to) === key);
  return new Set(fed.map(slotKey)).size === 2;
}

/** All go out, all into one round that is drawn or shows who has qualified, or two of them into one match. */
function isOneWay({ places }: BracketLinks, targets: readonly (MatchSlot | null)[]): boolean {
  const known = targets.filter((target) => target !== null);
  if (known.length === 0) return true;
  if (known.length < targets.length) return false;
  if (known.length === 2 && new Set(known.map(matchKey)).size === 1) return true;
  const columns = known.map((target) => places.find(({ key }) => key === matchKey(target))?.column);
  const [column] = columns;
  return new Set(columns).size === 1 && (column?.drawn === true || column?.isQualifier === true);
}

/** The matches that follow. A team of a drawn round may play any of its matches. */
function reachedFrom(links: BracketLinks, from: readonly BracketPlace[]): ReadonlySet<string> {
  const byKey = new Map(links.places.map((place) => [place.key, place]));
  const reached = new Set<string>();
  const waiting = [...from];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const to of [links.winnerTo.get(place.key), links.loserTo.get(place.key)]) {
      const next = to && byKey.get(matchKey(to));
      const together =
        next?.column.drawn === true
          ? links.places.filter(({ column }) => column === next.column)
          : [next].filter((one) => one !== undefined);
      for (const other of together) {
        if (reached.has(other.key)) continue;
        reached.add(other.key);
        waiting.push(other);
      }
    }
  }
  return reached;
}

/** Placement points are refused in a drawn column, and in columns that follow from one [rule: formats-62]. */
function checkPlacement(at: Found, bracket: Bracket, links: BracketLinks): void {
  const drawn = links.places.filter(({ column }) => column.drawn === true);
  if (drawn.length === 0) return;
  const after = reachedFrom(links, drawn);
  const columns = new Set(
    links.places
      .filter((place) => place.column.drawn === true || after.has(place.key))
      .map(({ part, col }) => `${part}-${col}`),
  );
  const found = items(field(at, 'scoringGroups'));
  bracket.scoringGroups.forEach((group, index) => {
    const own = found[index];
    const isPlaced = group.columns.some(({ part, col }) => columns.has(`${part}-${col}`));
    if (own && group.scorePlacement && isPlaced) {
      note(field(own, 'scorePlacement'), { code: 'drawn_placement' });
    }
  });
}
