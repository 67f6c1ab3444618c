import type { EventStage } from '../model/event-stage.ts';
import { isBracketStage } from '../model/format.ts';
import { type PickSet, picksOfStage } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { type MatchCall, matchCalls } from './match-calls.ts';
import { slotRows } from './slot-rows.ts';
import { type TeamCall, teamCalls } from './team-calls.ts';

/** A user's picks of a stage beside their ledger; every row belongs to exactly one pick. */
export interface StageCalls {
  readonly matches: readonly MatchCall[];
  readonly teams: readonly TeamCall[];
  readonly ledger: readonly LedgerRow[];
  /** What a slip with everything right scores; cancelled matches left out. */
  readonly perfectTotal: number;
}

/** Reads a ledger pick by pick. Nothing is judged here: a mark is a row of the ledger. */
export function stageCalls(stage: EventStage, picks: PickSet, official: PickSet): StageCalls {
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, official);
  const bytes = encodePicks(stage, layout, picks);
  const rowsOf = slotRows(layout, scoring, bytes);
  const own = picksOfStage(picks, stage.eventStageId);
  const isBracket = isBracketStage(stage.format);
  return {
    matches: isBracket ? matchCalls(stage, { layout, bytes, rowsOf }, own.matchPicks) : [],
    teams: isBracket ? [] : teamCalls(stage, layout, rowsOf, own.groupStagePicks),
    ledger: scoring.ledgerOf(bytes),
    perfectTotal: scoring.perfectTotal,
  };
}
