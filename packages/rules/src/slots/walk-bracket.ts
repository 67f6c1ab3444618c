import { type BracketGraph, type MatchNode, matchKey, type SlotSource } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { MatchPick } from '../model/picks.ts';

/** A team id, nobody for good (a bye, a double forfeit), or not known. */
export type Occupant = number | 'nobody' | 'unknown';

export interface WalkedMatch {
  readonly top: Occupant;
  readonly bottom: Occupant;
  readonly winner: Occupant;
  readonly loser: Occupant;
}

/** Official rows by match key. */
export const rowsByKey = (rows: readonly MatchPick[]): ReadonlyMap<string, MatchPick> =>
  new Map(
    rows.map((row) => [
      matchKey({ part: row.bracketPart, col: row.bracketCol, colIndex: row.bracketColIndex }),
      row,
    ]),
  );

/**
 * Plays a bracket through from its starting slots: the teams of each match when `pickedWinner`
 * names the winners. Official rows give the starting slots, their byes, and the results of locked
 * matches.
 */
export function walkBracket(
  graph: BracketGraph,
  official: ReadonlyMap<string, MatchPick>,
  pickedWinner: (match: number) => number | null,
): readonly WalkedMatch[] {
  const walked: WalkedMatch[] = [];
  const final = resetBase(graph) ?? -1;
  const occupantOf = (source: SlotSource, atOpening: Occupant): Occupant => {
    if (source.kind === 'opening') return atOpening;
    return walked[source.match]?.[source.kind] ?? 'unknown';
  };
  for (const node of graph.matches) {
    const row = official.get(node.key);
    const empty: Occupant = row?.outcome === 'bye' ? 'nobody' : 'unknown';
    const base = node.isReset ? walked[final] : undefined;
    const top = base?.top ?? occupantOf(node.top, row?.topTeamId ?? empty);
    const bottom = base?.bottom ?? occupantOf(node.bottom, row?.bottomTeamId ?? empty);
    walked.push({ top, bottom, ...resultOf(node, row, top, bottom, pickedWinner(node.index)) });
  }
  return walked;
}

function resultOf(
  node: MatchNode,
  row: MatchPick | undefined,
  top: Occupant,
  bottom: Occupant,
  picked: number | null,
): Pick<WalkedMatch, 'winner' | 'loser'> {
  if (picked !== null) return { winner: picked, loser: picked === top ? bottom : top };
  if (node.isLocked && row?.outcome === 'double_forfeit') {
    return { winner: 'nobody', loser: 'nobody' };
  }
  if (node.isLocked && row?.winnerTeamId != null) {
    const winner = row.winnerTeamId;
    return { winner, loser: row.loserTeamId ?? (winner === top ? bottom : top) };
  }
  if (top === 'nobody') return { winner: bottom, loser: 'nobody' };
  if (bottom === 'nobody') return { winner: top, loser: 'nobody' };
  return { winner: 'unknown', loser: 'unknown' };
}
