import type { Event } from '@callshot/contract';
import { hasResults, picksOfStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { bdiTag } from '../../platform/core/message-tags.tsx';
import { useFormat } from '../events/use-format.ts';
import { officialPicksQuery } from '../picks/picks.queries.ts';
import { pickSetOf } from '../picks/teams/pick-sets.ts';
import { type StageFacts, stageFact, stageStateOf } from '../results/summary/stage-fact.ts';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

interface StageLineProps extends Pick<ShownEvent, 'status' | 'score'> {
  readonly event: Event;
}

/**
 * The progress of the stage, if no match shows it; the event page uses the same [rule: product-38].
 */
export function StageLine({ event, status, score }: StageLineProps) {
  const format = useFormat(event);
  const official = useQuery(officialPicksQuery(event.id)).data;
  const { stage: index, eventStages } = event;
  const [stage, rules] = [eventStages[index], format?.stages[index]];
  if (!stage || !rules || official === undefined) return null;
  const facts: StageFacts = {
    index,
    current: index,
    previousName: null,
    phase: status,
    hasResults: hasResults(rules, picksOfStage(pickSetOf(official), stage.id)),
    ledger: score?.ledger ?? [],
  };
  if (stageStateOf(facts) === 'locked')
    return <>{m.noResultYet({ stage: stage.name, bdi: bdiTag })}</>;
  return (
    <>
      <bdi>{stage.name}</bdi>: {stageFact(facts)}.
    </>
  );
}
