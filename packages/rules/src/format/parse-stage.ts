import {
  type Bracket,
  type FormatStage,
  type GroupStageDetails,
  isBracketStage,
  type PlayoffDetails,
  StageType,
  type SwissStageDetails,
} from './format.ts';
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

/** Teams of a substage, and so the most that any count of teams can say. */
const MAX_TEAMS = 250;

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
  if (!bracket || !hasReset) return bracket;
  const parts = bracket.freeform ? bracket.freeformParts : bracket.parts;
  if (!parts.some((part) => part.identifier === 'GF' && part.columns.length > 0)) {
    const flag = field(field(at, 'playoffDetails'), 'hasBracketReset');
    note(flag, 'A bracket reset needs a grand final (part GF).');
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
  if (cleanSweepWinnerCount > advancingCount) {
    const advancing = advancingCount === 1 ? '1 team advances' : `${advancingCount} teams advance`;
    note(winners, `Only ${advancing}, and each 3-0 team is one of them.`);
  }
  return {
    advancingCount,
    pointsPerAdvancing: readPoints(field(at, 'pointsPerAdvancing'), 2),
    cleanSweepWinnerCount,
    pointsPerCorrectWinner: readPoints(field(at, 'pointsPerCorrectWinner'), 2),
    cleanSweepLoserCount: readCount(field(at, 'cleanSweepLoserCount'), 2),
    pointsPerCorrectLoser: readPoints(field(at, 'pointsPerCorrectLoser'), 2),
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
