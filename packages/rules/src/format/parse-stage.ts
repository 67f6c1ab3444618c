import { MAX_TEAMS } from '../model/event-stage.ts';
import {
  type FormatStage,
  type GroupCounts,
  type GroupStageDetails,
  type PlayoffDetails,
  StageType,
  type SwissGroupCounts,
  type SwissStageDetails,
  type WholeOrder,
} from '../model/format.ts';
import { GROUP_DEFAULTS, PLAYOFF_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import { SWISS_ENOUGH, SWISS_WINS } from '../model/swiss-record.ts';
import { parseEntries } from './check-entries.ts';
import { checkReset } from './check-reset.ts';
import { type CountsOfStage, parseCountsByGroup, readGroupCount } from './counts-by-group.ts';
import { parseBracket } from './parse-bracket.ts';
import { parseNextPlace } from './parse-next-place.ts';
import { parseWholeOrder, readPlaces } from './parse-order.ts';
import {
  type Found,
  field,
  isAbsent,
  isObject,
  note,
  readFlag,
  readName,
  readPoints,
  readWhole,
} from './read-value.ts';

/** One stage, without what its type does not use; null where it cannot be one for its problems. */
export function parseStage(at: Found, index: number): FormatStage | null {
  isObject(at);
  const type = readType(field(at, 'type'));
  const named = parseNamed(at, index);
  const stage = type && PARSED_BY_TYPE[type](at, { ...named, ...NOTHING });
  const entries = parseEntries(at);
  return stage && entries ? { ...stage, entries } : stage;
}

/** The fields of every stage. The first stage opens without waiting for teams. */
export function parseNamed(
  at: Found,
  index: number,
): Pick<FormatStage, 'name' | 'teamsToOpenPicks'> {
  const teams = field(at, 'teamsToOpenPicks');
  const toOpen = isAbsent(teams) ? null : readWhole(teams, { min: 1, max: MAX_TEAMS });
  return { name: readName(field(at, 'name')), teamsToOpenPicks: index === 0 ? null : toOpen };
}

const NOTHING = {
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
};

type Basics = Pick<FormatStage, 'name' | 'teamsToOpenPicks'> & typeof NOTHING;

const PARSED_BY_TYPE: Readonly<
  Record<StageType, (at: Found, basics: Basics) => FormatStage | null>
> = {
  [StageType.swiss]: (at, basics) => {
    const details = field(at, 'swissStageDetails');
    if (!isObject(details)) return null;
    return { ...basics, type: StageType.swiss, swissStageDetails: parseSwiss(details) };
  },
  [StageType.group]: (at, basics) => {
    const details = field(at, 'groupStageDetails');
    if (!isObject(details)) return null;
    const stage = { ...basics, type: StageType.group, groupStageDetails: parseGroup(details) };
    if (!stage.groupStageDetails.hasGroupBrackets) return stage;
    const bracket = parseBracket(field(at, 'bracket'), { hasReset: false });
    return bracket && { ...stage, bracket };
  },
  [StageType.playoffs]: (at, basics) => {
    const details = field(at, 'playoffDetails');
    const playoffDetails = isObject(details) ? parsePlayoffs(details) : null;
    const hasReset = playoffDetails?.hasBracketReset === true;
    const bracket = parseBracket(field(at, 'bracket'), { hasReset });
    if (bracket && hasReset) checkReset(field(details, 'hasBracketReset'), bracket);
    if (!bracket || !playoffDetails) return null;
    return { ...basics, type: StageType.playoffs, playoffDetails, bracket };
  },
};

function readType(at: Found): StageType | null {
  const type = Object.values(StageType).find((known) => known === at.value);
  if (type === undefined) note(at, { code: 'unknown_stage_type' });
  return type ?? null;
}

const readCount = (at: Found, fallback: number): number =>
  readWhole(at, { min: 0, max: MAX_TEAMS, fallback });

/** The counts of a Swiss stage, or of one of its groups. */
function parseSwissCounts(at: Found): SwissGroupCounts {
  const defaults = SWISS_DEFAULTS;
  const advancingCount = readCount(field(at, 'advancingCount'), defaults.advancingCount);
  const winners = field(at, 'cleanSweepWinnerCount');
  const cleanSweepWinnerCount = readCount(
    winners,
    Math.min(defaults.cleanSweepWinnerCount, advancingCount),
  );
  const losers = field(at, 'cleanSweepLoserCount');
  const cleanSweepLoserCount = readCount(
    losers,
    Math.min(defaults.cleanSweepLoserCount, MAX_TEAMS - advancingCount),
  );
  if (advancingCount + cleanSweepLoserCount > MAX_TEAMS) {
    note(losers, {
      code: 'too_many_losers',
      left: MAX_TEAMS - advancingCount,
      most: MAX_TEAMS,
    });
  }
  if (cleanSweepWinnerCount > advancingCount) {
    note(winners, { code: 'too_many_undefeated', advancing: advancingCount });
  }
  return { advancingCount, cleanSweepWinnerCount, cleanSweepLoserCount };
}

export function parseSwiss(at: Found): SwissStageDetails {
  const defaults = SWISS_DEFAULTS;
  const groupCount = readGroupCount(at, 1);
  const counts: CountsOfStage<SwissGroupCounts> =
    parseCountsByGroup(at, groupCount, parseSwissCounts) ?? parseSwissCounts(at);
  const wins = readWhole(field(at, 'winsNeeded'), {
    min: SWISS_WINS.least,
    max: SWISS_WINS.most,
    fallback: SWISS_ENOUGH,
  });
  return {
    advancingCount: counts.advancingCount,
    pointsPerAdvancing: readPoints(field(at, 'pointsPerAdvancing'), defaults.pointsPerAdvancing),
    cleanSweepWinnerCount: counts.cleanSweepWinnerCount,
    pointsPerCorrectWinner: readPoints(
      field(at, 'pointsPerCorrectWinner'),
      defaults.pointsPerCorrectWinner,
    ),
    cleanSweepLoserCount: counts.cleanSweepLoserCount,
    pointsPerCorrectLoser: readPoints(
      field(at, 'pointsPerCorrectLoser'),
      defaults.pointsPerCorrectLoser,
    ),
    scoreCleanSweepApart: readFlag(
      field(at, 'scoreCleanSweepApart'),
      defaults.scoreCleanSweepApart,
    ),
    ...(wins === SWISS_ENOUGH ? {} : { winsNeeded: wins }),
    ...(groupCount === 1 ? {} : { groupCount }),
    ...(counts.countsByGroup && { countsByGroup: counts.countsByGroup }),
  };
}

const parseGroupCounts = (at: Found): Pick<GroupCounts, 'advancingCount'> => ({
  advancingCount: readCount(field(at, 'advancingCount'), GROUP_DEFAULTS.advancingCount),
});

/** No more teams of an order go on than it has places. */
const readThrough = (at: Found, places: number, fallback: number): number =>
  readWhole(at, { min: 0, max: places, fallback: Math.min(fallback, places) });

const parseOrderCounts =
  (order: WholeOrder) =>
  (at: Found): Required<GroupCounts> => {
    const teamCount = readPlaces(at, order.teamCount);
    const { advancingCount } = GROUP_DEFAULTS;
    return {
      advancingCount: readThrough(field(at, 'advancingCount'), teamCount, advancingCount),
      teamCount,
    };
  };

type Counts = Pick<GroupStageDetails, 'advancingCount' | 'totalAdvancing' | 'countsByGroup'> &
  Pick<Partial<GroupStageDetails>, 'wholeOrder'>;

function parseCountsOfTeams(at: Found, groupCount: number, isByGroup: boolean): Counts {
  const advancingCount = readCount(field(at, 'advancingCount'), GROUP_DEFAULTS.advancingCount);
  const totalAdvancing = readCount(field(at, 'totalAdvancing'), advancingCount);
  const byGroup = isByGroup ? parseCountsByGroup(at, groupCount, parseGroupCounts) : null;
  return {
    advancingCount,
    totalAdvancing,
    ...(byGroup && { ...byGroup, totalAdvancing: byGroup.advancingCount }),
  };
}

function parseCountsOfOrders(at: Found, groupCount: number, order: WholeOrder): Counts {
  const byGroup = parseCountsByGroup(at, groupCount, parseOrderCounts(order));
  const teamCount = byGroup?.teamCount ?? order.teamCount;
  if ((order.pointsByDistance?.length ?? 0) >= teamCount) {
    const distances = field(field(at, 'wholeOrder'), 'pointsByDistance');
    note(distances, { code: 'distance_too_far', teams: teamCount });
  }
  const wholeOrder = { ...order, teamCount };
  if (byGroup) {
    const { advancingCount, countsByGroup } = byGroup;
    const listed = countsByGroup ? { countsByGroup } : {};
    return { advancingCount, totalAdvancing: advancingCount, ...listed, wholeOrder };
  }
  const through = (key: 'advancingCount' | 'totalAdvancing', fallback: number) =>
    readThrough(field(at, key), teamCount, fallback);
  const advancingCount = through('advancingCount', GROUP_DEFAULTS.advancingCount);
  return {
    advancingCount,
    totalAdvancing: through('totalAdvancing', advancingCount),
    wholeOrder,
  };
}

type GroupFlags = Pick<
  GroupStageDetails,
  'hasGroupBrackets' | 'useSeriesScore' | 'scoreFirstPlace' | 'scoreSecondPlace'
>;
type GroupPoints = Pick<
  GroupStageDetails,
  'pointsPerAdvancing' | 'pointsPerFirstPlace' | 'pointsPerSecondPlace'
>;

/** Options that need another option are off without it. */
export function parseGroup(at: Found): GroupStageDetails {
  const defaults = GROUP_DEFAULTS;
  const flag = (key: keyof GroupFlags): boolean => readFlag(field(at, key), defaults[key]);
  const points = (key: keyof GroupPoints): number => readPoints(field(at, key), defaults[key]);
  const hasGroupBrackets = flag('hasGroupBrackets');
  const useSeriesScore = flag('useSeriesScore');
  const groupCount = readGroupCount(at, defaults.groupCount);
  const order = hasGroupBrackets ? null : parseWholeOrder(at);
  const counts = order
    ? parseCountsOfOrders(at, groupCount, order)
    : parseCountsOfTeams(at, groupCount, !hasGroupBrackets);
  const furtherTeams = hasGroupBrackets ? null : parseNextPlace(at, { groupCount, ...counts });
  const scoreFirstPlace = flag('scoreFirstPlace');
  const scoreSecondPlace = flag('scoreSecondPlace');
  return {
    hasGroupBrackets,
    useSeriesScore: hasGroupBrackets && useSeriesScore,
    groupCount,
    ...counts,
    ...(furtherTeams && { bestOfNextPlace: furtherTeams }),
    pointsPerAdvancing: points('pointsPerAdvancing'),
    scoreFirstPlace,
    pointsPerFirstPlace: points('pointsPerFirstPlace'),
    scoreSecondPlace: scoreFirstPlace && scoreSecondPlace,
    pointsPerSecondPlace: points('pointsPerSecondPlace'),
  };
}

export const parsePlayoffs = (at: Found): PlayoffDetails => ({
  useSeriesScore: readFlag(field(at, 'useSeriesScore'), PLAYOFF_DEFAULTS.useSeriesScore),
  hasBracketReset: readFlag(field(at, 'hasBracketReset'), PLAYOFF_DEFAULTS.hasBracketReset),
  pointsForCorrectBracketReset: readPoints(
    field(at, 'pointsForCorrectBracketReset'),
    PLAYOFF_DEFAULTS.pointsForCorrectBracketReset,
  ),
});
