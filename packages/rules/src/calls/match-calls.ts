import { compileBracket } from '../bracket/compile-bracket.ts';
import { rowsByKey } from '../bracket/open-bracket.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { LedgerOutcome, LedgerRow } from '../scoring/ledger.ts';
import { NOT_PLAYED, type SlotLayout } from '../slots/layout.ts';
import { type MatchSlotKind, slotIndexOf } from '../slots/slot-index.ts';
import type { SlotRows } from './slot-rows.ts';

/** A pick of one match, with every ledger row that judges it. */
export interface MatchCall {
  readonly eventSubstageId: number;
  /** Position in the graph. */
  readonly match: number;
  /** Null where the pick was that the reset is not played. */
  readonly pick: MatchPick | null;
  /** Rows of the winner: the title, or the round that it reaches by winning and its place there. */
  readonly winner: readonly LedgerRow[];
  /** Rows of the loser, where losing leads somewhere. */
  readonly loser: readonly LedgerRow[];
  /** Row of the exact series score. */
  readonly score: LedgerRow | null;
  /** Row of whether the reset is played. */
  readonly reset: LedgerRow | null;
}

/** The facts that decide how a match pick turned out; `pick` as in the call, of any shape. */
type JudgedCall = Pick<MatchCall, 'winner' | 'reset'> & { readonly pick: unknown };

/** The outcome of the match pick as a whole, which is that of its winner. Null = it pays nothing. */
export const outcomeOfCall = ({ pick, winner, reset }: JudgedCall): LedgerOutcome | null =>
  (pick === null ? reset : winner[0])?.outcome ?? null;

export const rowsOfCall = ({ winner, loser, score, reset }: MatchCall): readonly LedgerRow[] => [
  ...winner,
  ...loser,
  ...(score ? [score] : []),
  ...(reset ? [reset] : []),
];

/** An entry's bytes and how they are read. */
export interface ReadEntry {
  readonly layout: SlotLayout;
  readonly bytes: Uint8Array;
  readonly rowsOf: SlotRows;
}

/** The picks of all brackets of a stage with their rows, in the graph's order. */
export function matchCalls(
  stage: EventStage,
  { layout, bytes, rowsOf }: ReadEntry,
  picks: readonly MatchPick[],
): MatchCall[] {
  const graph = compileBracket(stage.format);
  const index = slotIndexOf(layout);
  const final = resetBase(graph);
  return stage.substages.flatMap(({ eventSubstageId }, at) => {
    const picked = rowsByKey(picks.filter((row) => row.eventSubstageId === eventSubstageId));
    const slotOf = (kind: MatchSlotKind, match: number) => index.ofMatch(kind, at, match);
    const resetByte = graph.reset === null ? 0 : bytes[slotOf('winner', graph.reset) ?? -1];
    const isResetCalled = Boolean(resetByte) && resetByte !== NOT_PLAYED;
    const titleMatch = isResetCalled ? graph.reset : final;
    const title = final === null ? [] : rowsOf(slotOf('champion', final));
    return graph.matches.flatMap((node): MatchCall[] => {
      const rows = (kind: MatchSlotKind) => rowsOf(slotOf(kind, node.index));
      const pick = picked.get(node.key);
      const call: MatchCall = {
        eventSubstageId,
        match: node.index,
        pick: pick && pick.winnerTeamId !== null ? pick : null,
        winner: [
          ...(node.index === titleMatch ? title : []),
          ...(node.isReset ? [] : rows('winner')),
        ],
        loser: rows('loser'),
        score: rows('score')[0] ?? null,
        reset: (node.isReset && rows('winner')[0]) || null,
      };
      return call.pick !== null || rowsOfCall(call).length > 0 ? [call] : [];
    });
  });
}
