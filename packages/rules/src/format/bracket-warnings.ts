import { matchKey } from '../bracket/graph.ts';
import { activeParts, type BracketLinks, linkBracket } from '../bracket/links.ts';
import type { Bracket, BracketColumn, ScoringGroup } from '../model/format.ts';
import type { Fault, Problem, ProblemPath } from '../model/problem.ts';

export type BracketWarningFault =
  /** No scoring group pays for what is predicted of a column. */
  | Fault<'column_unpaid'>
  /** Two scoring groups pay for the same of a column. */
  | Fault<'column_paid_twice', { groups: readonly string[] }>
  | Fault<'group_pays_nothing' | 'group_without_columns' | 'view_without_matches'>
  /** No other match leads there, where teams do not start. */
  | Fault<'unreachable_match', { match: string }>
  /** Its winner goes no further, and rounds follow. */
  | Fault<'dead_end', { match: string }>;

type Warning = Problem<BracketWarningFault>;

/** `isToTheEnd`: it is played until one team is left; a group's teams qualify in any round. */
export function bracketWarnings(
  bracket: Bracket,
  path: ProblemPath,
  { isToTheEnd }: { readonly isToTheEnd: boolean },
): Warning[] {
  const links = linkBracket(bracket);
  return [
    ...activeParts(bracket).flatMap((part, at) =>
      part.columns.flatMap((column, col) => {
        const list = bracket.freeform ? 'freeformParts' : 'parts';
        const own = [...path, list, at, 'columns', col];
        return warningsOfColumn(bracket, links, { part: part.identifier, col, column }, own);
      }),
    ),
    ...unreachable(bracket, links, path),
    ...(isToTheEnd ? deadEnds(bracket, links, path) : []),
    ...bracket.scoringGroups.flatMap((group, at) =>
      warningsOfGroup(group, [...path, 'scoringGroups', at]),
    ),
    ...bracket.views.flatMap((view, at): Warning[] =>
      view.matches.length > 0
        ? []
        : [{ path: [...path, 'views', at], code: 'view_without_matches' }],
    ),
  ];
}

interface PlacedColumn {
  readonly part: string;
  readonly col: number;
  readonly column: BracketColumn;
}

/** Columns in which all teams start pay by where they lead; nobody picks who qualifies. */
function warningsOfColumn(
  { scoringGroups }: Bracket,
  links: BracketLinks,
  { part, col, column }: PlacedColumn,
  path: ProblemPath,
): Warning[] {
  const groups = scoringGroups.filter(({ columns }) =>
    columns.some((other) => other.part === part && other.col === col),
  );
  const isPicked = !column.isQualifier && !column.lockPicks;
  if (groups.every((group) => paidKinds(group).length === 0)) {
    const isReached = isPicked && isFed(links, { part, col });
    return isReached ? [{ path, code: 'column_unpaid' }] : [];
  }
  const twice = groups.filter((group) =>
    groups.some((other) => other !== group && sharesKind(group, other)),
  );
  if (twice.length === 0) return [];
  return [{ path, code: 'column_paid_twice', groups: twice.map(({ name }) => name) }];
}

const isFed = (
  { winnerTo, loserTo }: BracketLinks,
  { part, col }: { readonly part: string; readonly col: number },
): boolean =>
  [...winnerTo.values(), ...loserTo.values()].some((to) => to.part === part && to.col === col);

type PaidKind = 'participants' | 'winners' | 'placement';

function paidKinds(group: ScoringGroup): PaidKind[] {
  const isBase = group.scoreParticipants || group.scoreWinnersOnly;
  const base: PaidKind = group.scoreWinnersOnly ? 'winners' : 'participants';
  return [
    ...(isBase && group.pointsPerCorrectParticipant > 0 ? [base] : []),
    ...(group.scorePlacement && group.pointsPerCorrectPlacement > 0
      ? (['placement'] as const)
      : []),
  ];
}

const sharesKind = (one: ScoringGroup, other: ScoringGroup): boolean =>
  paidKinds(one).some((kind) => paidKinds(other).includes(kind));

function warningsOfGroup(group: ScoringGroup, path: ProblemPath): Warning[] {
  return [
    ...(group.columns.length === 0 ? [{ path, code: 'group_without_columns' as const }] : []),
    ...(paidKinds(group).length === 0 ? [{ path, code: 'group_pays_nothing' as const }] : []),
  ];
}

/** A match for a place, into which only losers come, is an end wherever it is drawn. */
function deadEnds(bracket: Bracket, links: BracketLinks, path: ProblemPath): Warning[] {
  const receivesWinner = new Set([...links.winnerTo.values()].map(matchKey));
  const receivesLoser = new Set([...links.loserTo.values()].map(matchKey));
  return links.places.flatMap((place): Warning[] => {
    const { key, part, col, column } = place;
    const columns = activeParts(bracket).find(({ identifier }) => identifier === part)?.columns;
    const isLast = columns === undefined || col === columns.length - 1;
    const isForPlace = receivesLoser.has(key) && !receivesWinner.has(key);
    if (isLast || isForPlace || column.isQualifier || links.winnerTo.has(key)) return [];
    return [{ path: pathOf(bracket, place, path), code: 'dead_end', match: key }];
  });
}

const pathOf = (
  bracket: Bracket,
  { part, col, colIndex }: BracketLinks['places'][number],
  path: ProblemPath,
): ProblemPath => {
  const at = activeParts(bracket).findIndex(({ identifier }) => identifier === part);
  const list = bracket.freeform ? 'freeformParts' : 'parts';
  return [...path, list, at, 'columns', col, 'matches', colIndex];
};

/** Whether each winner of a column goes on; the one before the first has none that does not. */
const allLeadOn = (
  { places, winnerTo }: BracketLinks,
  column: { readonly part: string; readonly col: number },
): boolean =>
  places.every(
    ({ key, part, col }) => part !== column.part || col !== column.col || winnerTo.has(key),
  );

/**
 * Matches that no other leads to though teams start elsewhere: drawn without any path, or behind a column in
 * which a path is missing.
 */
function unreachable(bracket: Bracket, links: BracketLinks, path: ProblemPath): Warning[] {
  const fed = new Set([...links.winnerTo.values(), ...links.loserTo.values()].map(matchKey));
  const start = links.places[0];
  return links.places.flatMap((place): Warning[] => {
    const { key, part, col } = place;
    const leadsOn = links.winnerTo.has(key) || links.loserTo.has(key);
    const isStart = bracket.freeform
      ? links.places.length === 1 || (leadsOn && allLeadOn(links, { part, col: col - 1 }))
      : part === start?.part && col === 0;
    if (fed.has(key) || isStart) return [];
    return [{ path: pathOf(bracket, place, path), code: 'unreachable_match', match: key }];
  });
}
