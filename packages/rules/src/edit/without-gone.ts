import { matchKey } from '../bracket/graph.ts';
import { activeParts } from '../bracket/links.ts';
import type { Bracket, BracketPart, ColumnMatch, MatchSlot } from '../model/format.ts';
import { type BracketNames, type BracketWithReset, columnKey, namesOf } from './bracket-names.ts';
import type { Lost } from './format-edit.ts';

/**
 * A bracket after an edit, without links and entries of views and scoring groups that named
 * something removed. References that were already broken stay: they are a problem of the format,
 * not of the edit.
 */
export function withoutGone(before: BracketWithReset, after: BracketWithReset): Bracket {
  const [had, has] = [namesOf(before), namesOf(after)];
  const isLeft = (kind: keyof BracketNames, key: string): boolean =>
    has[kind].has(key) || !had[kind].has(key);
  const { bracket } = after;
  const parts = activeParts(bracket).map((part) =>
    withoutPaths(part, (to) => isLeft('matches', matchKey(to))),
  );
  return {
    ...bracket,
    ...(bracket.freeform ? { freeformParts: parts } : { parts }),
    views: bracket.views.map((view) => ({
      ...view,
      matches: view.matches.filter((match) => isLeft('matches', matchKey(match))),
    })),
    scoringGroups: bracket.scoringGroups.map((group) => ({
      ...group,
      columns: group.columns.filter((column) => isLeft('columns', columnKey(column))),
    })),
  };
}

/** The part without the paths that lead to what is not left. */
function withoutPaths(part: BracketPart, isLeft: (to: MatchSlot) => boolean): BracketPart {
  const kept = (to: MatchSlot | null | undefined) => (to && isLeft(to) ? to : null);
  const cut = (match: ColumnMatch): ColumnMatch => ({
    ...match,
    loserPath: kept(match.loserPath),
    ...(match.winnerPath === undefined ? {} : { winnerPath: kept(match.winnerPath) }),
  });
  return {
    ...part,
    columns: part.columns.map((column) => ({ ...column, matches: column.matches.map(cut) })),
  };
}

/** The parts of a bracket that the next one lacks; null if there are none. */
export function lostBetween(before: Bracket | null, after: Bracket | null): Omit<Lost, 'entries'> {
  const [had, has] = [writtenIn(before), writtenIn(after)];
  const links = [...had.links].filter((from) => !has.links.has(from)).length;
  return {
    links,
    viewMatches: Math.max(0, had.viewMatches - has.viewMatches),
    groupColumns: Math.max(0, had.groupColumns - has.groupColumns),
  };
}

function writtenIn(bracket: Bracket | null) {
  const matches = bracket
    ? activeParts(bracket).flatMap(({ columns }) => columns.flatMap((column) => column.matches))
    : [];
  const links = matches.flatMap((match) => [
    ...(match.loserPath ? [`loser ${matchKey(match)}`] : []),
    ...(match.winnerPath ? [`winner ${matchKey(match)}`] : []),
  ]);
  const sum = (lists: readonly (readonly unknown[])[] = []) =>
    lists.reduce((count, list) => count + list.length, 0);
  return {
    links: new Set(links),
    viewMatches: sum(bracket?.views.map((view) => view.matches)),
    groupColumns: sum(bracket?.scoringGroups.map((group) => group.columns)),
  };
}
