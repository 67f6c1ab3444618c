import {
  activeParts,
  allAdvancing,
  calledTeams,
  type FixtureDetails,
  type FormatEdit,
  type FormatStage,
  fixtureCount,
  fixturesOf,
  groupOf,
  groupSteps,
  isScoreCalled,
  lostSweepOf,
  type OrderDetails,
  orderOf,
  PickType,
  placesOf,
  SERIES_SCORE_BONUS,
  type StageFields,
  StageType,
  stageFieldsOf,
  sumOfGroups,
  sweepOf,
  swissGroup,
  type WholeOrder,
} from '@callshot/rules';
import { m } from '../words/messages.js';
import { FIXTURES, ORDER } from './stage-questions.ts';

/** One thing of a stage that pays. */
export interface PayRow {
  readonly key: string;
  readonly name: string;
  /** The part of a pick that has to be right. */
  readonly counts: string;
  /** The most times it can be right, in each group if a stage has several. */
  readonly upTo: number;
  readonly of: 'team' | 'match' | 'pick';
  readonly points: number;
  /** The place of its points in the stage, as problems name it; null = they cannot be changed. */
  readonly place: string | null;
  /** The edit that changes its points. */
  edit(points: number): FormatEdit | null;
}

/** Everything that pays in the stage at a position of its format. */
export function payRows(stage: FormatStage, at: number): PayRow[] {
  const own = { stage, at };
  if (stage.swissStageDetails) return swissRows(own, stage.swissStageDetails);
  if (stage.bracket) return bracketRows(own);
  const groups = stage.groupStageDetails;
  if (groups?.wholeOrder) return orderRows(own, { ...groups, wholeOrder: groups.wholeOrder });
  if (groups?.fixtures) return fixtureRows(own, { ...groups, fixtures: groups.fixtures });
  return groups ? groupRows(own, groups) : [];
}

interface Own {
  readonly stage: FormatStage;
  readonly at: number;
}

type SwissDetails = NonNullable<FormatStage['swissStageDetails']>;
type GroupDetails = NonNullable<FormatStage['groupStageDetails']>;

function swissRows({ stage, at }: Own, details: SwissDetails): PayRow[] {
  const isApart = details.scoreCleanSweepApart === true;
  const all = (count: (own: SwissDetails) => number) => sumOfGroups(details, swissGroup, count);
  const row = (key: keyof SwissDetails, shown: Shown): PayRow =>
    detailRow({ stage, at }, 'swissStageDetails', key, Number(details[key]), shown);
  return [
    row('pointsPerAdvancing', {
      name: m.advancing(),
      counts: isApart ? m.throughWithLoss() : m.goesThrough(),
      upTo: all((own) => own.advancingCount - (isApart ? own.cleanSweepWinnerCount : 0)),
      of: 'team',
    }),
    row('pointsPerCorrectWinner', {
      name: sweepOf(details),
      counts: isApart ? m.throughUnbeaten() : m.unbeatenBesides(),
      upTo: all((own) => own.cleanSweepWinnerCount),
      of: 'team',
    }),
    row('pointsPerCorrectLoser', {
      name: lostSweepOf(details),
      counts: m.outWinless(),
      upTo: all((own) => own.cleanSweepLoserCount),
      of: 'team',
    }),
  ];
}

/** The pay of an order; a distance pays in place of the exact place. */
function orderRows({ stage, at }: Own, details: OrderDetails): PayRow[] {
  const { wholeOrder } = details;
  const shown = { upTo: sumOfGroups(details, orderOf, placesOf), of: 'team' } as const;
  const edit = (to: WholeOrder): FormatEdit => ({
    kind: 'changeStage',
    stage: at,
    to: {
      ...stageFieldsOf(stage),
      groupStageDetails: { ...details, wholeOrder: to },
    } as StageFields,
  });
  const { pointsByDistance = [] } = wholeOrder;
  return [
    {
      ...shown,
      key: 'pointsPerExactPlace',
      name: m.exactPlace(),
      counts: m.atItsPlace(),
      points: wholeOrder.pointsPerExactPlace,
      place: `${ORDER}.pointsPerExactPlace`,
      edit: (pointsPerExactPlace) => edit({ ...wholeOrder, pointsPerExactPlace }),
    },
    ...pointsByDistance.map(
      (points, index): PayRow => ({
        ...shown,
        key: `pointsByDistance.${index}`,
        name: m.missedBy({ count: index + 1 }),
        counts: m.insteadOfPlace(),
        points,
        place: `${ORDER}.pointsByDistance.${index}`,
        edit: (to) => edit({ ...wholeOrder, pointsByDistance: pointsByDistance.with(index, to) }),
      }),
    ),
  ];
}

/** The pay of matches; an exact score pays on top of its result. */
function fixtureRows({ stage, at }: Own, details: FixtureDetails): PayRow[] {
  const { fixtures } = details;
  const shown = { upTo: sumOfGroups(details, fixturesOf, fixtureCount), of: 'match' } as const;
  const row = (
    key: 'pointsPerResult' | 'pointsPerExactScore',
    words: Pick<PayRow, 'name' | 'counts'>,
  ): PayRow => ({
    ...shown,
    ...words,
    key,
    points: fixtures[key] ?? 0,
    place: `${FIXTURES}.${key}`,
    edit: (points) => ({
      kind: 'changeStage',
      stage: at,
      to: {
        ...stageFieldsOf(stage),
        groupStageDetails: { ...details, fixtures: { ...fixtures, [key]: points } },
      } as StageFields,
    }),
  });
  return [
    row('pointsPerResult', { name: m.rightResult(), counts: m.endsAsCalled() }),
    ...(isScoreCalled(fixtures)
      ? [row('pointsPerExactScore', { name: m.exactScoreLine(), counts: m.byTheScore() })]
      : []),
  ];
}

