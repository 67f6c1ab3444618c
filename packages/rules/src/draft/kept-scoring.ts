import type { BracketStage, ScoringGroup } from '../model/format.ts';
import { type DeepColumn, deepColumns } from './deep-columns.ts';

/**
 * The scoring groups of a bracket that is drawn anew. Each round pays as the round so far before the end paid. An
 * earlier round pays as the earliest did, and a new side has the usual points [rule: drafts-31].
 */
export function keptScoring(before: BracketStage, after: BracketStage): ScoringGroup[] {
  const [was, is] = [deepColumns(before), deepColumns(after)];
  const ofSide = (side: DeepColumn['side']) => was.filter((column) => column.side === side);
  const kept = before.bracket.scoringGroups.flatMap((group) => {
    const own = was.filter((column) => isIn(group, column));
    const columns = is.filter((column) => {
      const like = paidLike(column, { group, groups: before.bracket.scoringGroups, was, is });
      return own.some(({ side, depth }) => side === column.side && depth === like);
    });
    const [only, ...others] = own;
    const isNamedByColumn = only !== undefined && others.length === 0 && group.name === only.name;
    return isNamedByColumn
      ? columns.map((column) => ({ ...group, name: column.name, columns: [placeOf(column)] }))
      : columns.length > 0
        ? [{ ...group, columns: columns.map(placeOf) }]
        : [];
  });
  const isNew = (column: DeepColumn) => ofSide(column.side).length === 0;
  const usual = after.bracket.scoringGroups.flatMap((group) => {
    const columns = is.filter((column) => isNew(column) && isIn(group, column));
    return columns.length > 0 ? [{ ...group, columns: columns.map(placeOf) }] : [];
  });
  return [...kept, ...usual];
}

const placeOf = ({ part, col }: DeepColumn) => ({ part, col });

const isIn = ({ columns }: ScoringGroup, { part, col }: DeepColumn): boolean =>
  columns.some((own) => own.part === part && own.col === col);

interface Paying {
  readonly group: ScoringGroup;
  readonly groups: readonly ScoringGroup[];
  readonly was: readonly DeepColumn[];
  readonly is: readonly DeepColumn[];
}

/** The depth of the earlier bracket that a column is paid like. A seed that paid nothing pays nothing. */
function paidLike({ side, depth }: DeepColumn, { group, groups, was, is }: Paying): number {
  const before = was.filter((column) => column.side === side);
  const first = Math.max(...before.map((column) => column.depth));
  const isOfWinners = group.scoreWinnersOnly;
  const paysFirst = groups.some(
    (other) =>
      other.scoreWinnersOnly === isOfWinners &&
      before.some((column) => column.depth === first && isIn(other, column)),
  );
  if (isOfWinners || paysFirst) return Math.min(depth, first);
  const earliest = Math.max(...is.flatMap((own) => (own.side === side ? [own.depth] : [])));
  return depth === earliest ? first : Math.min(depth, Math.max(first - 1, 0));
}
