import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { percentText } from '../../../platform/core/decimal.ts';
import { ruleStageOf } from '../../events/rules-stage.ts';
import { useFormat } from '../../events/use-format.ts';
import { crowdQuery } from '../../leaderboards/crowd.queries.ts';
import { officialPicksQuery } from '../../picks/picks.queries.ts';
import { pickSetOf } from '../../picks/teams/pick-sets.ts';
import { calledChampion } from '../../results/summary/called-champion.ts';
import { m } from '../words/messages.js';
import { FactPlace, FactWords, type PaneFact } from './pane-fact.tsx';

interface CalledChampionFactProps {
  readonly event: Event;
  /** Shown while the share of correct champion calls cannot be told. */
  readonly otherwise: PaneFact;
}

/** '44%' 'called VIT': how many saw the champion of a finished event coming. */
export function CalledChampionFact({ event, otherwise }: CalledChampionFactProps) {
  const official = useQuery(officialPicksQuery(event.id));
  const crowd = useQuery(crowdQuery(event.id));
  const format = useFormat(event);
  const called = useMemo(() => {
    if (!official.data || !crowd.data || !format) return null;
    const last = ruleStageOf(event, format, pickSetOf(official.data), format.stages.length - 1);
    return last && calledChampion(last, crowd.data);
  }, [event, format, official.data, crowd.data]);
  // Nothing stands there that another fact would take the place of.
  if (official.isLoading || crowd.isLoading) return <FactPlace />;
  const team = event.teams.find(({ id }) => id === called?.teamId);
  if (called === null || team === undefined) return <FactWords {...otherwise} />;
  return (
    <FactWords figure={percentText(called.percent)} words={m.called({ team: team.abbreviation })} />
  );
}
