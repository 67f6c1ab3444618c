import type { CrowdSlip } from '@callshot/contract';
import { crowdSlip, encodePicks, FEWEST_TOLD, type PickSet, percentileOf } from '@callshot/rules';
import { keptFor } from '../../platform/background/kept-for.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import type { CrowdParts } from '../leaderboards/crowd.service.ts';
import { type SlotsOfStage, scoreOfSlots } from '../leaderboards/read-score.service.ts';
import { sealInstant } from '../picks/read-picks.service.ts';
import { listsOf } from '../picks/submitted-picks.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { countBlock } from '../scoreboards/count-block.ts';

export type CrowdSlipParts = CrowdParts;

/** The most picked of everything as somebody to play against [rule: pick-data-8]. */
export function createCrowdSlipReader({ seals, boards }: CrowdSlipParts) {
  const slipOn = keptFor(slipOnBoard);
  return async (eventId: number): Promise<Outcome<CrowdSlip, 'event_not_found'>> => {
    const event = await seals.currentEvent(eventId);
    const board = event && (await boards.boardOf(eventId));
    if (!event || !board) return refuse('event_not_found');
    const { sets, score } = await slipOn(board);
    const hiddenUntil = hiddenInstant(event);
    return done({
      picks: {
        ...listsOf(sets, { eventId, userId: null }),
        ...{ hiddenUntil, versions: {}, savedAt: null, stagesEditedByStaff: [] },
      },
      score: { ...score, hiddenUntil },
    });
  };
}

/** The picks of an open stage are withheld until its lock. */
const hiddenInstant = (event: LoadedEvent): string | null =>
  event.stages.some(({ openedAt, sealedAt }) => openedAt !== null && sealedAt === null)
    ? sealInstant(event)
    : null;

interface SlipOnBoard {
  /** A stage each. */
  readonly sets: readonly PickSet[];
  readonly score: Omit<CrowdSlip['score'], 'hiddenUntil'>;
}

/** The board holds sealed stages alone. */
async function slipOnBoard(board: EventBoard): Promise<SlipOnBoard> {
  const sets: PickSet[] = [];
  const entries: SlotsOfStage[] = [];
  for (const { loaded } of board.stages) {
    const block = board.entrants.blocks.get(loaded.id);
    if (!block) continue;
    const { submitted, counts } = await countBlock(block);
    if (submitted < FEWEST_TOLD) continue;
    const { stage, layout } = loaded;
    const picks = crowdSlip(stage, layout, counts);
    sets.push(picks);
    entries.push({ eventStageId: loaded.id, slots: encodePicks(stage, layout, picks) });
  }
  const score = scoreOfSlots(board, entries);
  const rank = entries.length > 0 ? board.scoreboard.rankFor(score.totalScore) : null;
  // The crowd is not ranked. This is where it would stand among those who are [rule: boards-28].
  const percentile = rank === null ? 100 : Math.min(100, percentileOf(rank, score.entrants));
  return { sets, score: { ...score, rank, percentile, row: null } };
}
