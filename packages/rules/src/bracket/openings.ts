import type { MatchPick } from '../model/picks.ts';
import type { BracketGraph, MatchNode } from './graph.ts';

/** Seeds in bracket order: the best two can only meet last (1, 8, 4, 5, 2, 7, 3, 6 for eight). */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/**
 * The official matches of a bracket's first round, seeded, best team first. Starting slots without
 * a team make byes [rule: brackets-5].
 */
export function openingsFor(
  graph: BracketGraph,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  seededTeamIds: readonly number[],
): MatchPick[] {
  const first = graph.parts[0]?.columns[0]?.matches ?? [];
  const seeds = seedOrder(first.length * 2);
  return first.flatMap((index, position) => {
    const node = graph.matches[index];
    const top = seededTeamIds[(seeds[2 * position] ?? 0) - 1] ?? null;
    const bottom = seededTeamIds[(seeds[2 * position + 1] ?? 0) - 1] ?? null;
    return node ? [openingMatch(node, at, top, bottom)] : [];
  });
}

/** The opening matches of a bracket whose teams are drawn in this order: 1 v 2, 3 v 4, … */
export function openingsInOrder(
  graph: BracketGraph,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  teamIds: readonly number[],
): MatchPick[] {
  const first = graph.parts[0]?.columns[0]?.matches ?? [];
  return first.flatMap((index, position) => {
    const node = graph.matches[index];
    const top = teamIds[2 * position] ?? null;
    const bottom = teamIds[2 * position + 1] ?? null;
    return node ? [openingMatch(node, at, top, bottom)] : [];
  });
}

/** The official row of a match that is not played yet; a missing opponent makes it a bye. */
export function openingMatch(
  node: MatchNode,
  at: { readonly eventStageId: number; readonly eventSubstageId: number },
  topTeamId: number | null,
  bottomTeamId: number | null,
): MatchPick {
  const isBye = (topTeamId === null) !== (bottomTeamId === null);
  return {
    ...at,
    bracketPart: node.part,
    bracketCol: node.col,
    bracketColIndex: node.colIndex,
    matchIndex: node.index,
    topTeamId,
    bottomTeamId,
    winnerTeamId: isBye ? (topTeamId ?? bottomTeamId) : null,
    loserTeamId: null,
    topTeamScore: null,
    bottomTeamScore: null,
    ...(isBye ? { outcome: 'bye' as const } : {}),
  };
}
