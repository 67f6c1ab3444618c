import type { Event, UserPicks } from '@callshot/contract';
import { picksOfStage, readStoredFormat, type StageSlip } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eventNameOf } from '../../../platform/ui/words/event-name.tsx';
import { ruleStageOf } from '../../events/rules-stage.ts';
import { userPicksQuery } from '../picks.queries.ts';
import { hasPicks, pickSetOf } from '../teams/pick-sets.ts';
import { lastSlipQuery } from './last-slip.queries.ts';

export type LastSlips =
  | { readonly state: 'waiting' | 'failed' | 'none' }
  /** The slips, newest first, and the stage or event they are of. */
  | { readonly state: 'known'; readonly title: string; readonly slips: readonly StageSlip[] };

/**
 * A user's slips of earlier stages of an event, else those of the newest other event of the game
 * [rule: picks-30]. A visitor has none.
 */
export function useLastSlips(event: Event, stageIndex: number, userId: number | null): LastSlips {
  const isUser = userId !== null;
  const own = useQuery({ ...userPicksQuery(event.id, userId ?? 0), enabled: isUser });
  const earlier = useMemo(
    () => (own.data ? slipsOf(event, own.data, stageIndex) : []),
    [event, own.data, stageIndex],
  );
  const last = useQuery({
    ...lastSlipQuery({ userId: userId ?? 0, gameId: event.gameId, butEventId: event.id }),
    enabled: isUser && own.data !== undefined && earlier.length === 0,
  });
  const before = useMemo(
    () => (last.data ? slipsOf(last.data.event, last.data.picks) : []),
    [last.data],
  );
  if (!isUser) return { state: 'none' };
  const [newest] = earlier;
  if (newest) return { state: 'known', title: newest.stage.format.name, slips: earlier };
  if (last.data && before.length > 0) {
    return { state: 'known', title: eventNameOf(last.data.event).text, slips: before };
  }
  if (own.isError || last.isError) return { state: 'failed' };
  return { state: last.data === undefined ? 'waiting' : 'none' };
}

/** The stages with picks before a stage, or all of them, the newest first. */
function slipsOf(event: Event, picks: UserPicks, before = event.eventStages.length): StageSlip[] {
  const format = readStoredFormat(event.format.json);
  const all = pickSetOf(picks);
  return event.eventStages
    .slice(0, before)
    .flatMap((_, index): StageSlip[] => {
      const stage =
        format && ruleStageOf(event, format, { groupStagePicks: [], matchPicks: [] }, index);
      const own = stage && picksOfStage(all, stage.eventStageId);
      return stage && own && hasPicks(own) ? [{ stage, picks: own }] : [];
    })
    .toReversed();
}
