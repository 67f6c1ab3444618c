import { defaultScoringGroups } from '../bracket/default-scoring.ts';
import { loserDrop } from '../bracket/generate-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import type {
  Bracket,
  BracketColumn,
  BracketPart,
  ColumnMatch,
  MatchSlot,
} from '../model/format.ts';
import { keepShared } from './keep-shared.ts';

/**
 * The parts of a standard bracket with the loser paths of a generated one, as far as its columns
 * allow. Losers of the first round meet each other. Later ones drop onto the survivors of the round
 * below.
 */
export function withDefaultPaths(parts: readonly BracketPart[]): BracketPart[] {
  const paths = defaultPaths(parts);
  const rewired = (match: ColumnMatch): ColumnMatch => ({
    ...match,
    loserPath: paths.get(matchKey(match)) ?? null,
  });
  return parts.map((part) => ({
    ...part,
    columns: part.columns.map((column) => ({ ...column, matches: column.matches.map(rewired) })),
  }));
}

/** Whether losers go everywhere as they do by default: nobody has drawn a path of his own. */
export function hasDefaultPaths(parts: readonly BracketPart[]): boolean {
  const paths = defaultPaths(parts);
  const isDefault = (match: ColumnMatch): boolean => {
    const [to, own] = [paths.get(matchKey(match)) ?? null, match.loserPath];
    if (to === null || own === null) return to === own;
    return matchKey(to) === matchKey(own) && to.isTop === own.isTop;
  };
  return parts.every(({ columns }) => columns.every(({ matches }) => matches.every(isDefault)));
}

/** Whether the scoring groups are those that a bracket begins with: nobody has chosen others. */
export const hasDefaultScoring = ({ parts, scoringGroups }: Bracket): boolean =>
  keepShared(scoringGroups, defaultScoringGroups(parts)) === scoringGroups;

function defaultPaths(parts: readonly BracketPart[]): ReadonlyMap<string, MatchSlot> {
  const columnsOf = (identifier: string): readonly BracketColumn[] =>
    parts.find((part) => part.identifier === identifier)?.columns ?? [];
  const [upper, lower] = [columnsOf('UB'), columnsOf('LB')];
  const rounds = Math.log2(upper[0]?.matchCount ?? 1) + 1;
  const paths = new Map<string, MatchSlot>();
  for (const column of upper) {
    if (column.isQualifier) continue;
    for (const match of column.matches) {
      const to = loserDrop(rounds, match.col, match.colIndex);
      if (hasRoom(lower, to)) paths.set(matchKey(match), to);
    }
  }
  return paths;
}

/**
 * Whether the match exists and has a slot that no survivor takes. Survivors come straight across
 * from a column of the same size, and fill both slots where their number halves.
 */
function hasRoom(lower: readonly BracketColumn[], { col, colIndex }: MatchSlot): boolean {
  const column = lower[col];
  if (!column || column.isQualifier || colIndex >= column.matchCount) return false;
  const before = lower[col - 1];
  return !before || before.isQualifier || before.matchCount === column.matchCount;
}
