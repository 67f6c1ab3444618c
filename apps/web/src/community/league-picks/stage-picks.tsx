import type { Event, League, LeaguePicks } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '../../platform/core/client.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { ruleStageOf } from '../../play/events/rules-stage.ts';
import { useFormat } from '../../play/events/use-format.ts';
import { officialPicksQuery } from '../../play/picks/picks.queries.ts';
import { resultsOf } from '../../play/picks/teams/pick-sets.ts';
import { useOfficialMatches, useServerMinute } from '../../play/results/matches/use-match-facts.ts';
import { BackToLeague } from './back-to-league.tsx';
import { leaguePicksQuery } from './league-picks.queries.ts';
import { factsOf, matrixOf } from './matrix.ts';
import { MatrixView } from './matrix-view.tsx';
import { MembersOnly } from './members-only.tsx';
import { NotLockedYet } from './not-locked-yet.tsx';
import { PicksBar } from './picks-bar.tsx';
import { MatrixLoading } from './picks-loading.tsx';
import { stageState } from './stage-state.ts';
import { m } from './words/messages.js';

interface StagePicksProps {
  readonly league: League;
  readonly viewer: number | null;
  readonly event: Event;
  readonly stageIndex: number;
  onStage(stageIndex: number): void;
}

export function StagePicks(props: StagePicksProps) {
  const { league, viewer, event, stageIndex } = props;
  const [typed, setTyped] = useState('');
  const stageInfo = event.eventStages[stageIndex];
  const isSealed = stageInfo?.isSealed === true;
  const answer = useQuery({
    ...leaguePicksQuery({
      leagueId: league.id,
      eventId: event.id,
      eventStageId: stageInfo?.id ?? 0,
      viewer,
    }),
    enabled: isSealed,
  });
  const official = useQuery(officialPicksQuery(event.id));
  const results = useMemo(() => official.data && resultsOf(official.data), [official.data]);
  const format = useFormat(event);
  const matches = useOfficialMatches(event.id);
  const minute = useServerMinute();
  const stage = useMemo(
    () => (format && results ? ruleStageOf(event, format, results, stageIndex) : null),
    [event, format, results, stageIndex],
  );
  const code = answer.error instanceof ApiError ? answer.error.code : null;
  if (code === 'members_only') return <MembersOnly league={league} />;
  const isReady = answer.data && results && stage && matches;
  const state =
    isSealed && stage && results && matches
      ? stageState({ stage, official: results, matches, now: minute })
      : null;
  const isFailed = !isReady && (answer.isError || official.isError || format === null);
  const retry = () => {
    void answer.refetch();
    if (official.isError) void official.refetch();
  };
  return (
    <>
      <PicksBar
        league={league}
        event={event}
        stageIndex={stageIndex}
        state={state}
        typed={isReady && answer.data.rows.length > 0 ? typed : null}
        onType={setTyped}
        onStage={props.onStage}
      />
      {!isSealed || code === 'not_sealed' ? (
        <NotLockedYet event={event} stageIndex={stageIndex} league={league} />
      ) : isReady ? (
        <Answered
          answer={answer.data}
          league={league}
          viewer={viewer}
          event={event}
          stage={stage}
          official={results}
          matches={matches}
          now={minute}
          typed={typed}
        />
      ) : isFailed ? (
        <LoadFailure title={m.picksFailed()} onRetry={retry} />
      ) : (
        <MatrixLoading />
      )}
    </>
  );
}

interface AnsweredProps extends Pick<StagePicksProps, 'league' | 'viewer' | 'event'> {
  readonly answer: LeaguePicks;
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly matches: NonNullable<ReturnType<typeof useOfficialMatches>>;
  readonly now: number;
  readonly typed: string;
}

function Answered(props: AnsweredProps) {
  const { answer, league, viewer, event, stage, official, matches, now } = props;
  const matrix = useMemo(
    () => matrixOf({ answer, ownId: viewer, event, stage, official, matches, now }),
    [answer, viewer, event, stage, official, matches, now],
  );
  const facts = useMemo(() => factsOf(answer, viewer), [answer, viewer]);
  if (answer.rows.length === 0) {
    return (
      <EmptyState level={2} title={m.nobodyPickedStage()} text={m.nobodyPickedStageText()}>
        <BackToLeague league={league} eventId={event.id} />
      </EmptyState>
    );
  }
  return (
    <MatrixView
      answer={answer}
      matrix={matrix}
      facts={facts}
      eventId={event.id}
      label={m.gridName({ league: league.name, stage: stage.format.name })}
      typed={props.typed}
    />
  );
}
