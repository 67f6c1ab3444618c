import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, SwissStage } from '../model/format.ts';
import type { PickSet, PickType } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import type { LedgerOutcome } from '../scoring/ledger.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import { rowsOfTeamByte } from '../slots/team-codec.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { teamPickingOf } from '../stage/team-picking.ts';

/** Whether a pick of a team came true; null = not decided, or nobody can be right about it. */
export type TeamTruth = (substage: number, teamId: number, type: PickType) => boolean | null;

const TRUTH: Readonly<Record<LedgerOutcome, boolean | null>> = {
  correct: true,
  wrong: false,
  pending: null,
  void: null,
};

/**
 * The ledger's verdict on a pick of this team [rule: pick-data-11]. A pick that pays nothing shows
 * the official result.
 */
export function teamTruth(
  stage: EventStage<SwissStage | GroupStage>,
  layout: SlotLayout,
  official: PickSet,
): TeamTruth {
  const scoring = compileScoring(stage, layout, official);
  const isDecided = isStageDecided(stage, official);
  const index = slotIndexOf(layout);
  const types = rowsOfTeamByte(stage);
  const { slip = [] } = teamPickingOf(stage.format) ?? {};
  return (substage, teamId, type) => {
    const entry = new Uint8Array(layout.stride);
    const byte = types.findIndex((of) => of.at(-1) === type);
    entry[index.ofTeam(substage, teamId) ?? -1] = byte;
    const rule = slip.find(({ pickTypeId }) => pickTypeId === type)?.rule;
    const row = scoring.ledgerOf(entry).find((one) => one.rule === rule);
    if (row) return TRUTH[row.outcome];
    const { eventSubstageId } = stage.substages[substage] ?? {};
    const isOfficial = official.groupStagePicks.some(
      (one) =>
        one.eventSubstageId === eventSubstageId && one.teamId === teamId && one.pickTypeId === type,
    );
    return isOfficial || isDecided ? isOfficial : null;
  };
}
