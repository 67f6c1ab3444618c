import {
  bracketPicksOf,
  compileBracket,
  compileLayout,
  compileScoring,
  type EventFormat,
  type EventStage,
  encodePicks,
  type LedgerRow,
  openBracket,
  openingsInOrder,
  type PickSet,
  PickType,
  pickWinner,
  type StageScoring,
} from '@callshot/rules';
import { officialResults } from '../tournaments/official-results.ts';
import type { Tournament, TournamentStage } from '../tournaments/tournament.ts';

/** A real tournament staged in a format, without a database: team ids are positions in `names`. */
export interface Staged {
  readonly names: readonly string[];
  readonly idOf: (team: string) => number;
  readonly stages: readonly StagedStage[];
}

export interface StagedStage {
  readonly stage: EventStage;
  readonly results: TournamentStage;
  readonly official: PickSet;
  readonly scoring: StageScoring;
  encode(picks: PickSet): Uint8Array;
}

const groupsOf = (results: TournamentStage) =>
  results.kind === 'swiss' ? [{ title: results.name, teams: results.teams }] : results.groups;

export function stageTournament(tournament: Tournament, format: EventFormat): Staged {
  const names = [
    ...new Set(tournament.stages.flatMap((s) => groupsOf(s).flatMap((group) => group.teams))),
  ];
  const idOf = (team: string): number => {
    const at = names.indexOf(team);
    if (at < 0) throw new Error(`${team} does not play in ${tournament.name}`);
    return at + 1;
  };
  const stages = tournament.stages.map((results, stageIndex) => {
    const stageFormat = format.stages[stageIndex];
    if (!stageFormat) throw new Error(`${results.name} has no stage in the format`);
    const eventStageId = 100 + stageIndex;
    const substages = groupsOf(results).map(({ title, teams }, position) => {
      const eventSubstageId = 1000 + 10 * stageIndex + position;
      const teamIds = teams.map(idOf);
      const officialMatches =
        stageFormat.bracket !== null
          ? openingsInOrder(compileBracket(stageFormat), { eventStageId, eventSubstageId }, teamIds)
          : [];
      return { eventSubstageId, title, teamIds, officialMatches };
    });
    return staged({ eventStageId, stageIndex, format: stageFormat, substages }, results, idOf);
  });
  return { names, idOf, stages };
}

function staged(
  stage: EventStage,
  results: TournamentStage,
  idOf: (team: string) => number,
): StagedStage {
  const official = officialResults(stage, results, idOf);
  const layout = compileLayout(stage);
  return {
    stage,
    results,
    official,
    scoring: compileScoring(stage, layout, official),
    encode: (picks) => encodePicks(stage, layout, picks),
  };
}

/** The slip that predicts everything that happened. */
export function perfectSlip({ stage, official }: StagedStage): PickSet {
  const matchPicks = stage.substages.flatMap((substage) => {
    if (stage.format.bracket === null) return [];
    const rows = official.matchPicks.filter((r) => r.eventSubstageId === substage.eventSubstageId);
    const graph = compileBracket(stage.format);
    let state = openBracket(graph, substage);
    for (const { key, index } of graph.matches) {
      const row = rows.find((candidate) => candidate.matchIndex === index);
      if (!row?.winnerTeamId) continue;
      const [top, bottom] = [row.topTeamScore ?? 0, row.bottomTeamScore ?? 0];
      const score = { winner: Math.max(top, bottom), loser: Math.min(top, bottom) };
      const picked = pickWinner(
        graph,
        state,
        key,
        row.winnerTeamId,
        graph.useSeriesScore ? score : undefined,
      );
      if (!picked.ok) throw new Error(`${key}: ${picked.code}`);
      state = picked.state;
    }
    return bracketPicksOf(state, { ...stage, ...substage });
  });
  return {
    groupStagePicks: official.groupStagePicks.filter(
      (pick) => pick.pickTypeId !== PickType.eliminated,
    ),
    matchPicks,
  };
}

/** A ledger in words: `rule, team: points/worth outcome`, in the ledger's order. */
export const spoken = (rows: readonly LedgerRow[], names: readonly string[]): string[] =>
  rows.map(({ rule, teamId, matchKey, points, worth, outcome }) => {
    const team = teamId === null ? matchKey : names[teamId - 1];
    return `${rule}, ${team}: ${points}/${worth} ${outcome}`;
  });
