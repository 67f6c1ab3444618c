import { matchKey } from '../bracket/graph.ts';
import { type BracketLinks, linkBracket } from '../bracket/links.ts';
import type { Bracket, BracketColumn } from '../model/format.ts';
import { type Found, field, items, note } from './read-value.ts';

/**
 * Locked columns come before all picks that they are linked to, or after all of them. In between,
 * official teams would go on from there while the same teams go on elsewhere as they were picked.
 */
export function checkLocks(bracket: Bracket, partsAt: ReadonlyMap<string, Found>): void {
  const links = linkBracket(bracket);
  const [ahead, back] = neighbours(links);
  const isPicked = (column: BracketColumn) => !column.lockPicks && !column.isQualifier;
  const picked = new Set(
    links.places.filter(({ column }) => isPicked(column)).map(({ key }) => key),
  );
  const told = new Set<BracketColumn>();
  for (const { key, part, col, column } of links.places) {
    const isBetween = () =>
      [ahead, back].every((next) => [...reached(next, key)].some((other) => picked.has(other)));
    if (!column.lockPicks || column.isQualifier || told.has(column) || !isBetween()) continue;
    told.add(column);
    const at = items(field(partsAt.get(part) ?? NOWHERE, 'columns'))[col];
    if (at) note(field(at, 'lockPicks'), { code: 'locked_between', match: key });
  }
}

const NOWHERE: Found = { value: undefined, path: [], problems: [] };

type Next = ReadonlyMap<string, readonly string[]>;

/** The matches that a match feeds, and those that feed it. */
function neighbours({ winnerTo, loserTo }: BracketLinks): readonly [Next, Next] {
  const [ahead, back] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (to: Map<string, string[]>, key: string, other: string) =>
    to.set(key, [...(to.get(key) ?? []), other]);
  for (const [from, slot] of [...winnerTo, ...loserTo]) {
    add(ahead, from, matchKey(slot));
    add(back, matchKey(slot), from);
  }
  return [ahead, back];
}

function reached(next: Next, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const other of next.get(key) ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      waiting.push(other);
    }
  }
  return found;
}
