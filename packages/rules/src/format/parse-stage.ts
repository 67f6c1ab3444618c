import { fixtureCount } from '../fixtures/fixture-list.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import {
  type Fixtures,
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
import { MAX_BRACKET_MATCHES } from './check-size.ts';
import { type CountsOfStage, parseCountsByGroup, readGroupCount } from './counts-by-group.ts';
import { parseBracket } from './parse-bracket.ts';
import { parseFixtures } from './parse-fixtures.ts';
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
  ({ teamCount: fallback }: Pick<WholeOrder, 'teamCount'>) =>
  (at: Found): Required<GroupCounts> => {
    const teamCount = readPlaces(at, fallback);
    const { advancingCount } = GROUP_DEFAULTS;
    return {
      advancingCount: readThrough(field(at, 'advancingCount'), teamCount, advancingCount),
      teamCount,
    };
  };

type Counts = Pick<GroupStageDetails, 'advancingCount' | 'totalAdvancing' | 'countsByGroup'> &
  Pick<Partial<GroupStageDetails>, 'wholeOrder' | 'fixtures'>;

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

/** The counts of groups whose number of teams the format says, and their most teams. */
function parseCountsOfPlaces(
  at: Found,
  groupCount: number,
  places: Pick<WholeOrder, 'teamCount'>,
): { readonly counts: Counts; readonly teamCount: number } {
  const byGroup = parseCountsByGroup(at, groupCount, parseOrderCounts(places));
  const teamCount = byGroup?.teamCount ?? places.teamCount;
  if (byGroup) {
    const { advancingCount, countsByGroup } = byGroup;
    const listed = countsByGroup ? { countsByGroup } : {};
    return { counts: { advancingCount, totalAdvancing: advancingCount, ...listed }, teamCount };
  }
  const through = (key: 'advancingCount' | 'totalAdvancing', fallback: number) =>
    readThrough(field(at, key), teamCount, fallback);
  const advancingCount = through('advancingCount', GROUP_DEFAULTS.advancingCount);
  const totalAdvancing = through('totalAdvancing', advancingCount);
  return { counts: { advancingCount, totalAdvancing }, teamCount };
}

function parseCountsOfOrders(at: Found, groupCount: number, order: WholeOrder): Counts {
  const { counts, teamCount } = parseCountsOfPlaces(at, groupCount, order);
  if ((order.pointsByDistance?.length ?? 0) >= teamCount) {
    const distances = field(field(at, 'wholeOrder'), 'pointsByDistance');
    note(distances, { code: 'distance_too_far', teams: teamCount });
  }
  return { ...counts, wholeOrder: { ...order, teamCount } };
}

/** A match is named by a number wherever picks are exchanged, so that a group has no more of them. */
function parseCountsOfFixtures(at: Found, groupCount: number, own: Fixtures): Counts {
  const { counts, teamCount } = parseCountsOfPlaces(at, groupCount, own);
  const fixtures = { ...own, teamCount };
  const count = fixtureCount({ fixtures });
  if (count > MAX_BRACKET_MATCHES) {
    note(field(at, 'fixtures'), { code: 'too_many_matches', count, most: MAX_BRACKET_MATCHES });
  }
  return { ...counts, fixtures };
}

type GroupFlags = Pick<
  GroupStageDetails,
  'hasGroupBrackets' | 'useSeriesScore' | 'scoreFirstPlace' | 'scoreSecondPlace'
>;
type GroupPoints = Pick<
  GroupStageDetails,
  'pointsPerAdvancing' | 'pointsPerFirstPlace' | 'pointsPerSecondPlace'
>;

/** The counts by what is picked: the matches, the whole order, or who goes through. */
function parseCounts(at: Found, groupCount: number, hasGroupBrackets: boolean): Counts {
  const fixtures = hasGroupBrackets ? null : parseFixtures(at);
  if (fixtures) return parseCountsOfFixtures(at, groupCount, fixtures);
  const order = hasGroupBrackets ? null : parseWholeOrder(at);
  return order
    ? parseCountsOfOrders(at, groupCount, order)
    : parseCountsOfTeams(at, groupCount, !hasGroupBrackets);
}

/** Options that need another option are off without it. */
export function parseGroup(at: Found): GroupStageDetails {
  const defaults = GROUP_DEFAULTS;
  const flag = (key: keyof GroupFlags): boolean => readFlag(field(at, key), defaults[key]);
  const points = (key: keyof GroupPoints): number => readPoints(field(at, key), defaults[key]);
  const hasGroupBrackets = flag('hasGroupBrackets');
  const useSeriesScore = flag('useSeriesScore');
  const groupCount = readGroupCount(at, defaults.groupCount);
  const counts = parseCounts(at, groupCount, hasGroupBrackets);
  const hasNext = !hasGroupBrackets && counts.fixtures === undefined;
  const furtherTeams = hasNext ? parseNextPlace(at, { groupCount, ...counts }) : null;
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
