import {
  compileBracket,
  type EventStage,
  type EventSubstage,
  type MatchCall,
  officialBracket,
  type StageCalls,
} from '@callshot/rules';
import { useMemo } from 'react';
import type { BracketTeam } from '../bracket/bracket-team.ts';
import { championOf } from '../bracket/champion.ts';
import { ResultBoard } from '../bracket/result-board.tsx';
import type { Whose } from '../bracket/whose.ts';
import type { RankedPicks } from './best-rank.queries.ts';
import { ChampionCard } from './champion-card.tsx';
import { ResultSummary } from './result-summary.tsx';

interface BracketResultsProps {
  readonly stage: EventStage;
  readonly substage: EventSubstage;
  /** Null = there are no picks beside the results. */
  readonly calls: StageCalls | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
  readonly ranked: RankedPicks | null;
  /** Names the remembered pan and zoom. */
  readonly storageKey: string;
}

const NO_CALLS: readonly MatchCall[] = [];

/** The official bracket of a substage, with who won it above. */
export function BracketResults(props: BracketResultsProps) {
  const { stage, substage, teams, whose, ranked, storageKey } = props;
  const { eventSubstageId } = substage;
  const graph = compileBracket(stage.format);
  const official = useMemo(() => officialBracket(graph, substage), [graph, substage]);
  const champion = useMemo(() => championOf(graph, official), [graph, official]);
  const calls = useMemo(
    () =>
      props.calls?.matches.filter((call) => call.eventSubstageId === eventSubstageId) ?? NO_CALLS,
    [props.calls, eventSubstageId],
  );
  return (
    <>
      <ResultSummary stage={stage} calls={props.calls} teams={teams} whose={whose} ranked={ranked}>
        {champion && (
          <ChampionCard
            stage={stage}
            graph={graph}
            champion={champion}
            teams={teams}
            calls={calls}
            whose={whose}
          />
        )}
      </ResultSummary>
      <ResultBoard
        graph={graph}
        official={official}
        teams={teams}
        calls={calls}
        whose={whose}
        views={stage.format.bracket?.views ?? []}
        storageKey={storageKey}
      />
    </>
  );
}
