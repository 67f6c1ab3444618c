import type { Event } from '@callshot/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SubstageChoice } from '../../picks/session/use-pick-session.ts';
import { isTabOpen, readStageAddress, stageSearch } from './stage-address.ts';

export interface ShownStage {
  readonly index: number;
  go(index: number): void;
  readonly substage: SubstageChoice;
}

/**
 * The stage on screen, as the address names it; else the one that the event's flags open with, or that
 * was current when the page was opened. A stage that opens meanwhile does not change what is on screen.
 */
export function useStageAddress(event: Pick<Event, 'stage' | 'eventStages' | 'flags'>): ShownStage {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOpen = (at: number) => isTabOpen(event, at);
  const last = Math.min(event.stage, event.eventStages.length - 1);
  const { forcedStage } = event.flags;
  const first = forcedStage !== null && isOpen(forcedStage) ? forcedStage : last;
  const [opened] = useState(first);
  const current = isOpen(opened) ? opened : last;
  const substages = event.eventStages.map(({ eventSubstage }) => eventSubstage.length);
  const { stage, substage } = readStageAddress(search, { isOpen, substages }, current);
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
