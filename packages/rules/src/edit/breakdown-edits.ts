import { scoringBreakdownOf } from '../bracket/default-scoring.ts';
import { EXACT_SCORE, MATCH_RESULT } from '../fixtures/fixture-calls.ts';
import { MAX_POINTS } from '../format/read-value.ts';
import {
  type EventFormat,
  type FormatStage,
  type ScoringBreakdownGroup,
  SERIES_SCORE_BONUS,
} from '../model/format.ts';
import { bandsOf } from '../model/order-pay.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import { type Changed, changed, refused } from './changed.ts';
import { isWhole } from './column-edits.ts';
import type { FormatEdit } from './format-edit.ts';

export function setBreakdown(
  format: EventFormat,
  { groups }: FormatEdit<'setBreakdown'>,
): Changed<EventFormat> {
  const rows = groups.flatMap(({ records }) => records);
  if ([...groups, ...rows].some(({ name }) => name.trim() === ''))
    return refused({ code: 'empty' });
  if (!rows.every(({ pointsPer }) => isWhole(pointsPer, 0, MAX_POINTS))) {
    return refused({ code: 'not_in_range', least: 0, most: MAX_POINTS });
  }
  return changed({ ...format, scoringBreakdown: { groups } });
}

export const writeBreakdown = (format: EventFormat): Changed<EventFormat> =>
  changed({ ...format, scoringBreakdown: { groups: breakdownOf(format.stages) } });

/** The scoring breakdown of the stages’ own points: every rule that pays, stage by stage. */
export const breakdownOf = (stages: readonly FormatStage[]): ScoringBreakdownGroup[] =>
  stages
    .map((stage) => {
      const records = askFormat(RECORDS, stage).filter(({ pointsPer }) => pointsPer > 0);
      return { name: stage.name, records };
    })
    .filter(({ records }) => records.length > 0);

const RECORDS: ByFormat<ScoringBreakdownGroup['records']> = {
  swiss: ({ swissStageDetails: swiss }) => [
    { name: 'Advancing', pointsPer: swiss.pointsPerAdvancing },
    ...when(swiss.cleanSweepWinnerCount > 0, sweepOf(swiss), swiss.pointsPerCorrectWinner),
    ...when(swiss.cleanSweepLoserCount > 0, lostSweepOf(swiss), swiss.pointsPerCorrectLoser),
  ],
  groups: ({ groupStageDetails: group }) => [
    { name: 'Advancing', pointsPer: group.pointsPerAdvancing },
    ...when(group.scoreFirstPlace, 'First Place', group.pointsPerFirstPlace),
    ...when(group.scoreSecondPlace, 'Second Place', group.pointsPerSecondPlace),
  ],
  orders: ({ groupStageDetails: { wholeOrder } }) =>
    bandsOf(wholeOrder)
      .map(({ rule: name, worth: pointsPer }) => ({ name, pointsPer }))
      .toReversed(),
  fixtures: ({ groupStageDetails: { fixtures } }) => [
    { name: MATCH_RESULT, pointsPer: fixtures.pointsPerResult },
    { name: EXACT_SCORE, pointsPer: fixtures.pointsPerExactScore ?? 0 },
  ],
  brackets: (stage) => {
    const { playoffDetails, groupStageDetails, bracket, name } = stage;
    const { useSeriesScore } = playoffDetails ?? groupStageDetails;
    const reset = playoffDetails?.pointsForCorrectBracketReset ?? 0;
    return [
      ...scoringBreakdownOf(name, bracket.scoringGroups).records,
      ...when(useSeriesScore, 'Series Score Bonus', SERIES_SCORE_BONUS),
      ...when(playoffDetails?.hasBracketReset === true, 'Bracket Reset', reset),
    ];
  },
};

const when = (isPaid: boolean, name: string, pointsPer: number) =>
  isPaid ? [{ name, pointsPer }] : [];
