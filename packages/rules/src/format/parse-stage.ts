import { MAX_TEAMS } from '../model/event-stage.ts';
import {
  type Bracket,
  type FormatStage,
  type GroupStageDetails,
  isBracketStage,
  type PlayoffDetails,
  StageType,
  type SwissStageDetails,
} from '../model/format.ts';
import { checkReset } from './check-reset.ts';
import { parseBracket } from './parse-bracket.ts';
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

/** One stage; details and brackets that its type does not use are left out. */
export function parseStage(at: Found, index: number): FormatStage {
  isObject(at);
  const type = readType(field(at, 'type'));
  const teams = field(at, 'teamsToOpenPicks');
  const toOpen = isAbsent(teams) ? null : readWhole(teams, { min: 1, max: MAX_TEAMS });
  const details = (of: StageType, key: string): Found | null => {
    const found = field(at, key);
    return type === of && isObject(found) ? found : null;
  };
  const swiss = details(StageType.swiss, 'swissStageDetails');
  const group = details(StageType.group, 'groupStageDetails');
  const playoffs = details(StageType.playoffs, 'playoffDetails');
  const stage: FormatStage = {
    name: readName(field(at, 'name')),
    type: type ?? StageType.swiss,
    teamsToOpenPicks: index === 0 ? null : toOpen,
    swissStageDetails: swiss && parseSwiss(swiss),
    groupStageDetails: group && parseGroup(group),
    playoffDetails: playoffs && parsePlayoffs(playoffs),
    bracket: null,
  };
  return isBracketStage(stage) ? { ...stage, bracket: bracketOf(at, stage) } : stage;
}

function readType(at: Found): StageType | null {
  const type = Object.values(StageType).find((known) => known === at.value);
  if (type === undefined) note(at, 'Must be 1 (groups), 2 (Swiss) or 3 (playoffs).');
  return type ?? null;
}

function bracketOf(at: Found, stage: FormatStage): Bracket | null {
  const hasReset = stage.playoffDetails?.hasBracketReset === true;
  const bracket = parseBracket(field(at, 'bracket'), { hasReset });
  if (bracket && hasReset) {
    checkReset(field(field(at, 'playoffDetails'), 'hasBracketReset'), bracket);
  }
  return bracket;
}

const readCount = (at: Found, fallback: number): number =>
  readWhole(at, { min: 0, max: MAX_TEAMS, fallback });

/** Decision 173. */
function parseSwiss(at: Found): SwissStageDetails {
  const advancingCount = readCount(field(at, 'advancingCount'), 8);
  const winners = field(at, 'cleanSweepWinnerCount');
  const cleanSweepWinnerCount = readCount(winners, Math.min(2, advancingCount));
  const losers = field(at, 'cleanSweepLoserCount');
  const cleanSweepLoserCount = readCount(losers, Math.min(2, MAX_TEAMS - advancingCount));
  if (advancingCount + cleanSweepLoserCount > MAX_TEAMS) {
    const left = MAX_TEAMS - advancingCount;
    note(losers, `At most ${left}: ${MAX_TEAMS} teams fit, with those that advance.`);
  }
  if (cleanSweepWinnerCount > advancingCount) {
    const advancing = advancingCount === 1 ? '1 team advances' : `${advancingCount} teams advance`;
    note(winners, `Only ${advancing}, and each 3-0 team is one of them.`);
  }
  return {
    advancingCount,
    pointsPerAdvancing: readPoints(field(at, 'pointsPerAdvancing'), 2),
    cleanSweepWinnerCount,
    pointsPerCorrectWinner: readPoints(field(at, 'pointsPerCorrectWinner'), 2),
    cleanSweepLoserCount,
    pointsPerCorrectLoser: readPoints(field(at, 'pointsPerCorrectLoser'), 2),
    scoreCleanSweepApart: readFlag(field(at, 'scoreCleanSweepApart')),
  };
}

/** Defaults of core-platform §3; what needs another switch is forced off without it. */
function parseGroup(at: Found): GroupStageDetails {
  const hasGroupBrackets = readFlag(field(at, 'hasGroupBrackets'));
  const useSeriesScore = readFlag(field(at, 'useSeriesScore'));
  const advancingCount = readCount(field(at, 'advancingCount'), 3);
  const scoreFirstPlace = readFlag(field(at, 'scoreFirstPlace'), true);
  const scoreSecondPlace = readFlag(field(at, 'scoreSecondPlace'), true);
  return {
    hasGroupBrackets,
    useSeriesScore: hasGroupBrackets && useSeriesScore,
    groupCount: readWhole(field(at, 'groupCount'), { min: 1, max: MAX_TEAMS, fallback: 4 }),
    advancingCount,
    totalAdvancing: readCount(field(at, 'totalAdvancing'), advancingCount),
    pointsPerAdvancing: readPoints(field(at, 'pointsPerAdvancing'), 2),
    scoreFirstPlace,
    pointsPerFirstPlace: readPoints(field(at, 'pointsPerFirstPlace')),
    scoreSecondPlace: scoreFirstPlace && scoreSecondPlace,
    pointsPerSecondPlace: readPoints(field(at, 'pointsPerSecondPlace')),
  };
}

const parsePlayoffs = (at: Found): PlayoffDetails => ({
  useSeriesScore: readFlag(field(at, 'useSeriesScore')),
  hasBracketReset: readFlag(field(at, 'hasBracketReset')),
  pointsForCorrectBracketReset: readPoints(field(at, 'pointsForCorrectBracketReset'), 0),
});
