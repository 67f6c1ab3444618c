import { matchKey } from '../bracket/graph.ts';
import { activeParts } from '../bracket/links.ts';
import type { Bracket } from '../model/format.ts';
import { type Found, field, items, note } from './read-value.ts';

/**
 * The most that a prediction may pay, and the most rows that may say so, for a table of points to
 * hold it.
 */
export const MAX_GROUPS_OF_COLUMN = 10;

/** Views name existing matches, scoring groups existing columns, once each. */
export function checkReferences(at: Found, bracket: Bracket, hasReset: boolean): void {
  const columns = new Map<string, number>();
  for (const part of activeParts(bracket)) {
    part.columns.forEach((column, col) => {
      const isResettable = hasReset && part.identifier === 'GF' && col === part.columns.length - 1;
      columns.set(columnKey(part.identifier, col), column.matchCount + (isResettable ? 1 : 0));
    });
  }
  const views = listIn(at, 'views', bracket.views);
  bracket.views.forEach((view, i) => {
    const keys = view.matches.map((match) => {
      const count = columns.get(columnKey(match.part, match.col)) ?? 0;
      return { key: matchKey(match), isKnown: match.colIndex < count };
    });
    checkList(views[i] && field(views[i], 'matches'), keys, 'match');
  });
  const groups = listIn(at, 'scoringGroups', bracket.scoringGroups);
  const paid = new Map<string, number>();
  bracket.scoringGroups.forEach((group, i) => {
    const keys = group.columns.map(({ part, col }) => {
      const key = columnKey(part, col);
      return { key, isKnown: columns.has(key) };
    });
    const list = groups[i] && field(groups[i], 'columns');
    checkList(list, keys, 'column');
    keys.forEach(({ key }, j) => {
      const count = (paid.get(key) ?? 0) + 1;
      paid.set(key, count);
      const named = list && items(list)[j];
      if (named && count > MAX_GROUPS_OF_COLUMN) {
        note(named, { code: 'too_many_scoring_groups', count, most: MAX_GROUPS_OF_COLUMN });
      }
    });
  });
}

/** A value that is no list is already reported as a problem. */
const listIn = (at: Found, key: string, read: readonly unknown[]): Found[] =>
  read.length > 0 ? items(field(at, key)) : [];

const columnKey = (part: string, col: number): string => `${part}-${col}`;

interface Named {
  readonly key: string;
  readonly isKnown: boolean;
}

function checkList(at: Found | undefined, named: readonly Named[], to: 'match' | 'column'): void {
  if (!at || named.length === 0) return;
  const seen = new Set<string>();
  items(at).forEach((item, i) => {
    const entry = named[i];
    if (!entry) return;
    if (!entry.isKnown) note(item, { code: 'unknown_reference', to });
    else if (seen.has(entry.key)) note(item, { code: 'reference_twice', to });
    seen.add(entry.key);
  });
}
