import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, picksOfStage } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { Maximum } from '../scoring/maximum.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { fixtureCallsOf } from './fixture-match-calls.ts';
import { type MatchCall, matchCalls, type ReadEntry } from './match-calls.ts';
import { slotRows } from './slot-rows.ts';
import { type StillNeeded, stillNeeded } from './still-needed.ts';
import { placeCalls, type TeamCall, teamCalls } from './team-calls.ts';

/** A user's picks of a stage beside their ledger; every row belongs to exactly one pick. */
export interface StageCalls {
  readonly matches: readonly MatchCall[];
  readonly teams: readonly TeamCall[];
  readonly ledger: readonly LedgerRow[];
  /** Points of a perfect slip, without cancelled matches. */
  readonly perfectTotal: number;
  /** Points so far and what open predictions can still pay together. */
  readonly maximum: Maximum;
  /** The needs behind `maximum`; null where it is only a bound. */
  readonly needed: StillNeeded | null;
}

/** Reads a ledger pick by pick. Nothing is judged here: a mark is a row of the ledger. */
export function stageCalls(stage: EventStage, picks: PickSet, official: PickSet): StageCalls {
  const layout = compileLayout(stage);
  const scoring = compileScoring(stage, layout, official);
  const bytes = encodePicks(stage, layout, picks);
  const rowsOf = slotRows(layout, scoring, bytes);
  const own = picksOfStage(picks, stage.eventStageId);
  const ledger = scoring.ledgerOf(bytes);
  const maximum = scoring.maximumOf(bytes);
  return {
    ...askStage(CALLS, stage, own, { layout, bytes, rowsOf }),
    ledger,
    perfectTotal: scoring.perfectTotal,
    maximum,
    needed: stillNeeded(stage, { picks: own, official }, ledger, maximum),
  };
}

type Called = Pick<StageCalls, 'matches' | 'teams'>;
type Read = readonly [own: PickSet, entry: ReadEntry];

const calledTeams = (stage: EventStage, ...[own, { layout, rowsOf }]: Read): Called => ({
  matches: [],
  teams: teamCalls(stage, layout, rowsOf, own.groupStagePicks),
});

const CALLS: ByStage<Called, Read> = {
  swiss: calledTeams,
  groups: calledTeams,
  orders: (stage, own, { layout, rowsOf }) => ({
    matches: [],
    teams: placeCalls(stage, layout, rowsOf, own.groupStagePicks),
  }),
  fixtures: (stage, own, { layout, rowsOf }) => ({
    matches: fixtureCallsOf(stage, layout, rowsOf, own.matchPicks),
    teams: [],
  }),
  brackets: (stage, own, entry) => ({
    matches: matchCalls(stage, entry, own.matchPicks),
    teams: [],
  }),
};
