import {
  compileBracket,
  type EventStage,
  type EventSubstage,
  type MatchCall,
  officialBracket,
  type PickSet,
  type StageCalls,
  StageType,
} from '@callshot/rules';
import { useMemo } from 'react';
import type { Whose } from '../../bracket/board/whose.ts';
import { ResultBoard } from '../../bracket/results/result-board.tsx';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';
import type { RankedPicks } from '../summary/best-rank.queries.ts';
import { type CorrectionNotes, notesOfBracket } from '../summary/correction-notes.ts';
import { ResultSummary } from '../summary/result-summary.tsx';
import { m } from '../words/messages.js';
import { fieldOfBracket } from './match-facts.ts';
import { RoundCalls } from './round-calls.tsx';
import { useMatchFacts } from './use-match-facts.ts';

interface BracketResultsProps {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly substage: EventSubstage;
  readonly official: PickSet;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  /** Null = what everybody picked is not told; undefined until that is known. */
  readonly crowd: StageCrowd | null | undefined;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly ranked: RankedPicks | null;
  readonly notes: CorrectionNotes;
  /** Names the remembered pan and zoom. */
  readonly storageKey: string;
}

const NO_CALLS: readonly MatchCall[] = [];

/** The official bracket of a substage, with the results of its picks. */
export function BracketResults(props: BracketResultsProps) {
  const { eventId, stage, substage, crowd, teams, whose, ranked, storageKey } = props;
  const { eventSubstageId } = substage;
  const graph = compileBracket(stage.format);
  const official = useMemo(() => officialBracket(graph, substage), [graph, substage]);
  const facts = useMatchFacts(eventId, eventSubstageId);
  const field = useMemo(
    () => (crowd ? fieldOfBracket(crowd, eventSubstageId) : null),
    [crowd, eventSubstageId],
  );
  const calls = useMemo(
    () =>
      props.calls?.matches.filter((call) => call.eventSubstageId === eventSubstageId) ?? NO_CALLS,
    [props.calls, eventSubstageId],
  );
  const notes = useMemo(
    () => notesOfBracket(props.notes, eventSubstageId),
    [props.notes, eventSubstageId],
  );
  return (
    <>
      <ResultSummary
        eventId={eventId}
        stage={stage}
        official={props.official}
        calls={props.calls}
        crowd={crowd}
        teams={teams}
        whose={whose}
        ranked={ranked}
      />
      {graph.drawnRounds.length > 0 && (
        <RoundCalls graph={graph} calls={calls} teams={teams} whose={whose} />
      )}
      <ResultBoard
        graph={graph}
        official={official}
        teams={teams}
        calls={calls}
        whose={whose}
        facts={facts}
        field={field}
        corrections={notes}
        title={stage.format.type === StageType.playoffs ? m.championColumn() : m.winnerColumn()}
        views={stage.format.bracket?.views ?? []}
        storageKey={storageKey}
      />
    </>
  );
}
