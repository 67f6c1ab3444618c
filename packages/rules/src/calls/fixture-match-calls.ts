import { EXACT_SCORE } from '../fixtures/fixture-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import type { MatchCall } from './match-calls.ts';
import type { SlotRows } from './slot-rows.ts';

/** The called matches of groups with their rows, in the order of their picks. */
export function fixtureCallsOf(
  { substages }: EventStage,
  layout: SlotLayout,
  rowsOf: SlotRows,
  picks: readonly MatchPick[],
): MatchCall[] {
  const index = slotIndexOf(layout);
  return picks.map((pick): MatchCall => {
    const { eventSubstageId, matchIndex: match } = pick;
    const at = substages.findIndex((own) => own.eventSubstageId === eventSubstageId);
    const rows = rowsOf(index.ofMatch('fixture', at, match));
    return {
      eventSubstageId,
      match,
      pick,
      winner: rows.filter(({ rule }) => rule !== EXACT_SCORE),
      loser: [],
      score: rows.find(({ rule }) => rule === EXACT_SCORE) ?? null,
      reset: null,
    };
  });
}
