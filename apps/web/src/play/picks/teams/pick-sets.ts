import type { OfficialPicks, UserPicks } from '@callshot/contract';
import { type GroupStagePick, isResult, type MatchPick, type PickSet } from '@callshot/rules';

type AnsweredPicks = Pick<UserPicks, 'groupStagePicks' | 'matchPicks'>;

const groupRowOf = (row: AnsweredPicks['groupStagePicks'][number]): GroupStagePick => ({
  eventStageId: row.eventStageId,
  eventSubstageId: row.eventSubstageId,
  teamId: row.teamId,
  pickTypeId: row.pickTypeId,
});

const matchRowOf = (row: AnsweredPicks['matchPicks'][number]): MatchPick => ({
  eventStageId: row.eventStageId,
  eventSubstageId: row.eventSubstageId,
  bracketPart: row.bracketPart,
  bracketCol: row.bracketCol,
  bracketColIndex: row.bracketColIndex,
  matchIndex: row.matchIndex,
  topTeamId: row.topTeamId,
  bottomTeamId: row.bottomTeamId,
  winnerTeamId: row.winnerTeamId,
  loserTeamId: row.loserTeamId,
  topTeamScore: row.topTeamScore,
  bottomTeamScore: row.bottomTeamScore,
  ...(row.outcome !== undefined && { outcome: row.outcome }),
});

/** An answer's rows as the rules take them, without what only travels (event, user). */
export const pickSetOf = (answer: AnsweredPicks): PickSet => ({
  groupStagePicks: answer.groupStagePicks.map(groupRowOf),
  matchPicks: answer.matchPicks.map(matchRowOf),
});

/** Official rows with further facts of matches. */
export const resultsOf = (official: OfficialPicks) => ({
  ...pickSetOf(official),
  teamMatches: official.teamMatches,
});

/** The rows of all stages with those of one stage replaced. */
export const withStage = (all: PickSet, eventStageId: number, picks: PickSet): PickSet => ({
  groupStagePicks: [
    ...all.groupStagePicks.filter((row) => row.eventStageId !== eventStageId),
    ...picks.groupStagePicks,
  ],
  matchPicks: [
    ...all.matchPicks.filter((row) => row.eventStageId !== eventStageId),
    ...picks.matchPicks,
  ],
});

export const countPicks = ({ groupStagePicks, matchPicks }: PickSet): number =>
  groupStagePicks.length + matchPicks.filter(isResult).length;

export const hasPicks = (picks: PickSet): boolean => countPicks(picks) > 0;

export const groupRowText = (row: GroupStagePick) =>
  [row.eventSubstageId, row.teamId, row.pickTypeId].join();

export const matchRowText = (row: MatchPick) =>
  [
    row.eventSubstageId,
    row.bracketPart,
    row.bracketCol,
    row.bracketColIndex,
    row.winnerTeamId,
    row.topTeamScore,
    row.bottomTeamScore,
    row.outcome ?? 'played',
  ].join();

const textOf = (picks: PickSet): string =>
  JSON.stringify([
    picks.groupStagePicks.map(groupRowText).sort(),
    picks.matchPicks.filter(isResult).map(matchRowText).sort(),
  ]);

/** Same predictions, whatever the order of their rows. */
export const isSamePicks = (a: PickSet, b: PickSet): boolean => textOf(a) === textOf(b);
