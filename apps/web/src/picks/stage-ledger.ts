import {
  compileLayout,
  compileScoring,
  type EventStage,
  encodePicks,
  type LedgerRow,
  type PickSet,
} from '@callshot/rules';

/** How each pick of a stage came out so far: the rules' own ledger of these picks. */
export function stageLedger(
  stage: EventStage,
  picks: PickSet,
  official: PickSet,
): readonly LedgerRow[] {
  const layout = compileLayout(stage);
  return compileScoring(stage, layout, official).ledgerOf(encodePicks(stage, layout, picks));
}
