import { type EventStage, hasResults, kindOf, type PickSet } from '@callshot/rules';
import { useMemo } from 'react';
import type { BracketTeam } from '../bracket/bracket-team.ts';
import { BracketResults } from './bracket-results.tsx';
import { useCrowd } from './crowd.queries.ts';
import { readCalls } from './read-calls.ts';
import { ResultSummary } from './result-summary.tsx';
import { TeamResults } from './team-results.tsx';
import { HiddenResults, LeadToPicks, type PicksOwner } from './without-picks.tsx';

interface StageResultsProps {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly official: PickSet;
  /** Somebody chose not to see results; only without picks there is nothing else to show. */
  readonly isHidden: boolean;
  /** What is marked on the results; null = nobody's picks. */
  readonly picks: PickSet | null;
  readonly owner: PicksOwner;
  /** Null for a visitor. */
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  /** Which bracket of a group stage. */
  readonly substage: number;
}

/** How a stage really went, for everybody, with somebody's picks beside it where there are any. */
export function StageResults(props: StageResultsProps) {
  const { eventId, stage, official, picks, owner, ownerName } = props;
  const stageName = stage.format.name;
  const without = { eventId, stageName, owner, ownerName, hasResults: hasResults(official) };
  if (props.isHidden) return <HiddenResults {...without} />;
  return (
    <>
      {picks === null && <LeadToPicks {...without} />}
      <Marked {...props} />
    </>
  );
}

function Marked(props: StageResultsProps) {
  const { eventId, stage, official, picks, owner, ownerId, ownerName, teams } = props;
  const { eventStageId } = stage;
  const whose = useMemo(() => ({ isOwn: owner !== 'other', name: ownerName }), [owner, ownerName]);
  const calls = useMemo(
    () => (picks === null ? null : readCalls(stage, picks, official)),
    [stage, picks, official],
  );
  const crowd = useCrowd(eventId, eventStageId);
  const ranked = ownerId === null ? null : { eventId, eventStageId, userId: ownerId };
  const shared = { stage, official, calls, teams, whose, ranked };
  if (kindOf(stage.format) !== 'brackets') {
    return (
      <>
        <ResultSummary {...shared} crowd={crowd} />
        <TeamResults {...shared} crowd={crowd ?? null} />
      </>
    );
  }
  const substage = stage.substages[props.substage];
  if (substage === undefined) return null;
  const { eventSubstageId } = substage;
  return (
    <BracketResults
      key={eventSubstageId}
      {...shared}
      eventId={eventId}
      crowd={crowd}
      substage={substage}
      storageKey={`${eventId}.${eventStageId}.${eventSubstageId}`}
    />
  );
}
