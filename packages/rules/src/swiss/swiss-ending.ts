import { PickType } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import {
  isSwissDone,
  type SwissContradiction,
  type SwissField,
  type SwissRow,
  swissTable,
} from './swiss-table.ts';

/** A team's end of a stage, as official rows say it. */
export interface SwissEnd {
  readonly teamId: number;
  readonly pickTypeIds: readonly PickType[];
}

/** The official results that follow from the matches of a stage. */
export type SwissEnding =
  | {
      readonly ok: true;
      /** Only teams whose end is certain. */
      readonly ends: readonly SwissEnd[];
      /** Nobody plays on. */
      readonly isOver: boolean;
      /** Everybody has played, and not as many have enough wins as go through: staff say who does. */
      readonly won: number | null;
    }
  | { readonly ok: false; readonly problem: SwissContradiction };

/**
 * The teams that go through by records [rule: swiss-11]. They are known at once if exactly half of
 * the teams will have enough wins, and half go through. Otherwise every match must be played, and
 * as many teams must have enough wins as go through.
 */
export function swissEnding(
  field: SwissField,
  matches: readonly TeamMatch[],
  advancingCount: number,
): SwissEnding {
  const table = swissTable(field, matches);
  if (!table.ok) return table;
  const rows = withRunning(table.rows, table.running);
  const { enough, seeds } = field;
  const done = rows.filter((row) => isSwissDone(row, enough));
  const isOver = seeds.length > 0 && done.length === seeds.length;
  const isRegular = seeds.length % 2 ** enough === 0 && 2 * advancingCount === seeds.length;
  const hasBothLost = matches.some(({ result }) => result === 'both_lost');
  const won = rows.filter(({ wins }) => wins >= enough).length;
  const isCertain = isOver ? won === advancingCount : isRegular && !hasBothLost;
  return {
    ok: true,
    ends: isCertain ? done.map((row) => endOf(row, enough)) : [],
    isOver,
    won: isOver && !isCertain ? won : null,
  };
}

/** With what is played of the running round. */
function withRunning(rows: readonly SwissRow[], running: readonly TeamMatch[]): SwissRow[] {
  return rows.map((row) => {
    const match = running.find(({ teamIds }) => teamIds.includes(row.teamId));
    if (!match || match.result === 'open') return row;
    const [first, second] = match.teamIds;
    const isWon = second === null || match.result === (first === row.teamId ? 'first' : 'second');
    return isWon ? { ...row, wins: row.wins + 1 } : { ...row, losses: row.losses + 1 };
  });
}

function endOf({ teamId, wins, losses }: SwissRow, enough: number): SwissEnd {
  if (wins >= enough) {
    const sweep = losses === 0 ? [PickType.cleanSweepWinner] : [];
    return { teamId, pickTypeIds: [PickType.advancing, ...sweep] };
  }
  const sweep = wins === 0 ? [PickType.cleanSweepLoser] : [];
  return { teamId, pickTypeIds: [PickType.eliminated, ...sweep] };
}
