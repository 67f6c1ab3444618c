import type { BracketPart, ScoringBreakdownGroup, ScoringGroup } from '../model/format.ts';
import { DEFAULT_POINTS } from '../model/format-defaults.ts';

const NO_PLACEMENT = { scorePlacement: false, pointsPerCorrectPlacement: DEFAULT_POINTS };

/**
 * Scoring that suits any bracket. Reaching a column pays from the second column of the upper and
 * lower bracket on. The grand final pays for being in it, and the deciding column for winning it.
 */
export function defaultScoringGroups(parts: readonly BracketPart[]): ScoringGroup[] {
  const groups: ScoringGroup[] = [];
  for (const part of parts) {
    const reached = part.columns.filter((column, col) => col > 0 || isFedThroughout(part, column));
    if (reached.length > 0) groups.push(participants(part, reached));
  }
  const decider = deciders(parts);
  if (decider.length > 0) groups.push(winners(decider));
  return groups;
}

/** The first column of UB is seeded; those of LB and GF hold teams that were predicted into them. */
const isFedThroughout = (part: BracketPart, column: BracketPart['columns'][number]): boolean =>
  part.identifier !== 'UB' && column.index === 0;

function participants(part: BracketPart, columns: BracketPart['columns']): ScoringGroup {
  return {
    name: part.name,
    columns: columns.map((column) => ({ part: part.identifier, col: column.index })),
    scoreParticipants: true,
    scoreWinnersOnly: false,
    pointsPerCorrectParticipant: DEFAULT_POINTS,
    ...NO_PLACEMENT,
  };
}

function winners(columns: ScoringGroup['columns']): ScoringGroup {
  return {
    name: columns.length > 1 ? 'Advancing' : 'Winner',
    columns,
    scoreParticipants: false,
    scoreWinnersOnly: true,
    pointsPerCorrectParticipant: DEFAULT_POINTS,
    ...NO_PLACEMENT,
  };
}

/** The last column of the bracket; without a grand final each part has its own. */
function deciders(parts: readonly BracketPart[]): ScoringGroup['columns'] {
  const used = parts.filter((part) => part.columns.length > 0);
  const final = used.find((part) => part.identifier === 'GF');
  return (final ? [final] : used).flatMap((part) => {
    const last = part.columns.findLast((column) => !column.isQualifier);
    return last && !hasQualifier(part) ? [{ part: part.identifier, col: last.index }] : [];
  });
}

const hasQualifier = (part: BracketPart): boolean =>
  part.columns.some((column) => column.isQualifier);

/** The texts players read about scoring groups; rows that pay nothing are left out. */
export function scoringBreakdownOf(
  stageName: string,
  groups: readonly ScoringGroup[],
): ScoringBreakdownGroup {
  const records = groups.flatMap((group) => {
    const paid = group.scoreParticipants || group.scoreWinnersOnly;
    const rows = paid ? [{ name: group.name, pointsPer: group.pointsPerCorrectParticipant }] : [];
    return group.scorePlacement
      ? [
          ...rows,
          { name: `${group.name} Placement Bonus`, pointsPer: group.pointsPerCorrectPlacement },
        ]
      : rows;
  });
  return { name: stageName, records: records.filter((record) => record.pointsPer > 0) };
}
