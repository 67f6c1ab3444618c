import type { OfficialMatch } from '@callshot/contract';
import { advancingTeams, type EventStage, groupDetailsOf, type PickSet } from '@callshot/rules';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';

const GroupStanding = lazy(() => import('./group-standing.tsx'));

interface TableOf {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly matches: readonly OfficialMatch[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** The table of a substage whose matches staff enter. If the wiki reports it, its tournament's own table counts. */
export function tableOf({ stage, official, matches, teams }: TableOf, of: number): ReactNode {
  const at = stage.substages.findIndex(({ eventSubstageId }) => eventSubstageId === of);
  const substage = stage.substages[at];
  const details = groupDetailsOf(stage.format, at);
  const own = matches.filter(({ eventSubstageId }) => eventSubstageId === of);
  const isByHand = own.length > 0 && own.every(({ externalId }) => externalId === undefined);
  if (!substage || details === null || !isByHand) return null;
  const further = new Set(details.bestOfNextPlace ? advancingTeams(stage, official) : []);
  return (
    <Suspense fallback={<Skeleton height={62 + 37 * substage.teamIds.length} />}>
      <GroupStanding {...{ substage, details, teams, further }} matches={own} />
    </Suspense>
  );
}