function groupRows({ stage, at }: Own, details: GroupDetails): PayRow[] {
  const groupsWith = (type: PickType) =>
    sumOfGroups(
      details,
      groupOf,
      (own) => groupSteps(own).filter(({ pickTypeId }) => pickTypeId === type).length,
    );
  const row = (key: keyof GroupDetails, shown: Shown): PayRow =>
    detailRow({ stage, at }, 'groupStageDetails', key, Number(details[key]), shown);
  const rows = [
    row('pointsPerAdvancing', {
      name: m.advancing(),
      counts:
        details.countsByGroup || details.bestOfNextPlace
          ? m.goesThrough()
          : m.inFirstPlaces({ count: details.totalAdvancing }),
      upTo: allAdvancing(details),
      of: 'team',
    }),
  ];
  if (!details.scoreFirstPlace) return rows;
  rows.push(
    row('pointsPerFirstPlace', {
      name: m.firstPlace(),
      counts: m.firstOfGroup(),
      upTo: groupsWith(PickType.firstPlace),
      of: 'team',
    }),
  );
  if (!details.scoreSecondPlace) return rows;
  rows.push(
    row('pointsPerSecondPlace', {
      name: m.secondPlace(),
      counts: m.secondOfGroup(),
      upTo: groupsWith(PickType.secondPlace),
      of: 'team',
    }),
  );
  return rows;
}

type Shown = Pick<PayRow, 'name' | 'counts' | 'upTo' | 'of'>;

/** A row whose points are a detail of the stage. */
function detailRow(
  { stage, at }: Own,
  details: 'swissStageDetails' | 'groupStageDetails' | 'playoffDetails',
  key: string,
  points: number,
  shown: Shown,
): PayRow {
  return {
    ...shown,
    key,
    points,
    place: `${details}.${key}`,
    edit: (to) => ({
      kind: 'changeStage',
      stage: at,
      to: { ...stageFieldsOf(stage), [details]: { ...stage[details], [key]: to } } as StageFields,
    }),
  };
}

const SCORING_GROUPS = 'bracket.scoringGroups';

/**
 * The paying picks of its bracket: those of the scoring groups, and the extras for a series or the
 * reset.
 */
function bracketRows({ stage, at }: Own): PayRow[] {
  const { bracket } = stage;
  if (!bracket) return [];
  const groups = stage.type === StageType.group ? stage.groupStageDetails.groupCount : 1;
  const rows = bracket.scoringGroups.flatMap((group, index): PayRow[] => {
    const upTo = calledTeams(bracket, group) * groups;
    const place = `${SCORING_GROUPS}.${index}`;
    const row = (points: 'pointsPerCorrectParticipant' | 'pointsPerCorrectPlacement') => ({
      key: `${index}-${points}`,
      points: group[points],
      place: `${place}.${points}`,
      edit: (to: number): FormatEdit => ({
        kind: 'changeScoringGroup',
        stage: at,
        group: index,
        to: { [points]: to },
      }),
    });
    const found: PayRow[] = [];
    if (group.scoreParticipants || group.scoreWinnersOnly) {
      found.push({
        ...row('pointsPerCorrectParticipant'),
        name: group.name,
        counts: group.scoreWinnersOnly ? m.winnersOnly() : m.teamsPlayThere(),
        upTo,
        of: 'team',
      });
    }
    if (group.scorePlacement) {
      found.push({
        ...row('pointsPerCorrectPlacement'),
        name: m.placementOf({ group: group.name }),
        counts: m.inThatMatch(),
        upTo,
        of: 'team',
      });
    }
    return found;
  });
  return [...rows, ...extraRows({ stage, at }, groups)];
}

function extraRows({ stage, at }: Own, groups: number): PayRow[] {
  const rows: PayRow[] = [];
  const series = stage.playoffDetails ?? stage.groupStageDetails;
  if (series?.useSeriesScore) {
    rows.push({
      key: 'series',
      name: m.seriesScoreBonus(),
      counts: m.exactScore(),
      upTo: pickedMatches(stage) * groups,
      of: 'match',
      points: SERIES_SCORE_BONUS,
      place: null,
      edit: () => null,
    });
  }
  if (stage.playoffDetails?.hasBracketReset) {
    rows.push(
      detailRow(
        { stage, at },
        'playoffDetails',
        'pointsForCorrectBracketReset',
        stage.playoffDetails.pointsForCorrectBracketReset,
        { name: m.bracketResetPay(), counts: m.playedOrNot(), upTo: 1, of: 'pick' },
      ),
    );
  }
  return rows;
}

/** Matches that a player picks; the reset comes on top where it is played. */
function pickedMatches(stage: FormatStage): number {
  const { bracket } = stage;
  if (!bracket) return 0;
  const parts = activeParts(bracket);
  const columns = parts.flatMap(({ columns }) => columns);
  const played = columns.filter(({ isQualifier, lockPicks }) => !isQualifier && !lockPicks);
  const matches = played.reduce((sum, { matchCount }) => sum + matchCount, 0);
  return matches + (stage.playoffDetails?.hasBracketReset ? 1 : 0);
}
