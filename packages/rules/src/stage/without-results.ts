import type { BracketState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { type GroupStagePick, type MatchPick, type PickSet, picksOfStage } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';

/** Which results are taken away. */
export interface Withdrawn {
  team(pick: GroupStagePick): boolean;
  match(pick: MatchPick): boolean;
}

/**
 * A stage's official results without some of them. The removal takes along whatever follows from
 * it: the teams of later matches, and their results.
 */
export const withoutResults = (
  stage: EventStage,
  official: PickSet,
  withdrawn: Withdrawn,
): PickSet => askStage(LEFT, stage, picksOfStage(official, stage.eventStageId), withdrawn);

type Asked = readonly [own: PickSet, withdrawn: Withdrawn];

const teamsLeft = (_: EventStage, ...[own, { team }]: Asked): PickSet => ({
  groupStagePicks: own.groupStagePicks.filter((pick) => !team(pick)),
  matchPicks: [],
});

const LEFT: ByStage<PickSet, Asked> = {
  swiss: teamsLeft,
  groups: teamsLeft,
  orders: teamsLeft,
  fixtures: (_, own, { match }) => ({
    groupStagePicks: [],
    matchPicks: own.matchPicks.filter((row) => !match(row)),
  }),
  brackets: (stage, own, withdrawn) => ({
    groupStagePicks: [],
    matchPicks: bracketsLeft(stage, own.matchPicks, withdrawn),
  }),
};

function bracketsLeft(
  stage: EventStage<BracketStage>,
  official: readonly MatchPick[],
  { match }: Withdrawn,
): MatchPick[] {
  const { eventStageId, format, substages } = stage;
  const graph = compileBracket(format);
  return substages.flatMap(({ eventSubstageId }) => {
    const rows = official.filter((row) => row.eventSubstageId === eventSubstageId);
    const officialMatches = rows.map((row) => (match(row) ? unplayed(row) : row));
    const left: BracketState = officialBracket(graph, { officialMatches });
    return bracketPicksOf(left, { eventStageId, eventSubstageId });
  });
}

const unplayed = ({ outcome: _, ...row }: MatchPick): MatchPick => ({
  ...row,
  winnerTeamId: null,
  loserTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
});
