import type { Event } from '@callshot/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SubstageChoice } from '../picks/use-pick-session.ts';
import { readStageAddress, stageSearch } from './stage-address.ts';

export interface ShownStage {
  readonly index: number;
  go(index: number): void;
  readonly substage: SubstageChoice;
}

/**
 * The stage on screen, as the address names it; else the stage that was current when the page was
 * opened. A stage that opens meanwhile does not change what is on screen.
 */
export function useStageAddress(event: Pick<Event, 'stage' | 'eventStages'>): ShownStage {
  const { search } = useLocation();
  const navigate = useNavigate();
  const last = Math.min(event.stage, event.eventStages.length - 1);
  const [opened] = useState(last);
  const current = Math.min(opened, last);
  const { stage, substage } = readStageAddress(
    search,
    {
      lastStage: last,
      substages: event.eventStages.map(({ eventSubstage }) => eventSubstage.length),
    },
    current,
  );
  const index = stage ?? current;
  const goTo = (to: string) => void navigate({ search: to }, { preventScrollReset: true });
  return {
    index,
    go: (next) => {
      if (next !== index) goTo(stageSearch(next));
    },
    substage: { chosen: substage, choose: (next) => goTo(stageSearch(index, next)) },
  };
}
